import type { YearMonth } from '#chile/period.ts'
import type { ConceptRecords, Versioned } from '#modules/concepts/concept-library/model/library.ts'
import {
  emptyTable,
  type TableLine,
  tableSchema,
  type TableValues,
} from '#modules/concepts/concept-library/model/table.ts'
import {
  emptyVariable,
  variableFields,
  variableSchema,
  type VariableValues,
} from '#modules/concepts/concept-library/model/variable.ts'
import type { Given, Problem } from '#platform/model/imports.ts'
import type { FileRow, Laid, Laying, Outcome } from '../model/file-plan.ts'
import {
  columnsIn,
  columnsText,
  type TableFileRow,
  valueColumns,
  type VariableFileRow,
} from '../model/file-rows.ts'
import { type Kind, tableKind, variableKind } from './kinds.ts'

/** What the files of variables and of tables differ in. */
export type FileKind<Values extends object, Row extends FileRow> = Laying<Values, Row> & {
  readonly kind: Kind<Values>
  readonly schema: { parse(values: unknown): Values }
  /** The columns that a file may not leave without a value. */
  readonly needed: readonly (keyof Row & string)[]
  /** What is wrong with a row besides what the form says of the whole. */
  readonly wrongIn: (row: Row, outcome: Outcome<Values>, others: readonly Row[]) => Problem[]
  /** The column of a row where a complaint of the form is shown; nothing of another row. */
  readonly columnOf: (field: string, row: Row) => string | null | undefined
  /** What a version says, as rows of a file. */
  readonly rowsOf: (code: string, from: YearMonth, values: Values) => Given[]
  readonly placed: (records: ConceptRecords, all: readonly Versioned<Values>[]) => ConceptRecords
}

/** What a row says of some fields: a new record has what it does not say as it is. */
function saidOf<Values extends object>(
  { row, shown }: Laid<object>,
  names: readonly (keyof Values & string)[],
): Record<string, unknown> {
  const said = new Map<string, unknown>(Object.entries(row))
  const pairs = names.flatMap((name): [string, unknown][] => {
    const value = said.get(name)
    return value === undefined || (value === null && !shown) ? [] : [[name, value]]
  })
  return Object.fromEntries(pairs)
}

export const variableFile: FileKind<VariableValues, VariableFileRow> = {
  kind: variableKind,
  schema: variableSchema,
  empty: emptyVariable,
  needed: ['value', 'title', 'valueType', 'type', 'subType', 'editable'],
  shown: (values) => ({ ...values }),
  patch: (_values, rows) => Object.assign({}, ...rows.map((one) => saidOf(one, variableFields))),
  wrongIn: () => [],
  columnOf: (field) => field,
  rowsOf: (code, from, values) => [{ ...values, code, validFrom: from }],
  placed: (records, variables) => ({ ...records, variables }),
}

/** What all rows of a table say of it in a month. */
const ofTable = ['title', 'source', 'editable'] as const

const lineOf = (row: TableFileRow, before: TableLine | undefined, width: number): TableLine =>
  (['upTo', ...valueColumns] as const)
    .slice(0, width)
    .map((name, at) => (row[name] === undefined ? (before?.[at] ?? null) : (row[name] ?? null)))

function tablePatch(
  values: TableValues | undefined,
  rows: readonly Laid<TableFileRow>[],
): Partial<TableValues> {
  const said = rows.flatMap(({ row }) => row.columns ?? [])
  const metadata =
    said.flatMap((text) => columnsIn(text) ?? [])[0] === undefined
      ? (values?.metadata ?? emptyTable.metadata)
      : (columnsIn(said[0] ?? '') ?? emptyTable.metadata)
  const lines: TableLine[] = [...(values?.fixedRows ?? [])]
  for (const { row } of rows.toSorted((a, b) => (a.row.row ?? 0) - (b.row.row ?? 0))) {
    const at = (row.row ?? 0) - 1
    if (at >= 0 && at <= lines.length) lines[at] = lineOf(row, lines[at], metadata.length)
  }
  return {
    ...Object.assign({}, ...rows.map((one) => saidOf<TableValues>(one, ofTable))),
    metadata,
    fixedRows: lines.map((line) => metadata.map((_, at) => line[at] ?? null)),
  }
}

function shownLine({ fixedRows, metadata, ...rest }: TableValues, at: number): Given | undefined {
  const line = fixedRows[at]
  if (!line) return undefined
  const { title, source, editable } = rest
  const [upTo = null, value1 = null, value2 = null, value3 = null, value4 = null] = line
  const columns = columnsText(metadata)
  return { row: at + 1, upTo, value1, value2, value3, value4, title, source, editable, columns }
}

const differ = 'Otra fila de la tabla dice otra cosa en ese mes'

function wrongInTable(
  row: TableFileRow,
  { before, after }: Outcome<TableValues>,
  others: readonly TableFileRow[],
): Problem[] {
  const wrong: Problem[] = []
  const same = [...ofTable, 'columns' as const]
  for (const name of same) {
    const mine = row[name] ?? null
    const told = others.flatMap((other) => other[name] ?? [])
    if (mine !== null && told.some((one) => one !== mine)) {
      wrong.push({ column: name, message: differ })
    }
  }
  if (row.columns && !columnsIn(row.columns)) {
    const message = 'Se escriben «HASTA Hasta (Pesos) | VALOR Valor (Pesos)»'
    wrong.push({ column: 'columns', message })
  }
  const at = row.row ?? 0
  if (at > after.fixedRows.length) {
    const message = `Falta el tramo ${after.fixedRows.length + 1}`
    wrong.push({ column: 'row', message })
  }
  const values = after.metadata.length - 1
  for (const name of valueColumns.slice(values)) {
    if (row[name] === undefined || row[name] === null) continue
    const message = before
      ? `La tabla no tiene esa columna: tiene ${values} de valores`
      : 'Diga en «columnas» cuáles son'
    wrong.push({ column: name, message })
  }
  return wrong
}

/** «fixedRows.3.value2» is the second cell of the fourth bracket: of one row of the file. */
function tableColumnOf(field: string, row: TableFileRow): string | null | undefined {
  if (field.startsWith('metadata')) return 'columns'
  const [, line, cell] = /^fixedRows\.(\d+)\.value(\d)$/.exec(field) ?? []
  if (line === undefined) return field === 'fixedRows' ? null : field
  if (Number(line) + 1 !== row.row) return undefined
  return ['upTo', ...valueColumns][Number(cell) - 1] ?? null
}

export const tableFile: FileKind<TableValues, TableFileRow> = {
  kind: tableKind,
  schema: tableSchema,
  empty: emptyTable,
  needed: ['value1', 'title', 'columns', 'editable'],
  shown: (values, { row = 0 }) => shownLine(values, row - 1),
  patch: tablePatch,
  wrongIn: wrongInTable,
  columnOf: tableColumnOf,
  rowsOf: (code, from, values) =>
    values.fixedRows.flatMap((_, at) => {
      const line = shownLine(values, at)
      return line ? [{ ...line, code, validFrom: from }] : []
    }),
  placed: (records, tables) => ({ ...records, tables }),
}
