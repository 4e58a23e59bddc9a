import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import {
  HealthPlanNoticeLines,
  PasteHealthPlanNotices,
} from '#generated/operations/health-plans.ts'
import { Dialog } from '#platform/web/kit/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { linesOf } from '#platform/web/kit/sheet/block.ts'
import { isWrong, PastedList, whyNotPasted } from '#platform/web/kit/sheet/PastedList.tsx'
import { useDebounced } from '#platform/web/kit/useDebounced.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { pastedColumns, type PastedNotice } from '../model/columns.ts'

/** What isapres notified of many people, as a list: each mistake is mended in its row. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const [lines, setLines] = useState<readonly PastedNotice[]>([])
  const asked = useDebounced(lines, 300)
  const rows = asked.map((line) => ({ ...line }))
  const checked = useDetail(HealthPlanNoticeLines, rows.length === 0 ? null : { input: { rows } }, {
    keep: true,
  })
  const verdicts = checked.data?.healthPlanNoticeLines
  const paste = useAction(PasteHealthPlanNotices, {
    done: ({ entered }) => counted(entered, 'notificación ingresada', 'notificaciones ingresadas'),
    after: onClose,
  })
  const wrong = verdicts?.filter(isWrong).length ?? 0
  const waiting = asked !== lines || checked.loading || verdicts?.length !== lines.length
  return (
    <Dialog
      title="Pegar notificaciones"
      width={980}
      okText="Ingresar"
      okDisabled={whyNotPasted({ lines: lines.length, wrong, waiting })}
      busy={paste.busy}
      onOk={() => paste.run({ input: { rows: lines.map((line) => ({ ...line })) } })}
      onCancel={onClose}
    >
      {checked.error && <LoadProblem error={checked.error} retry={checked.reload} />}
      <PastedList
        columns={pastedColumns}
        label="Siete columnas copiadas de una planilla: RUT, folio, tipo, isapre, unidad, valor y mes"
        example={'12.345.678-5\t4401233\tModificación\tConsalud\tUF\t3,42\t10/2026'}
        lines={lines}
        verdicts={verdicts}
        read={(block) => linesOf(pastedColumns, block)}
        onChange={setLines}
      />
    </Dialog>
  )
}
