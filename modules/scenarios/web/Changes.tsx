import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input, Select, Switch } from 'antd'
import { formatNumber } from '#chile/numbers.ts'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { NumberInput } from '#platform/web/kit/NumberInput.tsx'
import { ScenarioChangeKind, ScenarioLaw, ScenarioScope } from '../model/scenario.ts'
import { type Choices, useChoices } from './choices.ts'
import { blankChange, scenarioMonths } from './form-values.ts'

/** What changes, one card each; the kind of a change says what it asks. */
export function Changes() {
  const choices = useChoices()
  return (
    <section className="mg-section">
      <div className="mg-section-head">
        <h2>Qué cambia</h2>
        <p className="soft">Sin cambios, el escenario es la realidad proyectada.</p>
      </div>
      <Form.List name="changes">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <OneChange key={key} at={name} choices={choices} onRemove={() => remove(name)} />
            ))}
            <div className="sc-add">
              {ScenarioChangeKind.options.map(({ value, label }) => (
                <Button
                  key={value}
                  icon={<PlusOutlined aria-hidden />}
                  onClick={() => add(blankChange(value))}
                >
                  {label}
                </Button>
              ))}
            </div>
          </>
        )}
      </Form.List>
    </section>
  )
}

type Props = { at: number; choices: Choices | undefined }
const required = { required: true, message: 'Este campo es obligatorio' }

function OneChange({ at, choices, onRemove }: Props & { onRemove: () => void }) {
  const form = Form.useFormInstance()
  const kind: unknown = Form.useWatch(['changes', at, 'kind'], form)
  const label = ScenarioChangeKind.label(String(kind ?? ''))
  return (
    <fieldset className="sc-change">
      <legend className="sr-only">{label}</legend>
      <div className="sc-change-head">
        <strong>{label}</strong>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Quitar ${label}`}
          onClick={onRemove}
        />
      </div>
      <Form.Item name={[at, 'kind']} hidden>
        <Input />
      </Form.Item>
      <div className="mg-fields">
        <Form.Item name={[at, 'from']} label="Desde">
          <MonthSelector arrows={false} months={scenarioMonths()} />
        </Form.Item>
        {kind === 'RAISE' && (
          <Form.Item name={[at, 'percent']} label="Reajuste" rules={[required]}>
            <NumberInput decimals={2} negative suffix="%" />
          </Form.Item>
        )}
        {(kind === 'RAISE' || kind === 'LEAVE') && <Whom at={at} choices={choices} kind={kind} />}
        {kind === 'FIGURE' && <FigureFields at={at} choices={choices} />}
        {kind === 'LAW' && <LawFields at={at} />}
        {kind === 'HIRE' && <HireFields at={at} choices={choices} />}
      </div>
    </fieldset>
  )
}

function Whom({ at, choices, kind }: Props & { kind: 'RAISE' | 'LEAVE' }) {
  const form = Form.useFormInstance()
  const scope: unknown = Form.useWatch(['changes', at, 'scope'], form)
  const scopes = ScenarioScope.options.filter(({ value }) => kind === 'RAISE' || value !== 'ALL')
  return (
    <>
      <Form.Item name={[at, 'scope']} label="A quiénes" rules={[required]}>
        <Select options={scopes} />
      </Form.Item>
      {scope === 'AREA' && <AreaSelect at={at} choices={choices} required />}
      {scope === 'LIST' && (
        <Form.Item name={[at, 'people']} label="Personas" className="mg-span" rules={[required]}>
          <Select
            mode="multiple"
            placeholder="Nombre"
            showSearch={{ optionFilterProp: 'label' }}
            options={(choices?.people ?? []).map(({ contractId, name, jobTitle }) => ({
              value: contractId,
              label: `${name} · ${jobTitle}`,
            }))}
          />
        </Form.Item>
      )}
    </>
  )
}

const AreaSelect = (props: Props & { required?: boolean }) => (
  <Form.Item
    name={[props.at, 'area']}
    label={props.required ? 'Área' : 'Área (opcional)'}
    rules={props.required ? [required] : []}
  >
    <Select
      allowClear
      placeholder="Sin selección"
      options={(props.choices?.areas ?? []).map((value) => ({ value, label: value }))}
    />
  </Form.Item>
)

function FigureFields({ at, choices }: Props) {
  const form = Form.useFormInstance()
  const key: unknown = Form.useWatch(['changes', at, 'figure'], form)
  const figure = choices?.figures.find((one) => one.key === key)
  return (
    <>
      <Form.Item name={[at, 'figure']} label="Indicador" rules={[required]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={(choices?.figures ?? []).map(({ key: value, label }) => ({ value, label }))}
        />
      </Form.Item>
      <Form.Item
        name={[at, 'value']}
        label="Valor"
        rules={[required]}
        extra={figure?.value ? `Hoy: ${formatNumber(figure.value)}` : undefined}
      >
        <NumberInput decimals={figure?.decimals ?? 2} suffix={figure?.unit} />
      </Form.Item>
      {key === 'IMM' && (
        <Form.Item
          name={[at, 'raiseToMinimum']}
          label="Subir los sueldos que queden bajo el mínimo"
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
      )}
    </>
  )
}

const LawFields = ({ at }: { at: number }) => (
  <>
    <Form.Item name={[at, 'law']} label="Ley" rules={[required]}>
      <Select options={[...ScenarioLaw.options]} />
    </Form.Item>
    <Form.Item
      name={[at, 'asOf']}
      label="Como regirá en"
      rules={[required]}
      extra="La Ley 21.735 sube hasta agosto de 2033; las 40 horas rigen desde abril de 2028"
    >
      <MonthSelector arrows={false} months={scenarioMonths()} />
    </Form.Item>
  </>
)

const HireFields = ({ at, choices }: Props) => (
  <>
    <Form.Item name={[at, 'count']} label="Personas" rules={[required]}>
      <NumberInput />
    </Form.Item>
    <Form.Item name={[at, 'salary']} label="Sueldo base" rules={[required]}>
      <NumberInput prefix="$" />
    </Form.Item>
    <AreaSelect at={at} choices={choices} />
  </>
)
