import {
  canMeasure,
  compareKeys,
  groupKind,
  groupValue,
  measure,
  measureColumn,
  meets,
  orderKey,
} from './shape-cells.ts'
import { compareTexts } from '#chile/names.ts'
import { isNumber } from './cell.ts'
import type { CutColumn, ReportChart, ReportColumn, ReportTable } from './report.ts'
import type { Cell, CellKind } from './cell.ts'
import type { Condition, Measure, Shape } from './shape-catalogs.ts'

/** What identifies a column of a report among its columns: its label under its band. */
export const keyOf = ({ group, label }: Pick<ReportColumn, 'group' | 'label'>): string =>
  group ? `${group}: ${label}` : label

export const isShaped = ({ columns, conditions, groups, order }: Shape): boolean =>
  [columns, conditions, groups, order].some((part) => part.length > 0)

/** Whether the series of a cut are parts of a whole: two groups whose measure adds up. */
export const isStacked = ({ groups, measures: [first] }: Shape): boolean =>
  groups.length === 2 && (first === undefined || first.how === 'COUNT' || first.how === 'SUM')

/**
 * A report as somebody wants it: its rows that meet all conditions, some of its columns, or one row
 * for each group with what is measured of it, in an order. It only takes away: nothing of the
 * result is beyond the table, which its reader was given whole.
 *
 * A condition on a column that the table has no more is met by no row, so that a report never
 * tells of more people than it was written for; what else lacks is left out, and both are said.
 */
export function shaped(table: ReportTable, shape: Shape): ReportTable {
  const at = new Map(table.columns.map((column, place) => [keyOf(column), place]))
  const missing = [...new Set(namesIn(shape).filter((name) => !at.has(name)))]
  const met = table.rows.filter((row) =>
    shape.conditions.every((condition) => isMet(table, at, row, condition)),
  )
  const narrowed = { ...table, rows: met }
  const made = shape.groups.length > 0 ? grouped(narrowed, at, shape) : chosen(narrowed, at, shape)
  return {
    ...made,
    uncut: table.uncut ?? withValues(table),
    rows: ordered(made, shape),
    notes: [
      ...(table.notes ?? []),
      ...missing.map((name) => `La columna «${name}» ya no está en este reporte`),
    ],
  }
}

/** Values of a list beyond which nobody looks for one in it. */
const MOST_VALUES = 400

/**
 * The columns of a table with the values that those of a list have in it, by which it can be cut.
 * They are of the rows that its reader was given, and so tell nothing else.
 */
export function withValues({ columns, rows }: ReportTable): CutColumn[] {
  return columns.map((column, at) => {
    if (!column.listed) return { ...column, values: [] }
    const found = new Set(rows.flatMap((row) => (row[at] === null ? [] : String(row[at] ?? ''))))
    found.delete('')
    const values = found.size > MOST_VALUES ? [] : [...found].toSorted(compareTexts)
    return { ...column, values }
  })
}

/** Every column that a shape names. */
const namesIn = ({ columns, conditions, groups, measures, order }: Shape): string[] =>
  [
    ...columns.map(({ column }) => column),
    ...conditions.map(({ column }) => column),
    ...groups.map(({ column }) => column),
    ...(groups.length > 0 ? measures.flatMap(({ column }) => column ?? []) : []),
    // What is ordered by the label of a measure is no column of the table.
    ...(groups.length > 0 ? [] : order.map(({ column }) => column)),
  ].filter((name) => name !== '')

type Places = ReadonlyMap<string, number>

function isMet(table: ReportTable, at: Places, row: readonly Cell[], condition: Condition) {
  const place = at.get(condition.column)
  const column = place === undefined ? undefined : table.columns[place]
  if (place === undefined || !column) return false
  return meets(row[place] ?? null, column.kind, condition)
}

function chosen(table: ReportTable, at: Places, { columns }: Shape): ReportTable {
  if (columns.length === 0) return table
  const places = [...new Set(columns.flatMap(({ column }) => at.get(column) ?? []))]
  // A report of which nothing is left shows all that it has.
  if (places.length === 0) return table
  return {
    chart: null,
    columns: places.flatMap((place) => table.columns[place] ?? []),
    rows: table.rows.map((row) => places.map((place) => row[place] ?? null)),
  }
}

/** One row for each group, in the order of what they are grouped by. */
function grouped(table: ReportTable, at: Places, { groups, measures }: Shape): ReportTable {
  const by = groups.flatMap(({ column, by: unit }) => {
    const place = at.get(column)
    const own = place === undefined ? undefined : table.columns[place]
    return place === undefined || !own ? [] : [{ place, unit, own }]
  })
  const found = new Map<string, { head: Cell[]; rows: (readonly Cell[])[] }>()
  for (const row of table.rows) {
    const head = by.map(({ place, unit, own }) => groupValue(row[place] ?? null, own.kind, unit))
    const key = JSON.stringify(head)
    const group = found.get(key) ?? { head, rows: [] }
    group.rows.push(row)
    found.set(key, group)
  }
  const measured = measuredBy(table, at, measures)
  return {
    chart: drawnBy(
      by.length,
      measured.map(({ column }) => column),
    ),
    columns: [
      ...by.map(({ own, unit }): ReportColumn => ({
        label: keyOf(own),
        kind: groupKind(own.kind, unit),
      })),
      ...measured.map(({ column }) => column),
    ],
    rows: sortedBy(
      [...found.values()],
      by.map(({ own }, place) => ({ kind: own.kind, of: ({ head }) => head[place] ?? null })),
    ).map(({ head, rows }) => [...head, ...measured.map(({ value }) => value(rows))]),
  }
}

type By<Row> = { kind: CellKind; of: (row: Row) => Cell; descending?: boolean }

/** Rows by some of their values; what has no value comes last, whichever the order. */
function sortedBy<Row>(rows: readonly Row[], by: readonly By<Row>[]): Row[] {
  const keyed = rows.map((row) => ({
    row,
    keys: by.map(({ kind, of }) => {
      const cell = of(row)
      return cell === null || cell === '' ? null : orderKey(kind)(cell)
    }),
  }))
  return keyed
    .toSorted((a, b) => {
      for (const [at, { descending }] of by.entries()) {
        const order = compared(a.keys[at] ?? null, b.keys[at] ?? null, descending ? -1 : 1)
        if (order !== 0) return order
      }
      return 0
    })
    .map(({ row }) => row)
}

type Key = number | string | null

function compared(one: Key, other: Key, sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return sign * compareKeys(one, other)
}

type Measured = { column: ReportColumn; value: (rows: readonly (readonly Cell[])[]) => Cell }

/**
 * One group is drawn by its first measure, and by those of the same unit; two, by the first measure
 * alone, the second group as series. Three cannot be drawn.
 */
function drawnBy(groups: number, measures: readonly ReportColumn[]): ReportChart | null {
  const [first] = measures
  if (!first || !isNumber(first.kind) || groups > 2) return null
  const whole = first.sum ? {} : ({ withoutRest: true } as const)
  if (groups === 2) return { type: 'column', label: 0, by: 1, values: [2], ...whole }
  const isLike = ({ kind, sum }: ReportColumn) => kind === first.kind && sum === first.sum
  const values = measures.flatMap((one, at) => (isLike(one) ? [at + 1] : []))
  return { type: 'column', label: 0, values, ...whole }
}

/** What is measured of each group; without measures, how many rows it has. */
function measuredBy(table: ReportTable, at: Places, measures: readonly Measure[]): Measured[] {
  const made = measures.flatMap(({ how, column: name }): Measured[] => {
    if (how === 'COUNT') return [counted]
    const place = at.get(name ?? '')
    const own = place === undefined ? undefined : table.columns[place]
    if (place === undefined || !own || !canMeasure(how, own.kind)) return []
    return [
      {
        column: measureColumn(how, keyOf(own), own.kind),
        value: (rows) =>
          measure(
            how,
            own.kind,
            rows.map((row) => row[place] ?? null),
          ),
      },
    ]
  })
  return made.length > 0 ? made : [counted]
}

const counted: Measured = {
  column: { label: 'Cantidad', kind: 'number', sum: true },
  value: (rows) => rows.length,
}

function ordered({ columns, rows }: ReportTable, { order }: Shape): ReportTable['rows'] {
  const [first] = order
  const place = columns.findIndex((column) => keyOf(column) === first?.column)
  if (!first || place < 0) return rows
  const { kind } = columns[place] ?? { kind: 'text' as const }
  const { descending } = first
  return sortedBy(rows, [{ kind, of: (row) => row[place] ?? null, descending }])
}
