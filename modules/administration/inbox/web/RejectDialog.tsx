import { AskDialog } from '#platform/web/kit/AskDialog.tsx'
import type { InboxItem } from './types.ts'

type Props = {
  rows: readonly InboxItem[]
  draft: string
  /** With which they were rejected before, in vain. */
  reason: string | undefined
  onSend: (reason: string) => void
  onClose: () => void
}

/** Why one or several are rejected, in words that their people read. */
export function RejectDialog({ rows, draft, reason, onSend, onClose }: Props) {
  const [first] = rows
  const one = rows.length === 1 && first
  return (
    <AskDialog
      title={one ? `Rechazar ${first.title}` : `Rechazar ${rows.length} solicitudes`}
      okText="Rechazar"
      label="Motivo"
      max={500}
      rows={2}
      draft={draft}
      {...(reason === undefined ? {} : { initial: reason })}
      busy={false}
      onClose={onClose}
      onSend={async (reason) => onSend(reason)}
    >
      <p className="soft">
        {one ? first.fullname && `De ${first.fullname}. ` : 'El mismo motivo vale para todas. '}
        El motivo lo lee quien lo pidió.
      </p>
    </AskDialog>
  )
}
