import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { decimal, flag, integer, optional, text } from '#platform/model/field.ts'
import { ItemUnit, unitsInFormulas } from '#modules/concepts/concept-library/model/catalogs.ts'
import { PayrollTable, type TableColumn } from '#modules/concepts/concept-library/model/table.ts'
import { Variable } from '#modules/concepts/concept-library/model/variable.ts'

const { fields: of } = Variable

/** A row of a file: what a variable is worth from a month on. */
export const VariableRow = entity({
  name: 'VariableRow',
  table: 'variable',
  label: 'Variable',
  fields: {
    code: of.code,
    value: decimal('Valor', 6),
    validFrom: of.validFrom,
    title: optional(of.title),
    valueType: optional(of.valueType),
    type: optional(of.type),
    subType: optional(of.subType),
    startDate: of.startDate,
    endDate: of.endDate,
    source: of.source,
    editable: optional(flag('Editable')),
  },
})
export type VariableFileRow = Partial<ValuesOf<(typeof VariableRow)['fields']>>

const cell = (label: string) => optional(decimal(label, 6))

/** A row of a file: a bracket of a table from a month on. */
export const TableRow = entity({
  name: 'TableRow',
  table: 'payroll_table',
  label: 'Tramo de tabla',
  fields: {
    code: PayrollTable.fields.code,
    validFrom: PayrollTable.fields.validFrom,
    row: integer('Tramo', { min: 1, max: 200 }),
    upTo: cell('Hasta'),
    value1: decimal('Valor', 6),
    value2: cell('Valor 2'),
    value3: cell('Valor 3'),
    value4: cell('Valor 4'),
    title: optional(PayrollTable.fields.title),
    columns: optional(text('Columnas', { max: 600 })),
    source: PayrollTable.fields.source,
    editable: optional(flag('Editable')),
  },
})
export type TableFileRow = Partial<ValuesOf<(typeof TableRow)['fields']>>

/** The columns of a row that are the values of its bracket, after its limit. */
export const valueColumns = ['value1', 'value2', 'value3', 'value4'] as const

/** «HASTA Hasta (Pesos) | TASA Tasa (%)»: the columns of a table, as a cell says them. */
export const columnsText = (columns: readonly TableColumn[]): string =>
  columns.map(({ code, title, unit }) => `${code} ${title} (${ItemUnit.label(unit)})`).join(' | ')

const oneColumn = /^(\S+)\s+(.+?)\s*\(([^()]+)\)$/

/** The columns that a cell says, or nothing where it is not written so. */
export function columnsIn(text: string): TableColumn[] | undefined {
  const read = text.split('|').map((part): TableColumn | undefined => {
    const [, code, title, named = ''] = oneColumn.exec(part.trim()) ?? []
    const words = named.trim().toLowerCase()
    const unit = ItemUnit.values.find(
      (one) =>
        ItemUnit.label(one).toLowerCase() === words ||
        unitsInFormulas[one].toLowerCase() === words ||
        one.toLowerCase() === words,
    )
    return code !== undefined && title !== undefined && unit ? { code, title, unit } : undefined
  })
  const all = read.flatMap((one) => one ?? [])
  return all.length === read.length ? all : undefined
}
