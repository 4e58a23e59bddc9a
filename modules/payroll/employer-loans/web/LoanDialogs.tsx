import { formatPesos } from '#chile/numbers.ts'
import { PayEmployerLoan, SuspendEmployerLoan } from '#generated/operations/employer-loans.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/FormDialog.tsx'
import { today } from '#platform/web/today.ts'
import { useAction } from '#platform/web/useAction.ts'
import { LoanPause, LoanPayment } from '../model/loan.ts'
import type { LoanData } from './types.ts'

type Props = { loan: LoanData; form: OpenForm }

/** What the person pays outside the payslip: the last quotas go first. */
export function PaymentDialog({ loan, form }: Props) {
  const pay = useAction(PayEmployerLoan, { done: 'Pago registrado' })
  return (
    <FormDialog
      title="Registrar pago anticipado"
      submit="Registrar pago"
      lead={<p>Se deben {formatPesos(loan.balance)}. El pago cubre primero las últimas cuotas.</p>}
      action={pay}
      more={{ id: loan.id, version: loan.version }}
      initial={{ paidOn: today() }}
      acts
      draft={form.draft}
      onClose={form.close}
    >
      <Field of={LoanPayment} name="amount" autoFocus />
      <Field of={LoanPayment} name="paidOn" max={today()} />
    </FormDialog>
  )
}

/** Quotas that wait some months; the loan ends as much later. */
export function PauseDialog({ loan, form }: Props) {
  const pause = useAction(SuspendEmployerLoan, { done: 'Las cuotas se corrieron' })
  const pending = loan.schedule.filter(({ state }) => state === 'PENDING')
  return (
    <FormDialog
      title="Suspender cuotas"
      submit="Suspender"
      lead={<p>Las cuotas desde ese mes se corren: el préstamo termina tantos meses después.</p>}
      action={pause}
      more={{ id: loan.id, version: loan.version }}
      initial={{ fromMonth: loan.nextMonth, months: 1 }}
      acts
      draft={form.draft}
      onClose={form.close}
    >
      <Field of={LoanPause} name="fromMonth" months={pending.map(({ yearMonth }) => yearMonth)} />
      <Field of={LoanPause} name="months" />
    </FormDialog>
  )
}
