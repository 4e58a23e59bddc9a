import { counted } from '#chile/counts.ts'
import {
  LeaveSubsidyLines,
  PasteLeaveSubsidyPayments,
} from '#generated/operations/leave-subsidies.ts'
import { PasteListDialog } from '#platform/web/kit/sheet/PasteListDialog.tsx'
import { pastedColumns } from '../model/columns.ts'

/** What institutions gave back, as a list: each mistake is mended in its row. */
export const PasteDialog = ({ onClose }: { onClose: () => void }) => (
  <PasteListDialog
    title="Pegar devoluciones"
    okText="Registrar"
    width={820}
    columns={pastedColumns}
    label="Cuatro columnas copiadas de una planilla: RUT, licencia, fecha y monto"
    example={'12.345.678-5\t11204417-3\t12/09/2026\t184.230'}
    check={LeaveSubsidyLines}
    verdictsOf={({ leaveSubsidyLines }) => leaveSubsidyLines}
    write={PasteLeaveSubsidyPayments}
    done={({ entered }) => counted(entered, 'devolución registrada', 'devoluciones registradas')}
    onClose={onClose}
  />
)
