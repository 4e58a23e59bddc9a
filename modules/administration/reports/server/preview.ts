import { z } from 'zod'
import {
  chartOf,
  NO_DATA,
  PREVIEW_ROWS,
  type ReportTable,
  SCREEN_ROWS,
  totalsOf,
} from '../model/report.ts'
import { keyOf, withValues } from '../model/shape.ts'
import type { ReportDefinition } from './report.ts'

const rowSchema = z.object({ cells: z.array(z.string()) })

/** A report for the screen: some of its rows, with totals and chart of all of them. */
export const previewSchema = z.object({
  name: z.string(),
  label: z.string(),
  headers: z.array(z.object({ label: z.string(), kind: z.string(), group: z.string().nullable() })),
  /** Every column that it can be cut by, also those that are not shown. */
  columns: z
    .array(z.object({ key: z.string(), kind: z.string(), values: z.array(z.string()).default([]) }))
    .default([]),
  rows: z.array(rowSchema),
  total: z.number(),
  totals: rowSchema,
  chart: z
    .object({
      type: z.string(),
      unit: z.string(),
      categories: z.array(z.string()),
      series: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
    })
    .nullable(),
  notes: z.array(z.string()),
  error: z.string().nullable(),
})
export type Preview = z.output<typeof previewSchema>

/** Which rows of a report: the page, from 1, and the rows of each. */
export type Page = { number: number; size: number }

/** All the rows that screens read of a report: what a worker keeps, and requests take pages of. */
export const everyRow: Page = { number: 1, size: SCREEN_ROWS }

/** A page of the rows of a table, none of them beyond those that screens read. */
export function previewOf(report: ReportDefinition, table: ReportTable, page: Page): Preview {
  const from = (page.number - 1) * page.size
  const chart = table.chart === undefined ? report.chart : table.chart
  const shown = table.rows.slice(from, Math.min(from + page.size, SCREEN_ROWS))
  return {
    name: report.name,
    label: report.label,
    headers: table.columns.map(({ label, kind, group = null }) => ({ label, kind, group })),
    columns: (table.uncut ?? withValues(table)).map((one) => ({
      key: keyOf(one),
      kind: one.kind,
      values: [...one.values],
    })),
    rows: shown.map(textsOf),
    total: table.rows.length,
    totals: textsOf(totalsOf(table) ?? []),
    chart: chart && table.rows.length > 0 ? drawn(table, chart) : null,
    notes: [...(table.notes ?? [])],
    error: table.rows.length === 0 ? NO_DATA : null,
  }
}

/** The same for a report of which only the first rows are known: without total, sums and chart. */
export const beginningOf = (report: ReportDefinition, table: ReportTable | undefined) => ({
  ...previewOf(report, table ?? { columns: [], rows: [] }, { number: 1, size: PREVIEW_ROWS }),
  total: null,
  totals: textsOf([]),
  chart: null,
  notes: [],
  error: null,
})

function drawn(table: ReportTable, chart: NonNullable<ReportDefinition['chart']>) {
  const made = chartOf(table, chart)
  return {
    ...made,
    series: made.series.map(({ name, values }) => ({ name, values: values.map(String) })),
  }
}

const textsOf = (row: readonly (string | number | null)[]) => ({
  cells: row.map((cell) => (cell === null ? '' : String(cell))),
})
