import { formatPesos } from '#chile/numbers.ts'
import { PayEmployerLoan, SuspendEmployerLoan } from '#generated/operations/employer-loans.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { afterPayment, LoanPause, LoanPayment, smallerQuotas } from '../model/loan.ts'
import { PlanInWords } from './PlanInWords.tsx'
import type { LoanData } from './types.ts'

type Props = { loan: LoanData; form: OpenForm }

/** What the person pays outside the payslip, and how the quotas go on. */
export function PaymentDialog({ loan, form }: Props) {
  const pay = useAction(PayEmployerLoan, { done: 'Pago registrado' })
  return (
    <FormDialog
      title="Registrar pago anticipado"
      submit="Registrar pago"
      lead={
        <p className="mg-act">Se deben {formatPesos(loan.balance)}. Pagar antes no tiene costo.</p>
      }
      action={pay}
      more={{ id: loan.id, version: loan.version }}
      initial={{ paidOn: today(), way: 'LAST' }}
      acts
      form={form}
    >
      <Field of={LoanPayment} name="amount" autoFocus />
      <Field of={LoanPayment} name="paidOn" max={today()} />
      <Field of={LoanPayment} name="way" radios wide />
      <NewPlan loan={loan} />
      <Field of={LoanPayment} name="comment" wide rows={2} />
    </FormDialog>
  )
}

/** The quotas that a payment leaves, before it is registered. */
function NewPlan({ loan }: { loan: LoanData }) {
  const amount = Number(useValue('amount'))
  const way = useValue('way')
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > loan.balance) return null
  const pending = loan.schedule.filter(({ state }) => state === 'PENDING')
  const left = way === 'SMALLER' ? smallerQuotas(pending, amount) : afterPayment(pending, amount)
  return <PlanInWords quotas={left} />
}

/** Quotas that wait some months; the loan ends as much later. */
export function PauseDialog({ loan, form }: Props) {
  const pause = useAction(SuspendEmployerLoan, { done: 'Las cuotas se corrieron' })
  const pending = loan.schedule.filter(({ state }) => state === 'PENDING')
  return (
    <FormDialog
      title="Suspender cuotas"
      submit="Suspender"
      lead={
        <p className="mg-act">
          Las cuotas desde ese mes se corren: el préstamo termina tantos meses después.
        </p>
      }
      action={pause}
      more={{ id: loan.id, version: loan.version }}
      initial={{ fromMonth: loan.nextMonth, months: 1 }}
      acts
      form={form}
    >
      <Field of={LoanPause} name="fromMonth" months={pending.map(({ yearMonth }) => yearMonth)} />
      <Field of={LoanPause} name="months" />
      <Field of={LoanPause} name="reason" wide rows={2} />
    </FormDialog>
  )
}
