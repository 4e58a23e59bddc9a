import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { InboxItem } from './types.ts'

type Props = {
  rows: readonly InboxItem[]
  chosen: readonly InboxItem[]
  onAll: () => void
  onNone: () => void
  onApprove: () => Promise<void>
  onReject: () => void
}

/** What is done with the chosen rows, always in sight while there are some. */
export function BulkBar({ rows, chosen, onAll, onNone, onApprove, onReject }: Props) {
  const { length } = chosen
  if (length === 0) return null
  return (
    <div className="inbox-bulk" role="group" aria-label="Con las elegidas">
      <span role="status">{length === 1 ? '1 elegida' : `${length} elegidas`}</span>
      <ActionButton look="primary" onClick={onApprove}>
        Aprobar elegidas
      </ActionButton>
      <ActionButton onClick={onReject}>Rechazar elegidas</ActionButton>
      {length < rows.length && (
        <ActionButton look="text" onClick={onAll}>
          Elegir todas
        </ActionButton>
      )}
      <ActionButton look="text" onClick={onNone}>
        Quitar selección
      </ActionButton>
    </div>
  )
}
