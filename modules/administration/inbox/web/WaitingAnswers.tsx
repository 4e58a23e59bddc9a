import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { answerWords, type WaitingAnswer } from '../model/waiting-answer.ts'
import { takeBackWaiting, useWaitingAnswers } from './outbox.ts'

/** What was answered without a network: it can be taken back until it is sent. */
export function WaitingAnswers() {
  const waiting = useWaitingAnswers()
  if (waiting.length === 0) return null
  return (
    <Panel title="Respondido sin conexión">
      <ul className="inbox-waiting" aria-label="Respondido sin conexión">
        {waiting.map((one) => (
          <Waiting key={one.id} answer={one} />
        ))}
      </ul>
    </Panel>
  )
}

function Waiting({ answer }: { answer: WaitingAnswer }) {
  const { problem, at } = answer
  return (
    <li>
      <TextWithHint
        words={answerWords(answer)}
        hint={
          problem === undefined
            ? `Se enviará al volver la conexión · ${formatMoment(at)}`
            : `No se respondió: ${problem}`
        }
      />
      <ActionButton look="text" onClick={() => takeBackWaiting(answer)}>
        {problem === undefined ? 'Deshacer' : 'Quitar'}
      </ActionButton>
    </li>
  )
}
