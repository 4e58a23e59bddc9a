import { PayExpenseReports } from '#generated/operations/expenses.ts'
import { formatPesos } from '#chile/numbers.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type ClosedForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import { ExpenseReport } from '../model/expense.ts'

type Paid = { id: string; number: number; fullname: string | null; total: number }
type Props = { reports: readonly Paid[]; form: ClosedForm; onDone?: () => void }

/** Says on which day and how approved reports were paid; their person and total are shown. */
export function PayDialog({ reports, form, onDone }: Props) {
  const pay = useAction(PayExpenseReports, {
    done: reports.length === 1 ? 'Rendición pagada' : `${reports.length} rendiciones pagadas`,
  })
  const total = reports.reduce((sum, one) => sum + one.total, 0)
  const [only] = reports
  return (
    <FormDialog
      title={
        reports.length === 1 ? 'Marcar pagada' : `Marcar pagadas ${reports.length} rendiciones`
      }
      action={pay}
      more={{ reports: reports.map(({ id }) => ({ reportId: id })) }}
      initial={{ paidOn: today(), payment: 'TRANSFER' }}
      submit="Marcar pagada"
      form={form}
      {...(onDone ? { onDone } : {})}
      lead={
        reports.length === 1 && only
          ? `Rendición N° ${only.number} de ${formatName(only.fullname)}: ${formatPesos(total)}`
          : `En total ${formatPesos(total)}`
      }
    >
      <Section>
        <Field of={ExpenseReport} name="paidOn" required autoFocus />
        <Field of={ExpenseReport} name="payment" required />
      </Section>
    </FormDialog>
  )
}
