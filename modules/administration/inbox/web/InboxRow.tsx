import { acceptsWithWords, ApprovalKind, isOpened } from '../model/approval-kind.ts'
import { counted } from '#chile/counts.ts'
import { daysBetween } from '#chile/dates.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { dayOfMoment, today } from '#platform/web/look/today.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Avatar } from '#platform/web/kit/picture/Avatar.tsx'
import { Tick } from '#platform/web/kit/form/Toggle.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import type { InboxItem } from './types.ts'

type Props = {
  row: InboxItem
  isCurrent: boolean
  isMarked: boolean
  problem: string | undefined
  onFocus: () => void
  onMark: () => void
  onOpen: () => void
  onApprove: () => Promise<void>
  onReject: () => void
}

/** What accepting a kind is called: on a screen of its own it is opened first. */
export function acceptWords(kind: ApprovalKind): string {
  if (isOpened(kind)) return 'Abrir'
  return acceptsWithWords(kind) ? 'Responder' : 'Aprobar'
}

/** One pending thing: whose, what, since when, and its answer. A card on a narrow screen. */
export function InboxRow({ row, isCurrent, isMarked, problem, ...on }: Props) {
  const who = row.fullname ?? 'La plataforma'
  const opens = isOpened(row.kind)
  const waits = daysBetween(dayOfMoment(row.since), today())
  return (
    <li className="inbox-row" data-current={isCurrent}>
      {opens ? (
        <span />
      ) : (
        <Tick checked={isMarked} onChange={on.onMark}>
          <span className="sr-only">{`Elegir ${row.title} de ${who}`}</span>
        </Tick>
      )}
      <button type="button" className="inbox-open" onClick={on.onOpen} onFocus={on.onFocus}>
        <Avatar name={who} size={36} />
        <span className="inbox-words">
          <strong>{who}</strong>
          <span>
            <NoBreak words={row.title} />
          </span>
          <span className="soft">
            <NoBreak words={`${ApprovalKind.label(row.kind)} · ${row.summary}`} />
          </span>
          {row.onBehalfOf && <span className="inbox-place">Por encargo de {row.onBehalfOf}</span>}
        </span>
        <span className="inbox-since soft">
          <NoBreak words={formatMoment(row.since)} />
          {waits > 1 && <NoBreak words={`espera ${counted(waits, 'día')}`} />}
        </span>
      </button>
      <span className="inbox-answers">
        <ActionButton size="small" onClick={on.onApprove}>
          {acceptWords(row.kind)}
        </ActionButton>
        {!opens && (
          <ActionButton size="small" look="text" onClick={on.onReject}>
            Rechazar
          </ActionButton>
        )}
      </span>
      {problem && (
        <p className="inbox-problem" role="status">
          {problem}
        </p>
      )}
    </li>
  )
}
