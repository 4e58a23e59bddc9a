import { ImportAccountingAccounts } from '#generated/operations/accounting.ts'
import { longText } from '#platform/model/field.ts'
import { FreeField } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/FormDialog.tsx'
import { useAction } from '#platform/web/useAction.ts'

const table = longText('Cuentas', { max: 200_000 })

/** Accounts pasted from a spreadsheet: all of them, or none and why. */
export function ImportDialog({ form }: { form: OpenForm }) {
  const load = useAction(ImportAccountingAccounts, { done: 'Cuentas agregadas' })
  return (
    <FormDialog
      title="Pegar cuentas"
      submit="Agregar cuentas"
      action={load}
      draft={form.draft}
      lead={
        <p className="soft">
          Copie de su planilla cuatro columnas: código, nombre, tipo (Activo, Pasivo, Patrimonio,
          Ingreso o Gasto) y el código de la cuenta superior, si la tiene. Lo que ya existe solo
          cambia de nombre.
        </p>
      }
      onClose={form.close}
    >
      <FreeField field={table} name="table" rows={10} autoFocus />
    </FormDialog>
  )
}
