import { Alert, Checkbox, Form, InputNumber, Modal } from 'antd'
import { monthRange, shiftMonth, yearMonthOf } from '#chile/period.ts'
import { metaOf } from '#platform/model/entity.ts'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { today } from '#platform/web/today.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ProcessRule, ruleIn, usualRule } from '../model/process-rule.ts'
import { SaveProcessRule } from './documents.ts'
import type { RuleData } from './ProcessRules.tsx'

type Values = {
  fromMonth: number
  closingApproval: boolean
  payDay: number
  payNextMonth: boolean
}

type Props = { businessId: string; rules: readonly RuleData[]; onClose: () => void }

const required = [{ required: true, message: 'Este campo es obligatorio' }]

/** From which month another way of closing and paying holds. */
export function ProcessRuleDialog({ businessId, rules, onClose }: Props) {
  const [form] = Form.useForm<Values>()
  const save = useAction(SaveProcessRule, { done: 'Cierre y pago guardados', after: onClose })
  const month = yearMonthOf(today())
  const { closingApproval, payDay, payNextMonth } = ruleIn(rules, month) ?? usualRule
  const submit = (values: Values) =>
    save
      .attempt({
        input: {
          businessId,
          ...values,
          version: rules.find(({ fromMonth }) => fromMonth === values.fromMonth)?.version ?? null,
        },
      })
      .then(() => undefined)
      .catch(() => undefined)
  return (
    <Modal
      open
      title="Cierre y pago de los procesos"
      okText="Guardar"
      cancelText="Cancelar"
      confirmLoading={save.busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      {save.error && <Alert type="error" showIcon title={save.error.message} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ fromMonth: month, closingApproval, payDay, payNextMonth }}
        onFinish={submit}
      >
        <Form.Item name="fromMonth" label="Rige desde" rules={required}>
          <MonthSelector
            months={monthRange(shiftMonth(month, -12), shiftMonth(month, 12))}
            arrows={false}
          />
        </Form.Item>
        <Form.Item
          name="closingApproval"
          valuePropName="checked"
          help={metaOf(ProcessRule, 'closingApproval').help}
        >
          <Checkbox>El cierre lo aprueba otra persona</Checkbox>
        </Form.Item>
        <Form.Item
          name="payDay"
          label="Día de pago"
          rules={required}
          help={metaOf(ProcessRule, 'payDay').help}
        >
          <InputNumber min={1} max={31} precision={0} />
        </Form.Item>
        <Form.Item name="payNextMonth" valuePropName="checked">
          <Checkbox>Se paga en el mes siguiente</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  )
}
