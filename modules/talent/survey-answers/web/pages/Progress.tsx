import { Progress as Percent } from 'antd'
import { progressOf, showsDots, shownQuestions } from '../../model/form.ts'
import type { Taking } from '../../model/taking.ts'
import type { Session } from '../session.ts'

type Props = { session: Session; taking: Taking; current: number }

const words = { DONE: 'respondida', OMITTED: 'omitida', MISSING: 'sin responder' } as const

/** How far the survey is: a dot for each question, by its shape, or a bar where they are many. */
export function Progress({ session, taking, current }: Props) {
  const { form, answers } = taking
  const { percent, complete, total } = progressOf(form, answers)
  const shown = shownQuestions(form, answers)
  if (!showsDots(form)) {
    return (
      <div className="sv-progress">
        <Percent percent={percent} aria-label={`Avance: ${percent} %`} />
        <span className="soft">
          Pregunta {shown.findIndex(({ index }) => index === current) + 1} de {total}
        </span>
      </div>
    )
  }
  return (
    <nav aria-label={`Preguntas: ${complete} de ${total} respondidas`}>
      <ol className="sv-dots">
        {shown.map(({ id, index }, place) => {
          const answer = answers.get(id)
          const done = form.standingOf(id, answer) === 'COMPLETE'
          const state = !done ? 'MISSING' : answer?.omit ? 'OMITTED' : 'DONE'
          return (
            <li key={id}>
              <button
                type="button"
                className="sv-dot"
                data-state={state}
                aria-label={`Pregunta ${place + 1}, ${words[state]}`}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => session.dispatch({ type: 'goTo', index })}
              />
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
