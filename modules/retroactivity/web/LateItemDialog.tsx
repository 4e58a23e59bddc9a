import { Alert, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { monthRange, previousMonth, shiftMonth } from '#chile/period.ts'
import { asApiError } from '#platform/web/api.ts'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { NumberInput } from '#platform/web/kit/NumberInput.tsx'
import { useReturnFocus } from '#platform/web/kit/useReturnFocus.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { AddLateItem, LateItemOptions } from './documents.ts'

type Values = {
  contractId: string
  yearMonth: number
  itemCode: string
  value: string
  comment: string
}
const fields = ['contractId', 'yearMonth', 'itemCode', 'value', 'comment'] as const
const required = { required: true, message: 'Este campo es obligatorio' }

type Props = { monthId: string; yearMonth: number; onClose: () => void }

/** Says what a closed month should have had. */
export function LateItemDialog({ monthId, yearMonth, onClose }: Props) {
  useReturnFocus()
  const [form] = Form.useForm<Values>()
  const [problem, setProblem] = useState<string>()
  const add = useAction(AddLateItem, { done: 'Quedó registrado' })
  const send = (values: Values) =>
    add
      .attempt({ input: { payrollMonthId: monthId, ...values } })
      .then(onClose)
      .catch((failure: unknown) => {
        const { field, message } = asApiError(failure)
        const known = fields.find((name) => name === field)
        if (known) form.setFields([{ name: known, errors: [message] }])
        else setProblem(message)
      })
  return (
    <Modal
      open
      title="Registrar un haber o descuento atrasado"
      okText="Registrar"
      cancelText="Cancelar"
      confirmLoading={add.busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p className="rt-lead">
        El mes cerrado no cambia: la diferencia se calcula y se paga en el mes abierto.
      </p>
      {problem && <Alert type="error" showIcon title={problem} />}
      <Form form={form} layout="vertical" onFinish={send}>
        <WhoAndWhat monthId={monthId} yearMonth={yearMonth} />
        <Form.Item
          name="value"
          label="Cuánto faltó"
          extra="En la unidad del concepto. Negativo si sobró."
          rules={[required]}
        >
          <NumberInput />
        </Form.Item>
        <Form.Item name="comment" label="Motivo" rules={[required]}>
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** Closed months that are offered: two years before the open one. */
const monthsBefore = (yearMonth: number) =>
  monthRange(shiftMonth(yearMonth, -24), previousMonth(yearMonth))

function WhoAndWhat({ monthId, yearMonth }: Omit<Props, 'onClose'>) {
  const months = monthsBefore(yearMonth)
  const options = useDetail(LateItemOptions, { input: { payrollMonthId: monthId } })
  const groups = [...Map.groupBy(options.data?.inputItems ?? [], ({ group }) => group)]
  return (
    <>
      <Form.Item name="contractId" label="Persona" rules={[required]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Sin selección"
          options={(options.data?.activeContractInMonth ?? []).map((one) => ({
            value: one.contractId,
            label: `${one.name} (${one.contractCode})`,
          }))}
        />
      </Form.Item>
      <Form.Item name="yearMonth" label="Mes cerrado" rules={[required]}>
        <MonthSelector months={months} arrows={false} aria-label="Mes cerrado" />
      </Form.Item>
      <Form.Item name="itemCode" label="Concepto" rules={[required]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Sin selección"
          options={groups.map(([group, items]) => ({
            label: group,
            options: items.map(({ code, label }) => ({ value: code, label })),
          }))}
        />
      </Form.Item>
    </>
  )
}
