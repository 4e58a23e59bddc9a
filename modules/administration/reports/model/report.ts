import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { type Cell, type CellKind, cellText } from './cell.ts'

/** What a report can be narrowed by. Each report names those that it takes. */
export const ReportFilter = catalog('ReportFilter', {
  BUSINESS: 'Razón social',
  MONTH: 'Mes',
  YEAR: 'Año',
  PERSON: 'Persona',
  GROUPING: 'Agrupar por',
  LINES: 'Qué líneas',
  DAYS: 'Días hacia adelante',
  DAY: 'Al día',
})
export type ReportFilterName = ValueOf<typeof ReportFilter>

export const ReportGrouping = catalog('ReportGrouping', {
  AREA: 'Área',
  BRANCH: 'Sucursal',
  JOB: 'Cargo',
  BUSINESS: 'Razón social',
})
export const ReportLines = catalog('ReportLines', {
  ALL: 'Todas',
  EARNINGS: 'Solo haberes',
  DEDUCTIONS: 'Solo descuentos',
  EMPLOYER: 'Solo aportes del empleador',
})
export const ReportFormat = catalog('ReportFormat', { XLSX: 'Excel', CSV: 'CSV', PDF: 'PDF' })

/** The states of the making of a report, in the words of the screen. */
export const ReportState = catalog('ReportState', {
  QUEUED: 'En espera',
  RUNNING: 'En curso',
  DONE: 'Listo',
  FAILED: 'Con error',
  CANCELLED: 'Detenido',
})

export type ReportColumn = {
  readonly label: string
  readonly kind: CellKind
  /** A band over several columns: «Haberes imponibles». */
  readonly group?: string
  /** Added up at the foot. */
  readonly sum?: boolean
  /** Its values are of a list, as an area is: who cuts the report chooses among them. */
  readonly listed?: true
}
/** A column by which a report can be cut. */
export type CutColumn = ReportColumn & { readonly values: readonly string[] }

export type ReportTable = {
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly (readonly Cell[])[]
  /** What somebody has to know to read the sums: what they include, and what they lack. */
  readonly notes?: readonly string[]
  /** How these rows are drawn, where it is not as the report says; null, not at all. */
  readonly chart?: ReportChart | null
  /** The columns that there were before somebody cut them, with the values of those of a list. */
  readonly uncut?: readonly CutColumn[]
}

/** How the rows of a report are drawn: one column names, others measure. */
export type ReportChart = {
  readonly type: string
  readonly label: number
  readonly values: readonly number[]
  /** The column whose values are the series, where there are two groups; it has one measure. */
  readonly by?: number
  /** Averages, of which no «Otros» can be made: the rows beyond the first ones are not drawn. */
  readonly withoutRest?: true
}

/** So many rows are shown before «Mostrar todos». */
export const PREVIEW_ROWS = 10
/** So many rows at most are one page of «Mostrar todos». */
export const PAGE_ROWS = 100
/** And so many at most are read on a screen, page by page: the file brings them all. */
export const SCREEN_ROWS = 5000
/** The largest number of bars or slices that a person can distinguish in a chart. */
export const CHART_ROWS = 24
/** The largest number of series that a person can tell apart by their colour. */
export const CHART_SERIES = 8

/** The foot of a table: the sum of each column that adds up, or null when none does. */
export function totalsOf({ columns, rows }: ReportTable): Cell[] | null {
  if (rows.length === 0 || !columns.some((column) => column.sum)) return null
  const totals = columns.map((column, at): Cell => {
    if (!column.sum) return null
    return rows.reduce((sum, row) => sum + Number(row[at] ?? 0), 0)
  })
  return totals[0] === null ? ['Total', ...totals.slice(1)] : totals
}

/** The series of a chart, its biggest rows first kept and the rest added up as «Otros». */
export function chartOf(table: ReportTable, chart: ReportChart) {
  if (chart.by !== undefined) return crossedChart(table, { ...chart, by: chart.by })
  const { columns, rows } = table
  const named = rows.slice(0, CHART_ROWS)
  const rest = chart.withoutRest ? [] : rows.slice(CHART_ROWS)
  const sumOf = (at: number) => rest.reduce((sum, row) => sum + Number(row[at] ?? 0), 0)
  const others = rest.length > 0 ? ['Otros'] : []
  const kind = columns[chart.label]?.kind ?? 'text'
  return {
    type: chart.type,
    unit: columns[chart.values[0] ?? 0]?.kind === 'pesos' ? 'pesos' : 'number',
    categories: [...named.map((row) => categoryOf(row[chart.label], kind)), ...others],
    series: chart.values.map((at) => ({
      name: columns[at]?.label ?? '',
      values: [
        ...named.map((row) => Number(row[at] ?? 0)),
        ...(rest.length > 0 ? [sumOf(at)] : []),
      ],
    })),
  }
}

/**
 * A chart of two groups: the values of the first are its categories, those of the second its
 * series, and what both have in common its points. Beyond what a person can tell apart the rest is
 * added up as «Otros», or left out where it cannot be added up.
 */
function crossedChart({ columns, rows }: ReportTable, chart: ReportChart & { by: number }) {
  const [value = 0] = chart.values
  const keep = (at: number, most: number) => {
    const kind = columns[at]?.kind ?? 'text'
    const names = [...new Set(rows.map((row) => categoryOf(row[at], kind)))]
    const others = names.length > most && !chart.withoutRest ? ['Otros'] : []
    const kept = [...names.slice(0, most), ...others]
    const place = new Map(names.map((name, order) => [name, Math.min(order, most)]))
    return { kept, placeOf: (row: readonly Cell[]) => place.get(categoryOf(row[at], kind)) ?? 0 }
  }
  const categories = keep(chart.label, CHART_ROWS)
  const series = keep(chart.by, CHART_SERIES)
  const sums = series.kept.map(() => categories.kept.map(() => 0))
  for (const row of rows) {
    const line = sums[series.placeOf(row)]
    const at = categories.placeOf(row)
    if (line?.[at] !== undefined) line[at] += Number(row[value] ?? 0)
  }
  return {
    type: chart.type,
    unit: columns[value]?.kind === 'pesos' ? 'pesos' : 'number',
    categories: categories.kept,
    series: series.kept.map((name, at) => ({ name, values: sums[at] ?? [] })),
  }
}

const categoryOf = (cell: Cell | undefined, kind: CellKind): string =>
  cellText(String(cell ?? ''), kind) || 'Sin dato'

/** What is said of a report without headers or rows (product specification). */
export const NO_DATA = 'Error: reporte sin datos'

type Result = {
  headers: readonly unknown[]
  /** The rows of the whole report, of which a screen shows a page. */
  total: number
  error?: string | null | undefined
}

/**
 * What a result shows: one that carries an error of its own shows nothing, one without headers or
 * rows says so, any other is a table (product specification).
 */
export function resultOf({ headers, total, error }: Result): 'nothing' | 'empty' | 'table' {
  if (error && error !== NO_DATA) return 'nothing'
  return headers.length === 0 || total === 0 ? 'empty' : 'table'
}
