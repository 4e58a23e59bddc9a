import { whyNot } from '#platform/model/states.ts'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { confirmedActionOf, StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { type Paper, paperStates, toRecall, toSend } from '../model/sent-paper.ts'

type Acts = { send: () => unknown; recall?: () => unknown }

/** What is done with the paper of a thing on its page: sent to sign, and taken back. */
export function paperActions(
  paper: Paper | null | undefined,
  { send, recall }: Acts,
): readonly RowAction[] {
  const sends = whyNot(paperStates, 'send', toSend(paper)) === undefined
  const waits = whyNot(paperStates, 'recall', toRecall(paper)) === undefined
  return [
    ...(sends ? [confirmedActionOf(paperStates, 'send', toSend(paper), send)] : []),
    ...(waits && recall ? [confirmedActionOf(paperStates, 'recall', toRecall(paper), recall)] : []),
  ]
}

/** How the paper of a thing stands, where one was sent to sign. */
export function PaperTag({ paper }: { paper: Paper | null | undefined }) {
  if (!paper || paper.state === 'CANCELLED') return null
  return (
    <>
      <StateTag machine={paperStates} state={paper.state} />
      {paper.isStale && <span className="soft">Cambió desde que se envió a firma</span>}
    </>
  )
}
