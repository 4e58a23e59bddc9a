import { type Answer, noAnswer } from '#modules/talent/surveys/model/answer.ts'
import type { Control } from '#modules/talent/surveys/model/questions/index.ts'

type Chosen = Extract<
  Control,
  { options: unknown; as: 'cards' | 'radios' | 'select' | 'checkboxes' }
>

/** One option chosen, with the comment that was there; the text of another option stays with it. */
export function choosing(control: Chosen, answer: Answer, value: number): Answer {
  if (control.as === 'checkboxes') return ticking(control, answer, value)
  const keepsText = control.as !== 'cards' && control.other?.value === value
  const texts = keepsText ? answer.texts.slice(0, 1) : []
  return { ...noAnswer, choice: value, texts, comment: answer.comment }
}

/** One of several options, taken or let go. */
function ticking(control: Chosen, answer: Answer, value: number): Answer {
  const has = answer.texts.some(({ choice }) => choice === value)
  const kept = answer.texts.filter(({ choice }) => choice !== null && choice !== value)
  const texts = has ? kept : [...kept, { choice: value, text: '', number: null }]
  const order = control.options.map((option) => option.value)
  const sorted = texts.toSorted(
    (a, b) => order.indexOf(a.choice ?? -1) - order.indexOf(b.choice ?? -1),
  )
  return { ...noAnswer, texts: sorted, comment: answer.comment }
}

/**
 * What a digit chooses: the value that a card shows, or the option in that place. Nothing where
 * there is none.
 */
export function chosenBy(control: Control, answer: Answer, digit: number): Answer | undefined {
  if (control.as === 'cards') {
    const found = control.options.some(({ value }) => value === digit)
    return found ? choosing(control, answer, digit) : undefined
  }
  if (control.as !== 'radios' && control.as !== 'checkboxes') return undefined
  const option = control.options[digit - 1]
  return option && choosing(control, answer, option.value)
}
