import { Form } from 'antd'
import { type ReactNode, useContext, useMemo } from 'react'
import type { Permission } from '#access/services.ts'
import { type Entity, type FieldName, metaOf } from '#platform/model/entity.ts'
import { type FieldMeta, type FieldSchema, metaOfField } from '#platform/model/field.ts'
import { useHolds } from '#platform/web/screen/me.tsx'
import { type Option, type ReferenceSource, useSlots } from '#platform/web/screen/slots.tsx'
import { Choice, type ChoiceOption, Choices } from './Choice.tsx'
import { ClosedFields } from './closed-fields.ts'
import { ClosedList } from './ClosedList.tsx'
import { DateInput } from './DateInput.tsx'
import { arriving, useWithoutRows, useWithoutValues } from './empty-select.ts'
import { FormContext, refusalOf, useFormPart } from './form-context.ts'
import { MoneyInput } from './MoneyInput.tsx'
import { MonthField } from './MonthField.tsx'
import { NumberInput } from './NumberInput.tsx'
import { RefSelect } from './RefSelect.tsx'
import { RutInput } from './RutInput.tsx'
import { MISSING, ruleOf } from './rules.ts'
import { SuggestInput, TextBox, TextInput } from './TextInput.tsx'
import { Toggle } from './Toggle.tsx'
import { UNREAD_ROWS } from './unread-names.ts'
import { UnreadChoice } from './UnreadChoice.tsx'
import { FieldWords } from './FieldWords.tsx'
import { WholeInput } from './WholeInput.tsx'

type Shared = {
  /** Takes both columns of the form. */
  wide?: boolean
  label?: string
  help?: ReactNode
  disabled?: boolean
  autoFocus?: boolean
  /** Rows of a long text. */
  rows?: number
  /** The first and the last day of a date. */
  min?: string
  max?: string
  /** What may be chosen: narrows a `choice`, or gives a `ref` or a text a closed list. */
  options?: readonly Option[]
  /** The same for a whole number, such as a year. */
  numbers?: readonly ChoiceOption<number>[]
  /** While the list is on its way. */
  loading?: boolean
  /** The right with which the list is read: who lacks it keeps what is chosen. */
  needs?: Permission
  /** Shows a short list side by side instead of folded. */
  radios?: boolean
  /** Where a reference of this form alone is found, under a name of its own. */
  source?: ReferenceSource & { name: string }
  /** The months of a month; without them, any. */
  months?: readonly number[]
  /** Words already in use that a text offers; others may be typed. */
  suggestions?: readonly string[]
  placeholder?: string
  /** What is optional by itself and not in what this form says, or the other way round. */
  required?: boolean
  /** What is said while it is empty, where it is not the usual. */
  missing?: string
  /** What is wrong besides, of this form alone. */
  check?: (value: unknown) => string | undefined
}

type Props<E extends Entity> = Shared & {
  of: E
  name: FieldName<E>
  /** The path inside the form's values when it is not the field's own name. */
  path?: Path
}
type Path = string | (string | number)[]

/** One field of an entity: label, control, help and rules, all read from its definition. */
export function Field<E extends Entity>({ of, name, path, ...rest }: Props<E>) {
  const schema = of.fields[name]
  if (!schema) return null
  return <Described {...rest} schema={schema} meta={metaOf(of, name)} path={path ?? name} />
}

/** Several fields of an entity in their order, each as its definition says. */
export const FieldList = <E extends Entity>({ of, names, autoFocus = false }: ListProps<E>) =>
  names.map((name, at) => (
    <Field key={name} of={of} name={name} autoFocus={autoFocus && at === 0} />
  ))
type ListProps<E extends Entity> = {
  of: E
  names: readonly FieldName<E>[]
  /** On the first of them. */
  autoFocus?: boolean
}

/** The same for a question that is of no entity: any field of platform/model/field.ts. */
export function FreeField({ field, name, ...rest }: Free) {
  return <Described {...rest} schema={field} meta={metaOfField(field)} path={name} />
}
type Free = Shared & InLine & { field: FieldSchema; name: Path }

/** A field of a line of a list. */
type InLine = {
  /** Its path inside the list, which the list itself gives its place to. */
  inner?: (string | number)[]
  /** The full name of a cell whose title is the heading of its column. */
  cell?: string
}

type DescribedProps = Shared & InLine & { schema: FieldSchema; meta: FieldMeta; path: Path }

function Described({ schema, meta: said, path, inner, cell, ...props }: DescribedProps) {
  const {
    required,
    missing,
    check,
    wide,
    label = said.label,
    help = said.help,
    needs,
    ...control
  } = props
  const meta = useMemo(
    () => (required === undefined ? said : { ...said, optional: !required }),
    [said, required],
  )
  const { refused, propose } = useContext(FormContext)
  const holds = useHoldsRows(meta, needs, control)
  const closed = useClosed(meta) ?? (holds ? undefined : UNREAD_ROWS)
  const { min, max, options } = control
  useFormPart(path, {
    label,
    words: (value) => <FieldWords meta={meta} value={value} options={options} />,
  })
  const values = meta.catalog ? (options ?? meta.catalog.options) : undefined
  useWithoutValues(values?.length === 0, label)
  if (values?.length === 0) return null
  return (
    <Form.Item
      name={inner ?? path}
      {...(cell
        ? {}
        : {
            label: <FieldLabel text={label} optional={meta.optional && meta.kind !== 'flag'} />,
          })}
      {...((closed ?? help) ? { extra: closed ?? help } : {})}
      {...(wide || meta.kind === 'longText' ? { className: 'mg-span' } : {})}
      {...(meta.kind === 'flag' ? { valuePropName: 'checked' } : {})}
      rules={[
        ruleOf(schema, meta, (value) => check?.(value) ?? refusalOf(refused, path, value), {
          min,
          max,
          missing,
        }),
      ]}
      validateTrigger={['onBlur', 'onSubmit']}
      validateFirst
    >
      {holds ? (
        <Control
          meta={meta}
          {...control}
          {...(closed ? { disabled: true } : {})}
          {...(cell ? { 'aria-label': cell } : {})}
          {...(inner ? {} : { onOnly: (only: string) => propose(path, only) })}
        />
      ) : (
        <UnreadChoice aria-required={!meta.optional} {...(cell ? { 'aria-label': cell } : {})} />
      )}
    </Form.Item>
  )
}

/** Why a field cannot be set of whoever the page is about. */
function useClosed({ guardedAs }: FieldMeta): string | undefined {
  const closedFields = useContext(ClosedFields)
  return guardedAs === undefined ? undefined : closedFields.get(guardedAs)
}

/** Whether the reader may read the rows among which a field chooses. */
function useHoldsRows(
  { reference }: FieldMeta,
  needs: Permission | undefined,
  { options, source }: Pick<Shared, 'options' | 'source'>,
): boolean {
  const { references } = useSlots()
  const shared = reference === undefined || options ? undefined : references[reference]
  return useHolds(needs ?? (source ?? shared)?.needs)
}

/** What is optional says so; required is the rule and needs no mark. */
export const FieldLabel = ({ text, optional }: { text: string; optional: boolean }) => (
  <>
    {text}
    {optional && <span className="mg-optional"> (opcional)</span>}
  </>
)

type OfItem = 'wide' | 'label' | 'help' | 'required' | 'missing' | 'check' | 'needs'
type ControlProps = Omit<Shared, OfItem> & {
  meta: FieldMeta
  id?: string
  'aria-label'?: string
  onOnly?: (value: string) => void
}

/** The control alone; Form.Item gives it `id`, `value` and `onChange`. */
function Control({ meta, rows, options, suggestions, min, max, months, ...given }: ControlProps) {
  const { references } = useSlots()
  const { radios, loading, numbers, source: own, onOnly, ...rest } = given
  const placeholder = rest.placeholder ?? meta.placeholder
  const shared = {
    ...rest,
    'aria-required': !meta.optional,
    ...(placeholder ? { placeholder } : {}),
  }
  const list = options ?? meta.catalog?.options
  const came = options !== arriving && !loading
  useWithoutRows(!meta.catalog && options?.length === 0 && came, meta.label)
  if (numbers) return <Choice {...shared} optional={meta.optional} options={numbers} />
  if (list) {
    const waits = loading ? { loading } : {}
    return <ClosedList {...shared} {...waits} meta={meta} radios={radios} options={list} />
  }
  if (suggestions) return <SuggestInput {...shared} words={suggestions} />
  switch (meta.kind) {
    case 'longText':
      return <TextBox {...shared} rows={rows ?? 3} />
    case 'integer':
    case 'days':
    case 'pesos':
      return <WholeInput {...shared} {...signsOf(meta)} />
    case 'decimal':
    case 'percent':
    case 'uf':
    case 'hours':
      return <NumberInput {...shared} decimals={meta.decimals ?? 2} {...signsOf(meta)} />
    case 'money':
      return <MoneyInput {...shared} optional={meta.optional} />
    case 'date':
      return <DateInput {...shared} min={min} max={max} />
    case 'yearMonth':
      return <MonthField {...shared} optional={meta.optional} {...(months ? { months } : {})} />
    case 'flag':
      return <Toggle {...rest} />
    case 'rut':
      return <RutInput {...shared} />
    case 'ref': {
      const name = own?.name ?? meta.reference
      const source = own ?? (name === undefined ? undefined : references[name])
      if (name === undefined || !source) throw new Error(`apps/web/slots.ts lacks ${name}`)
      return (
        <RefSelect
          {...shared}
          {...(onOnly ? { onOnly } : {})}
          name={name}
          source={source}
          optional={meta.optional}
        />
      )
    }
    default:
      return <TextInput {...shared} kind={meta.kind} />
  }
}

/** The peso before the amount, any other unit after it. */
const signsOf = ({ kind, unit }: FieldMeta) => ({
  unit,
  ...(kind === 'pesos' ? { prefix: '$' } : {}),
  ...(kind !== 'pesos' && unit ? { suffix: <span className="soft">{unit}</span> } : {}),
})

type SeveralProps = Pick<Shared, 'wide' | 'help' | 'loading' | 'placeholder'> & {
  /** Called with what is typed, where the options are those that a search found. */
  onSearch?: (text: string) => void
  inner?: (string | number)[]
  name: Path
  label: string
  options: readonly Option[]
  /** None may be chosen, which means all. */
  optional?: boolean
}

/** Some of a list, at least one unless it is optional. */
export function SeveralField(props: SeveralProps) {
  const { name, inner, label, wide, help, options, optional = false, ...rest } = props
  useFormPart(name, { label, words: (value) => <SeveralWords value={value} options={options} /> })
  return (
    <Form.Item
      name={inner ?? name}
      label={optional ? <FieldLabel text={label} optional /> : label}
      {...(help ? { extra: help } : {})}
      {...(wide ? { className: 'mg-span' } : {})}
      rules={optional ? [] : [{ required: true, message: MISSING }]}
    >
      <Choices {...rest} aria-required={!optional} options={options} />
    </Form.Item>
  )
}

const SeveralWords = ({ value, options }: { value: unknown; options: readonly Option[] }) =>
  (Array.isArray(value) ? value : [])
    .map((one) => options.find((option) => option.value === one)?.label ?? String(one))
    .join(', ')
