import { asText } from '#platform/web/look/format.ts'
import { useLocation } from 'react-router'
import type { OtherProcessQuery } from '#generated/documents/graphql.ts'
import { NameAdditional } from '#generated/operations/additional-payments.ts'
import { GenerateProcess } from '#generated/operations/payroll-months.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'

type Month = OtherProcessQuery['payrollMonth']

/** What an open process of payments apart takes besides payments: a name, another calculation. */
export function OpenActions({ month }: { month: Month }) {
  const form = useOpenForm('nombre')
  const { pathname } = useLocation()
  const id = month.id
  const again = useAction(GenerateProcess, { done: 'Pagos calculados de nuevo' })
  return (
    <>
      <ActionButton permission="userItems.update" onClick={() => form.open()}>
        Cambiar nombre
      </ActionButton>
      {month.calculated > 0 && (
        <ActionButton
          permission="payrollProcesses.create"
          disabled={month.activeJobId ? 'Hay un cálculo en curso' : undefined}
          settles={{ under: pathname }}
          onClick={() => again.run({ input: { id } })}
        >
          Calcular de nuevo
        </ActionButton>
      )}
      {form.key && <NameDialog month={month} form={form} />}
    </>
  )
}

function NameDialog({ month, form }: { month: Month; form: OpenForm }) {
  const rename = useAction(NameAdditional, { done: 'Nombre guardado' })
  return (
    <AskDialog
      title="Cambiar nombre"
      okText="Guardar"
      label="Nombre"
      max={60}
      initial={asText(month.name)}
      busy={rename.busy}
      form={form}
      onSend={(name) => rename.attempt({ input: { payrollMonthId: month.id, name } })}
    >
      <p>Así lo leerá cada persona en su pago, como «Bono de vendimia».</p>
    </AskDialog>
  )
}
