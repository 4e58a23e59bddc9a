import { Button, Form, Select, Switch } from 'antd'
import { useSearchParams } from 'react-router'
import { afps } from '#chile/catalogues.ts'
import { yearMonthOf } from '#chile/period.ts'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { NumberInput } from '#platform/web/kit/NumberInput.tsx'
import { today } from '#platform/web/today.ts'
import { useChoices } from './choices.ts'
import { type AskedNet, searchOf } from './net-address.ts'

const required = { required: true, message: 'Este campo es obligatorio' }
const durations = [
  { value: 'INDEFINITE', label: 'Indefinido' },
  { value: 'FIXED', label: 'Plazo fijo' },
  { value: 'BY_WORK_OR_TASK', label: 'Por obra o faena' },
]

/** What is asked: a net, and whose contract or how it would be. The address keeps it. */
export function NetForm({ asked }: { asked: AskedNet | undefined }) {
  const [, setSearch] = useSearchParams()
  const [form] = Form.useForm()
  const choices = useChoices()
  const contract: unknown = Form.useWatch('contractId', form)
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      className="mg-form"
      initialValues={{ ...blank(), ...asked, afp: asked?.afp ?? usualAfp }}
      onFinish={(values: Record<string, unknown>) => setSearch(searchOf(values))}
    >
      <div className="mg-fields">
        <Form.Item name="net" label="Líquido acordado" rules={[required]}>
          <NumberInput prefix="$" autoFocus />
        </Form.Item>
        <Form.Item name="yearMonth" label="Mes">
          <MonthSelector arrows={false} />
        </Form.Item>
        <Form.Item name="contractId" label="Contrato (opcional)" className="mg-span">
          <Select
            allowClear
            placeholder="Sin contrato: con los datos de aquí"
            showSearch={{ optionFilterProp: 'label' }}
            options={(choices?.people ?? []).map(({ contractId, name, jobTitle }) => ({
              value: contractId,
              label: `${name} · ${jobTitle}`,
            }))}
          />
        </Form.Item>
        {!contract && <Terms />}
      </div>
      <div className="mg-form-buttons">
        <Button htmlType="submit" type={asked ? 'default' : 'primary'}>
          Calcular sueldo base
        </Button>
      </div>
    </Form>
  )
}

const Terms = () => (
  <>
    <Form.Item name="contractType" label="Tipo de contrato">
      <Select options={durations} />
    </Form.Item>
    <Form.Item name="afp" label="AFP">
      <Select
        options={afps
          .filter(({ code }) => code !== 'SIN_AFP')
          .map(({ code, name }) => ({ value: code, label: name }))}
      />
    </Form.Item>
    <Form.Item name="planUf" label="Plan de isapre (opcional)" extra="Vacío: Fonasa">
      <NumberInput decimals={3} suffix="UF" />
    </Form.Item>
    <Form.Item name="allowances" label="Asignaciones no imponibles (opcional)">
      <NumberInput prefix="$" />
    </Form.Item>
    <Form.Item name="gratification" label="Gratificación del artículo 50" valuePropName="checked">
      <Switch />
    </Form.Item>
  </>
)

/** What the calculation takes where no AFP is named. */
const usualAfp = 'MODELO'

const blank = () => ({
  yearMonth: yearMonthOf(today()),
  contractType: 'INDEFINITE',
  afp: usualAfp,
  gratification: true,
})
