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
import type { Tx } from '#platform/server/db.ts'
import type { ReportChart, ReportFilterName, ReportTable } from '../model/report.ts'

/** What a report was asked with. What it does not take is ignored. */
export type ReportAsk = {
  businessId: number | null
  yearMonth: YearMonth | null
  year: number | null
  userId: number | null
  grouping: string | null
  lines: string | null
  days: number | null
}

/** For whom a report is made, as data: a job keeps it until it runs. */
export type ReportScope = {
  companyId: number
  self: number | null
  today: ISODate
  /** Of the report's own permission, and of each that it shows something of: all of them hold. */
  reaches: readonly Reach[]
}

export type ReportSource = {
  tx: Tx
  ask: ReportAsk
  scope: ReportScope
  /** What the report can be narrowed by. */
  filters: ReadonlySet<ReportFilterName>
  /** The month asked for, or the one before today's. */
  month: YearMonth
  year: number
  /** Payslips of some months within the scope and the filters. */
  payslips(from: YearMonth, to?: YearMonth): Promise<readonly ReportedPayslip[]>
  /** What a question to payslips and payments of some months is narrowed by. */
  wanted(from: YearMonth, to: YearMonth): ReportedWanted
  /** The same with what was paid apart of those months, each with its process. */
  paid(from: YearMonth, to?: YearMonth): Promise<readonly ReportedPayslip[]>
}

/** A report: what it is, what it can be narrowed by, how it is drawn, and where its rows are. */
export type ReportDefinition = {
  readonly name: string
  readonly label: string
  readonly description: string
  readonly permission: Extract<
    Permission,
    'payrollReports.read' | 'peopleReports.read' | 'reports.read'
  >
  /** What it shows is of these services too: without one of them there is no such report. */
  readonly shows: readonly Permission[]
  readonly filters: readonly ReportFilterName[]
  readonly chart?: ReportChart
  /** Its first rows are those of its first payslips, and can be shown before the rest is read. */
  readonly inOrder?: true
  readonly run: (source: ReportSource) => Promise<ReportTable>
}

/** What a report reads; of its payslips only the `first` ones, if that is said. */
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
      // They come after the payslips, of which there are more than the first ones.
      ...(first === undefined ? await reportedPayments(tx, wanted(from, to)) : []),
    ],
  }
}

/** What of a question a report takes. The rest would narrow it in a way that it does not offer. */
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
  }
}

/** Who a row is of, the first columns of most reports. */
export const personColumns = [
  { label: 'Nombre', kind: 'text' },
  { label: 'RUT', kind: 'rut' },
  { label: 'Contrato', kind: 'text' },
] as const

export const personCells = ({ rut, name, contractCode }: ReportedPayslip) =>
  [name, rut, contractCode] as const

/** By which process a row was paid: the payroll of the month, or one apart of it. */
export const processColumn = { label: 'Proceso', kind: 'text' } as const

export const pesos = (label: string, group?: string) =>
  ({ label, kind: 'pesos', sum: true, ...(group ? { group } : {}) }) as const
export const count = (label: string) => ({ label, kind: 'number', sum: true }) as const
export const words = (label: string) => ({ label, kind: 'text' }) as const

/** The sum of a figure over rows. */
export const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** A fact in its natural unit: hours are kept in hundredths. */
export const quantity = (row: ReportedPayslip, ...codes: readonly string[]): number =>
  sum(codes, (code) => row.valueOf(code) / 10 ** row.decimalsOf(code))

/** How many people, who may have several contracts. */
export const people = (rows: readonly ReportedPayslip[]): number =>
  new Set(rows.map((row) => row.userId)).size
