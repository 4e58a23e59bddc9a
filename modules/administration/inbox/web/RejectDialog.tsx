import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import type { OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { InboxItem } from './types.ts'

type Props = {
  rows: readonly InboxItem[]
  /** With which they were rejected before, in vain. */
  reason: string | undefined
  onSend: (reason: string) => void
  form: OpenForm
}

/** Why one or several are rejected, in words that their people read. */
export function RejectDialog({ rows, reason, onSend, form }: Props) {
  const [first] = rows
  const one = rows.length === 1 && first
  return (
    <AskDialog
      title={one ? `Rechazar ${first.title}` : `Rechazar ${rows.length} solicitudes`}
      okText="Rechazar"
      max={500}
      rows={2}
      {...(reason === undefined ? {} : { initial: reason })}
      busy={false}
      form={form}
      onSend={async (reason) => onSend(reason)}
    >
      <p className="soft">
        {one ? first.fullname && `De ${first.fullname}. ` : 'El mismo motivo vale para todas. '}
        El motivo lo lee quien lo pidió.
      </p>
    </AskDialog>
  )
}
