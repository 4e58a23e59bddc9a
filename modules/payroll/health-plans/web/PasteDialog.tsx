import { counted } from '#chile/counts.ts'
import {
  HealthPlanNoticeLines,
  PasteHealthPlanNotices,
} from '#generated/operations/health-plans.ts'
import { PasteListDialog } from '#platform/web/kit/sheet/PasteListDialog.tsx'
import { pastedColumns } from '../model/columns.ts'

/** What isapres notified of many people, as a list: each mistake is mended in its row. */
export const PasteDialog = ({ onClose }: { onClose: () => void }) => (
  <PasteListDialog
    title="Pegar notificaciones"
    okText="Ingresar"
    width={980}
    columns={pastedColumns}
    label="Siete columnas de una planilla: RUT, folio, tipo, isapre, unidad, valor y mes"
    example={'12.345.678-5\t4401233\tModificación\tConsalud\tUF\t3,42\t10/2026'}
    check={HealthPlanNoticeLines}
    verdictsOf={({ healthPlanNoticeLines }) => healthPlanNoticeLines}
    write={PasteHealthPlanNotices}
    done={({ entered }) => counted(entered, 'notificación ingresada', 'notificaciones ingresadas')}
    onClose={onClose}
  />
)
