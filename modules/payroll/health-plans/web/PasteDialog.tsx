import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import {
  HealthPlanNoticeLines,
  PasteHealthPlanNotices,
} from '#generated/operations/health-plans.ts'
import { PasteListDialog } from '#platform/web/kit/sheet/PasteListDialog.tsx'
import { useDebounced } from '#platform/web/kit/useDebounced.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { pastedColumns, type PastedNotice } from '../model/columns.ts'

/** What isapres notified of many people, as a list: each mistake is mended in its row. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const [lines, setLines] = useState<readonly PastedNotice[]>([])
  const asked = useDebounced(lines, 300)
  const checked = useDetail(
    HealthPlanNoticeLines,
    asked.length === 0 ? null : { input: { rows: asked.map((line) => ({ ...line })) } },
    { keep: true },
  )
  const paste = useAction(PasteHealthPlanNotices, {
    done: ({ entered }) => counted(entered, 'notificación ingresada', 'notificaciones ingresadas'),
    after: onClose,
  })
  return (
    <PasteListDialog
      title="Pegar notificaciones"
      okText="Ingresar"
      width={980}
      columns={pastedColumns}
      label="Siete columnas de una planilla: RUT, folio, tipo, isapre, unidad, valor y mes"
      example={'12.345.678-5\t4401233\tModificación\tConsalud\tUF\t3,42\t10/2026'}
      lines={lines}
      verdicts={checked.data?.healthPlanNoticeLines}
      waiting={asked !== lines || checked.loading}
      checked={checked}
      busy={paste.busy}
      onChange={setLines}
      onOk={() => paste.run({ input: { rows: lines.map((line) => ({ ...line })) } })}
      onClose={onClose}
    />
  )
}
