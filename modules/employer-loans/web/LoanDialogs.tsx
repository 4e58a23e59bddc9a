import { Form, InputNumber, Modal } from 'antd'
import { formatPesos } from '#chile/numbers.ts'
import { asApiError } from '#platform/web/api.ts'
import { DateInput } from '#platform/web/kit/DateInput.tsx'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { NumberInput } from '#platform/web/kit/NumberInput.tsx'
import { notify } from '#platform/web/notify.ts'
import { today } from '#platform/web/today.ts'
import { useAction } from '#platform/web/useAction.ts'
import type { LoanData } from './LoanPage.tsx'
import { PayLoan, SuspendLoan } from './documents.ts'

type Props = { loan: LoanData; onClose: () => void }

const required = [{ required: true, message: 'Este campo es obligatorio' }]

type Payment = { amount: string; paidOn: string }

/** What the person pays outside the payslip: the last quotas go first. */
export function PaymentDialog({ loan, onClose }: Props) {
  const [form] = Form.useForm<Payment>()
  const pay = useAction(PayLoan, { done: 'Pago registrado', after: onClose })
  const submit = ({ amount, paidOn }: Payment) =>
    pay
      .attempt({ input: { id: loan.id, version: loan.version, amount: Number(amount), paidOn } })
      .then(() => undefined)
      .catch((problem: unknown) => {
        const { field, message } = asApiError(problem)
        if (field === 'paidOn') form.setFields([{ name: 'paidOn', errors: [message] }])
        else form.setFields([{ name: 'amount', errors: [message] }])
      })
  return (
    <Modal
      open
      title="Registrar pago anticipado"
      okText="Registrar pago"
      cancelText="Cancelar"
      confirmLoading={pay.busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>Se deben {formatPesos(loan.balance)}. El pago cubre primero las últimas cuotas.</p>
      <Form form={form} layout="vertical" initialValues={{ paidOn: today() }} onFinish={submit}>
        <Form.Item name="amount" label="Monto" rules={required}>
          <NumberInput prefix="$" autoFocus />
        </Form.Item>
        <Form.Item name="paidOn" label="Fecha de pago" rules={required}>
          <DateInput />
        </Form.Item>
      </Form>
    </Modal>
  )
}

type Pause = { fromMonth: number; months: number }

/** Quotas that wait some months; the loan ends as much later. */
export function PauseDialog({ loan, onClose }: Props) {
  const [form] = Form.useForm<Pause>()
  const pause = useAction(SuspendLoan, { done: 'Las cuotas se corrieron', after: onClose })
  const pending = loan.schedule.filter(({ state }) => state === 'PENDING')
  const submit = (given: Pause) =>
    pause
      .attempt({ input: { id: loan.id, version: loan.version, ...given } })
      .then(() => undefined)
      .catch((problem: unknown) => notify.error(asApiError(problem).message))
  return (
    <Modal
      open
      title="Suspender cuotas"
      okText="Suspender"
      cancelText="Cancelar"
      confirmLoading={pause.busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>Las cuotas desde ese mes se corren: el préstamo termina tantos meses después.</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ fromMonth: loan.nextMonth, months: 1 }}
        onFinish={submit}
      >
        <Form.Item name="fromMonth" label="Desde" rules={required}>
          <MonthSelector months={pending.map(({ yearMonth }) => yearMonth)} arrows={false} />
        </Form.Item>
        <Form.Item name="months" label="Meses que espera" rules={required}>
          <InputNumber min={1} max={24} precision={0} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
