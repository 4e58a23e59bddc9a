import {
  AccountingAccountLines,
  ImportAccountingAccounts,
} from '#generated/operations/accounting.ts'
import { counted } from '#chile/counts.ts'
import { PasteListDialog } from '#platform/web/kit/sheet/PasteListDialog.tsx'
import { pastedColumns, planTitle } from '../model/pasted-plan.ts'

/** Accounts of a spreadsheet or a file: each mistake is mended in its row. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => (
  <PasteListDialog
    title="Pegar cuentas"
    okText="Agregar cuentas"
    width={900}
    columns={pastedColumns}
    titles={planTitle}
    label={
      'Cuatro columnas de una planilla: código, nombre, tipo (Activo, Pasivo, Patrimonio, ' +
      'Ingreso o Gasto) y el código de la cuenta superior, si la tiene'
    }
    example={'5.1.10\tSueldos\tGasto\t5.1'}
    check={AccountingAccountLines}
    verdictsOf={({ accountingAccountLines }) => accountingAccountLines}
    write={ImportAccountingAccounts}
    done={({ created, changed }) =>
      `${counted(created, 'cuenta agregada', 'cuentas agregadas')}, ` +
      `${counted(changed, 'nombre cambiado', 'nombres cambiados')}`
    }
    onClose={onClose}
  />
)
