import { choice, decimal, id, optional, text, yearMonth } from '#platform/model/field.ts'
import { byId, inputFrom, listOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation } from '#platform/server/graphql/operations.ts'
import { ItemUnit, Origin, TableType } from '#modules/concepts/concept-library/model/catalogs.ts'
import {
  PayrollTable,
  tableFields,
  type TableColumn,
  type TableLine,
} from '#modules/concepts/concept-library/model/table.ts'
import { createTable, type FixedRow, updateTable } from './concepts.verbs.ts'
import { deleteConcept } from './concepts.service.ts'
import type { TableRow } from './figures.ts'
import { tableKind } from './kinds.ts'
import { codedSorts, tables } from './lists.ts'

type Fixed = FixedRow & { id: number }
export type TableOutRow = Omit<TableRow, 'fixedRows'> & { fixedRows: Fixed[] }

const ColumnOut = objectFrom<TableColumn>('PayrollTableColumn', {
  code: of.text,
  title: of.text,
  unit: of.choice(ItemUnit),
})
const cell = of.maybe(of.decimal)
const RowOut = objectFrom<Fixed>('PayrollTableRow', {
  id: of.int,
  value1: cell,
  value2: cell,
  value3: cell,
  value4: cell,
  value5: cell,
})
const TableOut = objectFrom<TableOutRow>('PayrollTable', {
  id: of.maybe(of.id('payrollTable')),
  code: of.text,
  title: of.text,
  type: of.choice(TableType),
  source: of.maybe(of.text),
  editable: of.flag,
  universal: of.flag,
  origin: of.choice(Origin),
  validFrom: of.yearMonth,
  uses: of.int,
  version: of.int,
  metadata: of.list(of.object(ColumnOut)),
  fixedRows: of.list(of.object(RowOut)),
})

const rowOut = (row: TableRow): TableOutRow => ({
  ...row,
  fixedRows: row.fixedRows.map((line, index) => ({ id: index + 1, ...cellsOf(line) })),
})
const cellsOf = ([value1, value2, value3, value4, value5]: TableLine): FixedRow => ({
  value1: value1 ?? null,
  value2: value2 ?? null,
  value3: value3 ?? null,
  value4: value4 ?? null,
  value5: value5 ?? null,
})

list('tables', {
  type: TableOut,
  filter: inputFrom('PayrollTableFilter', {
    search: optional(text('Búsqueda', { max: 80 })),
    code: optional(text('Código', { max: 40 })),
    origin: optional(choice(Origin, 'Origen')),
    month: optional(yearMonth('Mes')),
  }),
  sort: codedSorts,
  run: async (context, asked) => {
    const { rows, total } = await tables(context, asked)
    return { rows: rows.map(rowOut), total }
  },
})

const value = optional(decimal('Valor', 6))
const content = {
  validFrom: yearMonth('Rige desde'),
  metadata: listOf(
    inputFrom('PayrollTableColumnInput', {
      code: text('Código', { max: 40 }),
      title: text('Título', { max: 60 }),
      unit: choice(ItemUnit, 'Unidad'),
    }),
  ),
  fixedRows: listOf(
    inputFrom('PayrollTableRowInput', {
      value1: value,
      value2: value,
      value3: value,
      value4: value,
      value5: value,
    }),
  ),
}

mutation('createTable', {
  input: patchInputOf('CreateTableInput', PayrollTable, tableFields, {
    code: text('Código', { max: 40 }),
    title: text('Nombre', { max: 120 }),
    ...content,
  }),
  type: TableOut,
  run: async (context, input) => rowOut(await createTable(context, input)),
})
mutation('updateTable', {
  input: patchInputOf('UpdateTableInput', PayrollTable, tableFields, {
    id: id('payrollTable'),
    version: PayrollTable.fields.version,
    ...content,
  }),
  type: TableOut,
  run: async (context, input) => rowOut(await updateTable(context, input)),
})
mutation('deleteTable', {
  input: byId('payrollTable'),
  type: 'Boolean',
  run: (context, input) => deleteConcept(context, tableKind, input),
})
