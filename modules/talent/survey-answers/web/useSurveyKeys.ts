import { useEffect, useRef } from 'react'
import { type Answer, notApplicable } from '#modules/talent/surveys/model/answer.ts'
import type { Control } from '#modules/talent/surveys/model/questions/index.ts'
import { isTyping } from '#platform/web/kit/form/is-typing.ts'
import { actOfKey, type Way } from '../model/keys.ts'
import { chosenBy } from './controls/choose.ts'
import type { Session } from './session.ts'

type Asked = {
  control: Control | undefined
  answer: Answer
  give: (value: Answer, way: Way) => unknown
  index: number
}

/** The keys of the page of a question: they choose and move wherever the focus is. */
export function useSurveyKeys(session: Session, asked: Asked): void {
  const latest = useRef(asked)
  useEffect(() => {
    latest.current = asked
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const { control, answer, give, index } = latest.current
      const act = actOfKey({
        key: event.key,
        inText: isTyping(event.target) && !isChoice(event.target),
        withOther: event.ctrlKey || event.altKey || event.metaKey,
      })
      if (!act || (event.key === 'Enter' && isButton(event.target))) return
      if (act.act === 'stay') return session.dispatch({ type: 'stay' })
      event.preventDefault()
      if (act.act === 'next') return session.next(index)
      if (act.act === 'previous') return session.dispatch({ type: 'previous' })
      if (!control) return undefined
      const value =
        act.act === 'notApplicable' ? zero(control, answer) : chosenBy(control, answer, act.digit)
      if (value) give(value, 'digit')
      return undefined
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [session])
}

/** 0 is «No aplica», or the value 0 of a scale that begins there. */
function zero(control: Control, answer: Answer): Answer | undefined {
  if (control.as !== 'cards') return undefined
  return control.na ? notApplicable(answer.comment) : chosenBy(control, answer, 0)
}

const isButton = (target: EventTarget | null) =>
  target instanceof HTMLElement && ['BUTTON', 'A'].includes(target.tagName)

/** A choice takes no letters: digits and arrows to the sides are of the survey there too. */
const isChoice = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type)
