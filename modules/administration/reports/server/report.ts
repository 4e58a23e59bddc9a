import type { Reach } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { shiftMonth, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { reportedPayments } from '#modules/payroll/additional-payments/server/index.ts'
import {
  type ReportedPayslip,
  reportedPayslips,
  type ReportedWanted,
} from '#modules/payroll/payslips/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import type { ReportChart, ReportFilterName, ReportTable } from '../model/report.ts'
import { isShaped, shaped } from '../model/shape.ts'
import type { Shape } from '../model/shape-catalogs.ts'

/** The filters of a request for a report. Filters that the report lacks are ignored. */
export type ReportAsk = {
  businessId: number | null
  yearMonth: YearMonth | null
  year: number | null
  userId: number | null
  grouping: string | null
  lines: string | null
  days: number | null
  /** The day of what is asked; none is today. */
  day: ISODate | null
  /** Which of its columns, rows and groups somebody wants of it, and in which order. */
  shape: Shape
}

/** The reach of the person who asked for a report, as data: a job keeps it until it runs. */
export type ReportScope = {
  companyId: number
  self: number | null
  today: ISODate
  /**
   * Reaches of the report's own permission and of each permission it shows data of: rows need all.
   */
  reaches: readonly Reach[]
}

export type ReportSource = {
  tx: Tx
  ask: ReportAsk
  scope: ReportScope
  /** The filters that the report accepts. */
  filters: ReadonlySet<ReportFilterName>
  /** The requested month, or the one before today's. */
  month: YearMonth
  year: number
  /** Payslips of some months within the scope and the filters. */
  payslips(from: YearMonth, to?: YearMonth): Promise<readonly ReportedPayslip[]>
  /** The conditions for payslips and payments of some months. */
  wanted(from: YearMonth, to: YearMonth): ReportedWanted
  /** Payslips and payments apart of those months, each with its process. */
  paid(from: YearMonth, to?: YearMonth): Promise<readonly ReportedPayslip[]>
}

/** A report: its name, its filters, its drawing, and the query of its rows. */
export type ReportDefinition = {
  readonly name: string
  readonly label: string
  readonly description: string
  readonly permission: Extract<
    Permission,
    'payrollReports.read' | 'peopleReports.read' | 'reports.read'
  >
  /**
   * Other services whose data it shows: without any of them the report does not exist for the
   * reader.
   */
  readonly shows: readonly Permission[]
  readonly filters: readonly ReportFilterName[]
  readonly chart?: ReportChart
  /**
   * Whether its first rows are those of its first payslips, and can be shown before the rest is
   * read.
   */
  readonly inOrder?: true
  readonly run: (source: ReportSource) => Promise<ReportTable>
}

/** The source of a report; with `first`, only so many of its payslips. */
export function sourceOf(
  tx: Tx,
  { filters }: Pick<ReportDefinition, 'filters'>,
  asked: ReportAsk,
  scope: ReportScope,
  first?: number,
): ReportSource {
  const { companyId, reaches, self, today } = scope
  const ask = takenBy(filters, asked)
  const { businessId, userId } = ask
  const wanted = (from: YearMonth, to: YearMonth) => ({
    companyId,
    reaches,
    self,
    from,
    to,
    businessId,
    userId,
    ...(first === undefined ? {} : { first }),
  })
  return {
    tx,
    ask,
    scope,
    filters: new Set(filters),
    month: ask.yearMonth ?? shiftMonth(yearMonthOf(today), -1),
    year: ask.year ?? Number(today.slice(0, 4)),
    wanted,
    payslips: (from, to = from) => reportedPayslips(tx, wanted(from, to)),
    paid: async (from, to = from) => [
      ...(await reportedPayslips(tx, wanted(from, to))),
      // Payments apart come after the payslips, and the payslips alone fill the first rows.
      ...(first === undefined ? await reportedPayments(tx, wanted(from, to)) : []),
    ],
  }
}

/** A report cut as somebody wants it; its first rows are no longer those of its first payslips. */
export function cutAs(report: ReportDefinition, shape: Shape): ReportDefinition {
  if (!isShaped(shape)) return report
  const { inOrder: _inOrder, ...whole } = report
  return { ...whole, run: async (source) => shaped(await report.run(source), shape) }
}

/** The filters of a request that the report offers; the others would narrow it in a hidden way. */
function takenBy(filters: readonly ReportFilterName[], ask: ReportAsk): ReportAsk {
  const takes = new Set(filters)
  const of = <Value>(filter: ReportFilterName, value: Value) => (takes.has(filter) ? value : null)
  return {
    businessId: of('BUSINESS', ask.businessId),
    yearMonth: of('MONTH', ask.yearMonth),
    year: of('YEAR', ask.year),
    userId: of('PERSON', ask.userId),
    grouping: of('GROUPING', ask.grouping),
    lines: of('LINES', ask.lines),
    days: of('DAYS', ask.days),
    day: of('DAY', ask.day),
    shape: ask.shape,
  }
}

/** The person of a row: the first columns of most reports. */
export const personColumns = [
  { label: 'Nombre', kind: 'text' },
  { label: 'RUT', kind: 'rut' },
  { label: 'Contrato', kind: 'text' },
] as const

export const personCells = ({ rut, name, contractCode }: ReportedPayslip) =>
  [name, rut, contractCode] as const

/** The process that paid a row: the payroll of the month, or one apart. */
export const processColumn = { label: 'Proceso', kind: 'text', listed: true } as const

export const pesos = (label: string, group?: string) =>
  ({ label, kind: 'pesos', sum: true, ...(group ? { group } : {}) }) as const
export const count = (label: string) => ({ label, kind: 'number', sum: true }) as const
export const words = (label: string) => ({ label, kind: 'text' }) as const
/** Words of a list, among which whoever cuts a report chooses. */
export const listed = (label: string) => ({ label, kind: 'text', listed: true }) as const

/** The sum of a figure over rows. */
export const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** A fact in its natural unit: hours are stored in hundredths. */
export const quantity = (row: ReportedPayslip, ...codes: readonly string[]): number =>
  sum(codes, (code) => row.valueOf(code) / 10 ** row.decimalsOf(code))

/** The number of people, who may have several contracts each. */
export const people = (rows: readonly ReportedPayslip[]): number =>
  new Set(rows.map((row) => row.userId)).size
