import { AutoComplete, Form, Input, Select, Switch } from 'antd'
import { type ReactNode, useContext } from 'react'
import { searchKey } from '#chile/text.ts'
import { type Entity, type FieldName, metaOf } from '#platform/model/entity.ts'
import type { FieldMeta } from '#platform/model/field.ts'
import { type Option, useSlots } from '../slots.tsx'
import { DateInput } from './DateInput.tsx'
import { arriving, useWithoutRows, useWithoutValues } from './empty-select.ts'
import { MoneyInput } from './MoneyInput.tsx'
import { MonthSelector } from './MonthSelector.tsx'
import { NumberInput } from './NumberInput.tsx'
import { RefSelect } from './RefSelect.tsx'
import { RutInput } from './RutInput.tsx'
import { RefusedContext, refusalOf } from './refused.ts'
import { ruleOf } from './rules.ts'

type Props<E extends Entity> = {
  of: E
  name: FieldName<E>
  /** Takes both columns of the form. */
  wide?: boolean
  label?: string
  help?: ReactNode
  disabled?: boolean
  autoFocus?: boolean
  /** Rows of a long text. */
  rows?: number
  min?: string
  max?: string
  /** What may be chosen: narrows a `choice`, or gives a `ref` or a text a closed list. */
  options?: readonly Option[]
  /** Words already in use that a text offers; others may be typed. */
  suggestions?: readonly string[]
  /** The path inside the form's values when it is not the field's own name. */
  path?: string | (string | number)[]
}

/** One field of an entity: label, control, help and rules, all read from its definition. */
export function Field<E extends Entity>({ of, name, ...props }: Props<E>) {
  const meta = metaOf(of, name)
  const schema = of.fields[name]
  const { label = meta.label, help = meta.help, path = name, wide, ...control } = props
  const refused = useContext(RefusedContext)
  const values = meta.catalog ? (control.options ?? meta.catalog.options) : undefined
  useWithoutValues(values?.length === 0, label)
  if (values?.length === 0) return null
  return (
    <Form.Item
      name={path}
      label={<FieldLabel text={label} optional={meta.optional} />}
      {...(help ? { extra: help } : {})}
      {...(wide || meta.kind === 'longText' ? { className: 'mg-span' } : {})}
      {...(meta.kind === 'flag' ? { valuePropName: 'checked' } : {})}
      rules={schema ? [ruleOf(schema, meta, (value) => refusalOf(refused, path, value))] : []}
      validateTrigger={['onBlur', 'onSubmit']}
      validateFirst
    >
      <Control meta={meta} {...control} />
    </Form.Item>
  )
}

/** What is optional says so; required is the rule and needs no mark. */
export const FieldLabel = ({ text, optional }: { text: string; optional: boolean }) => (
  <>
    {text}
    {optional && <span className="mg-optional"> (opcional)</span>}
  </>
)

type ControlProps = Omit<Props<Entity>, 'of' | 'name' | 'path' | 'help' | 'label' | 'wide'> & {
  meta: FieldMeta
  id?: string
}

/** The control alone; Form.Item gives it `id`, `value` and `onChange`. */
function Control({ meta, rows, options, suggestions, min, max, ...given }: ControlProps) {
  const { references } = useSlots()
  const shared = { ...given, 'aria-required': !meta.optional }
  useWithoutRows(!meta.catalog && options?.length === 0 && options !== arriving, meta.label)
  const hinted = { ...shared, ...(meta.placeholder ? { placeholder: meta.placeholder } : {}) }
  if (options ?? meta.catalog) {
    return (
      <ChoiceSelect
        {...hinted}
        optional={meta.optional}
        options={options ?? meta.catalog?.options ?? []}
      />
    )
  }
  if (suggestions) return <SuggestInput {...hinted} words={suggestions} />
  switch (meta.kind) {
    case 'longText':
      return <Input.TextArea {...hinted} autoSize={{ minRows: rows ?? 3, maxRows: 12 }} />
    case 'integer':
    case 'days':
      return <WholeInput {...hinted} {...unitOf(meta)} />
    case 'pesos':
      return <WholeInput {...hinted} prefix="$" />
    case 'decimal':
    case 'percent':
    case 'uf':
    case 'hours':
      return (
        <NumberInput
          {...hinted}
          decimals={meta.decimals ?? 2}
          negative={meta.negative ?? false}
          {...unitOf(meta)}
        />
      )
    case 'money':
      return <MoneyInput {...shared} optional={meta.optional} />
    case 'date':
      return <DateInput {...shared} {...(min ? { min } : {})} {...(max ? { max } : {})} />
    case 'yearMonth':
      return <MonthSelector {...given} arrows={false} />
    case 'flag':
      return <Switch {...given} />
    case 'rut':
      return <RutInput {...hinted} />
    case 'ref': {
      const source = references[meta.reference ?? '']
      if (!source || !meta.reference) return <Input {...hinted} />
      return (
        <RefSelect {...hinted} name={meta.reference} source={source} optional={meta.optional} />
      )
    }
    default:
      return <Input {...hinted} {...textHints(meta)} />
  }
}

type SuggestProps = Omit<React.ComponentProps<typeof AutoComplete>, 'options'> & {
  words: readonly string[]
}
const SuggestInput = ({ words, ...rest }: SuggestProps) => (
  <AutoComplete
    {...rest}
    className="mg-wide"
    options={words.map((value) => ({ value }))}
    showSearch={{
      filterOption: (typed, option) =>
        searchKey(String(option?.value ?? '')).includes(searchKey(typed)),
    }}
  />
)

const unitOf = (meta: FieldMeta) =>
  meta.unit ? { suffix: <span className="soft">{meta.unit}</span> } : {}

function textHints({ kind }: FieldMeta) {
  if (kind === 'email') return { type: 'email', autoComplete: 'off', inputMode: 'email' as const }
  if (kind === 'phone') return { type: 'tel', autoComplete: 'off', inputMode: 'tel' as const }
  return { autoComplete: 'off' }
}

type WholeProps = Omit<React.ComponentProps<typeof NumberInput>, 'onChange'> & {
  onChange?: (value: number | string | null) => void
}
/** Whole numbers leave as numbers; what is no number leaves as typed, for the rule to refuse. */
const WholeInput = ({ onChange, ...rest }: WholeProps) => (
  <NumberInput
    {...rest}
    onChange={(text) =>
      onChange?.(text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : text)
    }
  />
)

type ChoiceProps = {
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
  options: readonly Option[]
  optional: boolean
  disabled?: boolean
  placeholder?: string
}
export function ChoiceSelect({ options, optional, value, onChange, ...rest }: ChoiceProps) {
  return (
    <Select
      {...rest}
      className="mg-wide"
      value={value ?? null}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
      placeholder={rest.placeholder ?? 'Sin selección'}
      allowClear={optional}
      showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
      options={options.map((option) => ({ ...option }))}
    />
  )
}
