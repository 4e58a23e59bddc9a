import { Form } from 'antd'
import type { Option } from '#platform/web/screen/slots.tsx'
import { Choice } from './Choice.tsx'
import { useFormPart } from './form-context.ts'
import { Ticks } from './Radios.tsx'
import { FieldWords } from './FieldWords.tsx'
import { MISSING } from './rules.ts'
import { Toggle } from './Toggle.tsx'
import { Nothing } from '../text/values.tsx'

type Bare = {
  name: string
  label: string
  /** The element that shows the label, elsewhere on the page. */
  labelId: string
}

/** A yes-or-no field whose label is elsewhere, such as in a row of a list. */
export function BareToggle({ name, label, labelId }: Bare) {
  useFormPart(name, { label, words: (value) => (value === true ? 'Sí' : 'No') })
  return (
    <Form.Item name={name} valuePropName="checked" noStyle>
      <Toggle aria-labelledby={labelId} />
    </Form.Item>
  )
}

type BareChoiceProps = Bare & {
  options: readonly Option[]
  placeholder?: string
  className?: string
}

/** A choice from a list, or none, whose label is elsewhere. */
export function BareChoice({ name, label, labelId, options, ...rest }: BareChoiceProps) {
  const words = (value: unknown) =>
    options.find((option) => option.value === value)?.label ?? rest.placeholder ?? <Nothing />
  useFormPart(name, { label, words })
  return (
    <Form.Item name={name} noStyle>
      <Choice {...rest} optional wideList aria-labelledby={labelId} options={options} />
    </Form.Item>
  )
}

type TicksProps = {
  name: string
  label: string
  options: readonly Option[]
  /** What is said when none is ticked. */
  missing?: string
  className?: string
  /** None may be ticked, too. */
  optional?: boolean
}

/** Some of a few, all in sight, at least one. */
export function TicksField(props: TicksProps) {
  const { name, label, options, missing = MISSING, className, optional = false } = props
  const labels = (value: unknown) =>
    (Array.isArray(value) ? value : []).map((code) => <Word key={code} {...{ code, options }} />)
  useFormPart(name, { label, words: labels })
  return (
    <Form.Item
      name={name}
      label={label}
      rules={optional ? [] : [{ required: true, message: missing }]}
    >
      <Ticks options={options} {...(className ? { className } : {})} />
    </Form.Item>
  )
}

const Word = ({ code, options }: { code: string; options: readonly Option[] }) => (
  <span className="mg-word">
    <FieldWords meta={plainText} value={code} options={options} />
  </span>
)

const plainText = { label: '', kind: 'text', sensitivity: 'C', optional: false } as const
