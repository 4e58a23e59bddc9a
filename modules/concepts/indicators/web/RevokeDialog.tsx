import { monthLabel } from '#chile/period.ts'
import { RevokeIndicator, RevokeIndicatorTable } from '#generated/operations/indicators.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { type Action, useAction } from '#platform/web/api/useAction.ts'
import { IndicatorEntry } from '../model/indicator.ts'
import { type Figure, shown } from './figures.ts'

/** Takes back a figure that the company entered, with the reason. */
export function RevokeDialog({ figure, form }: { figure: Figure; form: OpenForm }) {
  const revoke = useAction(RevokeIndicator, { done: 'Valor anulado' })
  const { entryId, version, label, yearMonth, entryValue, unit } = figure
  return (
    <Reason
      title={`Anular ${label}`}
      what={`${shown(entryValue, unit)} de ${monthLabel(yearMonth)}`}
      submit="Anular valor"
      action={revoke}
      seen={{ id: entryId, version }}
      form={form}
    />
  )
}

type TableProps = {
  label: string
  month: number
  seen: { id: string; version: number }
  form: OpenForm
}

/** Takes back a whole table, with the reason. */
export function RevokeTableDialog({ label, month, seen, form }: TableProps) {
  const revoke = useAction(RevokeIndicatorTable, { done: 'Tabla anulada' })
  return (
    <Reason
      title={`Anular ${label}`}
      what={`La tabla de ${monthLabel(month)}`}
      submit="Anular tabla"
      action={revoke}
      seen={seen}
      form={form}
    />
  )
}

type ReasonProps<Variables, Data> = {
  title: string
  what: string
  submit: string
  action: Action<Variables, Data>
  seen: { id: string | null; version: number }
  form: OpenForm
}

function Reason<Variables, Data>(props: ReasonProps<Variables, Data>) {
  const { title, what, submit, action, seen, form } = props
  return (
    <FormDialog
      title={title}
      lead={
        <p>
          {what} deja de usarse. Los meses cerrados no cambian; los abiertos que ya se calcularon
          así hay que calcularlos de nuevo.
        </p>
      }
      action={action}
      more={seen}
      submit={submit}
      acts
      form={form}
    >
      <Field of={IndicatorEntry} name="revokeReason" rows={3} required autoFocus />
    </FormDialog>
  )
}
