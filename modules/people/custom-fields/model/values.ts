import { formatDate } from '#chile/dates.ts'
import { formatNumber, formatPercent, formatPesos } from '#chile/numbers.ts'
import { catalog } from '#platform/model/catalog.ts'
import { type Entity, entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  type FieldSchema,
  longText,
  MOST,
  optional,
  percent,
  pesos,
  text,
} from '#platform/model/field.ts'
import { linesOf, type UserFieldType } from './user-field.ts'

/** What a value is read by. */
export type Typed = {
  readonly title: string
  readonly code: string
  readonly type: UserFieldType
  readonly options: string | null
  readonly help: string | null
  readonly required: boolean
}

export const YesNo = catalog('YesNo', { true: 'Sí', false: 'No' })

/** The name of a field in a form and in an error: no code of a company is a name of the product. */
export const inputName = (code: string): `value_${string}` => `value_${code}`

/** The field of a form by which a value is typed and checked; a file has none. */
export function schemaOfValue({ title, type, options, help }: Typed): FieldSchema {
  const more = help === null ? {} : { help }
  switch (type) {
    case 'TEXT':
    case 'FILE':
      return text(title, { max: 200, ...more })
    case 'LONG_TEXT':
    case 'CHOICES':
      return longText(title, { max: 4000, ...more })
    case 'NUMBER':
      return decimal(title, 4, { min: -MOST, ...more })
    case 'MONEY':
      return pesos(title, { min: -MOST, ...more })
    case 'PERCENTAGE':
      return percent(title, more)
    case 'DATE':
      return date(title, more)
    case 'BOOLEAN':
      return choice(YesNo, title, more)
    case 'CHOICE': {
      const labels = Object.fromEntries(linesOf(options).map((line) => [line, line]))
      return choice(catalog('UserFieldOption', labels), title, more)
    }
  }
}

/** The values of some fields as an entity of its own, for their form and for how they are read. */
export const entityOfFields = (fields: readonly Typed[]): Entity =>
  entity({
    name: 'UserFieldData',
    table: 'user_field_data',
    label: 'Dato personalizado',
    fields: Object.fromEntries(
      fields.map((field) => {
        const schema = schemaOfValue(field)
        return [inputName(field.code), field.required ? schema : optional(schema)]
      }),
    ),
  })

type Read = { readonly value: string } | { readonly problem: string }

/** A value as it is kept, from what somebody wrote, or what is wrong with it. */
export function readValue(field: Typed, written: string): Read {
  const { type, options } = field
  if (type === 'FILE') return { problem: 'Adjunte un archivo' }
  if (type === 'CHOICES') return readSeveral(options, written)
  const given = type === 'MONEY' && /^-?\d{1,15}$/.test(written.trim()) ? Number(written) : written
  const read = schemaOfValue(field).safeParse(given)
  if (read.success) return { value: String(read.data) }
  if (type === 'CHOICE') return { problem: `«${written}» no es una de las opciones` }
  return { problem: read.error.issues[0]?.message ?? 'El valor no es válido' }
}

/** In the order of the options, each once. */
function readSeveral(options: string | null, written: string): Read {
  const known = linesOf(options)
  const chosen = linesOf(written)
  const other = chosen.find((line) => !known.includes(line))
  if (other) return { problem: `«${other}» no es una de las opciones` }
  if (chosen.length === 0) return { problem: 'Elija al menos una opción' }
  return { value: known.filter((line) => chosen.includes(line)).join('\n') }
}

/** A kept value in the words of people. */
export function valueWords(type: UserFieldType, value: string): string {
  switch (type) {
    case 'NUMBER':
      return formatNumber(value)
    case 'MONEY':
      return formatPesos(value)
    case 'PERCENTAGE':
      return formatPercent(value)
    case 'DATE':
      return formatDate(value)
    case 'BOOLEAN':
      return YesNo.label(value)
    case 'CHOICES':
      return linesOf(value).join(', ')
    default:
      return value
  }
}
