import type { Reach } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import type { LegalCalendar } from '#chile/calendar.ts'
import { monthRange, type YearMonth, yearMonth } from '#chile/period.ts'
import { ObligationState } from '#modules/money/filings/model/obligation.ts'
import { newestFilings } from '#modules/money/filings/server/index.ts'
import { standingOf } from '#modules/payroll/payroll-release/model/deadlines.ts'
import { legalCalendar } from '#modules/time/legal-calendar/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import { adviceFor, type FileState } from '../model/advice.ts'
import { dutiesOf, type Duty, dutyRules, stateOf } from '../model/duty.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'

/** The razones sociales whose duties a permission reaches, by name. */
export function businessesWithin({ tx, reach: reachOf }: Context, permission: Permission) {
  const reach: Reach = reachOf(permission)
  return tx
    .selectFrom('business')
    .select(['business.id', 'business.name'])
    .where('business.status', '=', 'ACTIVE')
    .where(businessWithin(reach, 'business.id'))
    .orderBy('business.name')
    .orderBy('business.id')
}

type Wanted = { businessId: number | null; year: number }

/**
 * The duties of one razón social in the months of a year that its payroll has, by their day, with
 * who met each and what its file says; and what may be chosen instead.
 */
export async function complianceCalendar(context: Context, { businessId, year }: Wanted) {
  const businesses = await businessesWithin(context, 'compliance.read').execute()
  const business = businessId === null ? businesses[0] : businesses.find(isOf(businessId))
  if (!business) {
    if (businessId !== null) throw notFound()
    return { businessId: null, businesses, years: [], duties: [] }
  }
  const all = await monthsOf(context, business.id)
  const months = all.filter(({ yearMonth: month }) => Math.floor(month / 100) === year)
  const marks = await marksOf(context, business.id, year)
  const files = await newestFilings(
    context,
    months.map(({ id }) => id),
  )
  const calendar = await legalCalendar(context.tx)
  const duties = months.flatMap((month) =>
    dutiesOf(month.yearMonth).map((duty) => {
      const mark = marks.get(`${duty} ${month.yearMonth}`)
      const file = fileOf(files(month.id), duty)
      const obligation = obligationIn(files(month.id), duty)
      return dutyRow(context, { month, duty, mark, file, obligation, calendar })
    }),
  )
  const years = [...new Set(all.map(({ yearMonth: month }) => Math.floor(month / 100)))]
  return {
    businessId: business.id,
    businesses,
    years,
    duties: duties.toSorted((a, b) => a.due.localeCompare(b.due) || a.yearMonth - b.yearMonth),
  }
}
export type ComplianceCalendar = Awaited<ReturnType<typeof complianceCalendar>>
export type DutyRow = ComplianceCalendar['duties'][number]

const isOf =
  (id: number) =>
  (one: { id: number }): boolean =>
    one.id === id

type Month = { id: number; yearMonth: YearMonth; isOpen: boolean }

/** The months that the payroll of a razón social has, the newest first. */
const monthsOf = ({ tx }: Context, businessId: number): Promise<Month[]> =>
  tx
    .selectFrom('payrollMonth as month')
    .select(['month.id', 'month.yearMonth', 'month.isOpen'])
    .where('month.businessId', '=', businessId)
    .where('month.type', '=', 'PAYROLL')
    .orderBy('month.yearMonth', 'desc')
    .execute()

/** What people marked as met of a year, by duty and month. */
async function marksOf({ tx }: Context, businessId: number, year: number) {
  const months = monthRange(yearMonth(year, 1), yearMonth(year, 12))
  const rows = await tx
    .selectFrom('payrollDeadline as mark')
    .select(['mark.kind', 'mark.yearMonth', 'mark.doneOn', 'mark.note', 'mark.fileId'])
    .select(sql<string | null>`${sql.raw(loginNameIn('mark.done_by'))}`.as('author'))
    .where('mark.businessId', '=', businessId)
    .where(sql<boolean>`mark.year_month = any(${months}::int[])`)
    .execute()
  return new Map(rows.map((row) => [`${row.kind} ${row.yearMonth}`, row]))
}
type Mark = Awaited<ReturnType<typeof marksOf>> extends Map<string, infer Row> ? Row : never

/** Where the state of the file of a duty is; a duty without one has no file here. */
const stateOfFile: Readonly<Partial<Record<Duty, 'previredState' | 'lreState' | 'wagesState'>>> = {
  PREVIRED: 'previredState',
  LRE: 'lreState',
  DJ1887: 'wagesState',
}

type Files = ReturnType<Awaited<ReturnType<typeof newestFilings>>>

const obligations: Readonly<Partial<Record<Duty, 'previredDuty' | 'lreDuty' | 'wagesDuty'>>> = {
  PREVIRED: 'previredDuty',
  LRE: 'lreDuty',
  DJ1887: 'wagesDuty',
}

/** The state of a duty, as that of its file; nothing where it has none, or it may not be seen. */
function obligationIn(files: Files, duty: Duty): ObligationState | null {
  const key = obligations[duty]
  return files === null || key === undefined ? null : files[key]
}

/** The state of the file of a duty; nothing where there is none to make, or it may not be seen. */
function fileOf(files: Files, duty: Duty): FileState | null {
  const key = stateOfFile[duty]
  return files === null || key === undefined ? null : (files[key] ?? 'NONE')
}

type Known = {
  month: Month
  duty: Duty
  mark: Mark | undefined
  file: FileState | null
  obligation: ObligationState | null
  calendar: LegalCalendar
}

function dutyRow({ today }: Context, known: Known) {
  const { month, duty, mark, file, obligation, calendar } = known
  const { due: dueOf, source, basis } = dutyRules[duty]
  const due = dueOf(month.yearMonth, calendar)
  const isDone = mark !== undefined
  const { state, words } = standingOf(due, today, isDone)
  return {
    payrollMonthId: month.id,
    yearMonth: month.yearMonth,
    isOpen: month.isOpen,
    duty,
    due,
    source,
    basis,
    state: stateOf(state),
    words: isDone && obligation !== null ? ObligationState.label(obligation) : words,
    obligation,
    advice: adviceFor({ isOpen: month.isOpen, isDone, file }),
    doneOn: mark?.doneOn ?? null,
    author: mark?.author ?? null,
    note: mark?.note ?? null,
    hasProof: (mark?.fileId ?? null) !== null,
  }
}
