import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import {
  LeaveSubsidyLines,
  PasteLeaveSubsidyPayments,
} from '#generated/operations/leave-subsidies.ts'
import { PasteListDialog } from '#platform/web/kit/sheet/PasteListDialog.tsx'
import { useDebounced } from '#platform/web/kit/useDebounced.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { pastedColumns, type PastedPayment } from '../model/columns.ts'

/** What institutions gave back, as a list: each mistake is mended in its row. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const [lines, setLines] = useState<readonly PastedPayment[]>([])
  const asked = useDebounced(lines, 300)
  const checked = useDetail(
    LeaveSubsidyLines,
    asked.length === 0 ? null : { input: { rows: asked.map((line) => ({ ...line })) } },
    { keep: true },
  )
  const paste = useAction(PasteLeaveSubsidyPayments, {
    done: ({ entered }) => counted(entered, 'devolución registrada', 'devoluciones registradas'),
    after: onClose,
  })
  return (
    <PasteListDialog
      title="Pegar devoluciones"
      okText="Registrar"
      width={820}
      columns={pastedColumns}
      label="Cuatro columnas copiadas de una planilla: RUT, licencia, fecha y monto"
      example={'12.345.678-5\t11204417-3\t12/09/2026\t184.230'}
      lines={lines}
      verdicts={checked.data?.leaveSubsidyLines}
      waiting={asked !== lines || checked.loading}
      checked={checked}
      busy={paste.busy}
      onChange={setLines}
      onOk={() => paste.run({ input: { rows: lines.map((line) => ({ ...line })) } })}
      onClose={onClose}
    />
  )
}
