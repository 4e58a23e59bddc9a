import type { ListedFieldsQuery } from '#generated/documents/graphql.ts'
import { linesOf } from '#modules/people/custom-fields/model/user-field.ts'
import { YesNo } from '#modules/people/custom-fields/model/values.ts'
import { parseNumber } from '#chile/numbers.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import type { Filter, Sort } from '#platform/web/list/list-state.ts'

export type ListedField = ListedFieldsQuery['userFields'][number]
export type FieldValue = { fieldId: string; value: string; words: string }
export type Values = Readonly<Record<string, string>>

/** The fields of a company that are columns and filters of the list. */
export const listed = (fields: readonly ListedField[], keeps: boolean) =>
  fields.filter((field) => field.listed && field.status === 'ACTIVE' && (keeps || field.managers))

/** In the address: `campo.talla_polera=M`, `campo.ingreso.desde=2026-01-01`. */
const nameOf = ({ code }: ListedField, end?: 'desde' | 'hasta') =>
  end ? `campo.${code}.${end}` : `campo.${code}`

const ranges: readonly string[] = ['NUMBER', 'MONEY', 'PERCENTAGE', 'DATE']
const texts: readonly string[] = ['TEXT', 'LONG_TEXT']

/** The filters of the fields: what a text has, from and until, or one of the options. */
export const filtersOf = (fields: readonly ListedField[]): Filter[] =>
  fields.flatMap((field): Filter[] => {
    const { title: label, type, options } = field
    if (ranges.includes(type)) {
      const kind = type === 'DATE' ? 'date' : 'text'
      return [
        { name: nameOf(field, 'desde'), label: `${label}, desde`, kind, chipOnly: true },
        { name: nameOf(field, 'hasta'), label: `${label}, hasta`, kind, chipOnly: true },
      ]
    }
    if (texts.includes(type)) {
      return [{ name: nameOf(field), label, kind: 'text', chipOnly: true }]
    }
    const choices =
      type === 'BOOLEAN'
        ? YesNo.options
        : linesOf(options ?? null).map((line) => ({ value: line, label: line }))
    return [{ name: nameOf(field), label, options: choices, chipOnly: true }]
  })

/** The filter of the address with what it asks of the fields, as the server takes it. */
export function withFields(values: Values, fields: readonly ListedField[]) {
  const asks = fields.flatMap((field) => {
    const alone = values[nameOf(field)]
    const from = boundOf(field, values[nameOf(field, 'desde')])
    const to = boundOf(field, values[nameOf(field, 'hasta')])
    if (!alone && !from && !to) return []
    const said = texts.includes(field.type) ? { contains: alone } : { among: alone }
    return [
      {
        fieldId: field.id,
        ...(alone ? said : {}),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      },
    ]
  })
  const others = Object.entries(values).filter(([name]) => !name.startsWith('campo.'))
  return { ...Object.fromEntries(others), ...(asks.length > 0 ? { fields: asks } : {}) }
}

/** A number as people write it, `1.234,5`; what is none asks for nothing. */
function boundOf({ type }: ListedField, typed: string | undefined) {
  if (!typed || type === 'DATE') return typed
  return parseNumber(typed, 'comma') ?? undefined
}

/** An order by a field is one of the server, with the field in its filter. */
export function orderOf({ field }: Sort, fields: readonly ListedField[]) {
  const by = fields.find((one) => nameOf(one) === field)
  if (by) return { field: 'field', filter: { sortField: by.id } }
  // A field that is no longer in the list.
  return field.startsWith('campo.') ? { field: 'fullname' } : { field }
}

type Row = { fieldValues: readonly FieldValue[] }

/** A column for each. */
export const fieldColumns = (fields: readonly ListedField[]): Column<Row>[] =>
  fields.map((field) => {
    const of = ({ fieldValues }: Row) => fieldValues.find(({ fieldId }) => fieldId === field.id)
    return {
      key: nameOf(field),
      title: field.title,
      sort: nameOf(field),
      text: (row) => of(row)?.words,
      render: (row) => of(row)?.words ?? <Nothing />,
      ...(ranges.includes(field.type) && field.type !== 'DATE' ? { align: 'end' as const } : {}),
    }
  })
