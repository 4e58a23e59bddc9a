import { z } from 'zod'
import type { YearMonth } from '#chile/period.ts'
import type { Permission } from '#access/services.ts'
import {
  calculatedMonths,
  listedMonths,
  monthColumns,
  type MonthFilter,
} from '#platform/server/sql/month-lists.ts'
import { monthShown } from '#modules/people/sight/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'
import { type ObligationState, obligationOf } from '../model/obligation.ts'
import { owedComplements } from './complements.queries.ts'
import { type FilingKind, type FilingState, stateOf } from '../model/filing.ts'

/**
 * The months of remuneraciones of the razones sociales that a permission reaches whole. A file is
 * of a whole razón social: where somebody of it is in the confidential payroll, readers without
 * that right have none of it.
 */
export function monthsWithin({ tx, reach: reachOf }: Context, permission: Permission) {
  const reach = reachOf(permission)
  return calculatedMonths(tx)
    .where(monthShown(reach))
    .where(businessWithin(reach, 'month.businessId'))
}

type Asked = ListInput<MonthFilter, 'yearMonth'>

/** The months that can be declared, a page of them, each with the state of its newest files. */
export async function filingMonths(context: Context, input: Asked): Promise<Listed<FilingMonth>> {
  const { businessId, payrollMonthId } = input.filter
  const matching = monthsWithin(context, 'filings.read').where((eb) =>
    equalTo(eb, { 'month.businessId': businessId, 'month.id': payrollMonthId }),
  )
  return listedMonths(matching, selected(matching), input, (ids) => newestOf(context, ids))
}

const selected = (query: ReturnType<typeof monthsWithin>) =>
  query.select([...monthColumns, 'business.rut as businessRut', 'business.ccafCode'])

type Stored = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]
/** What a month pays of the contributions of an earlier one, and how its file stands. */
type Complement = {
  originMonth: YearMonth
  worker: number
  employer: number
  filingId: number | null
  state: FilingState | null
}
type Newest = Record<'previredId' | 'lreId' | 'wagesId', number | null> &
  Record<'previredState' | 'lreState' | 'wagesState', FilingState | null> &
  Record<'previredDuty' | 'lreDuty' | 'wagesDuty', ObligationState> & {
    complements: readonly Complement[]
  }
export type FilingMonth = Stored & Newest

/** The newest file of each kind of some months, and its state: three statements for all. */
async function newestOf({ tx }: Context, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('filing')
    .innerJoin('payrollMonth as month', 'month.id', 'filing.payrollMonthId')
    .leftJoin('job', 'job.id', 'filing.jobId')
    .select(['filing.id', 'filing.payrollMonthId', 'filing.kind', 'filing.errors'])
    .select('filing.originMonth')
    .select(['filing.warnings', 'filing.fileId', 'job.status as jobStatus'])
    .select(staleIn.as('isStale'))
    .where(sql<boolean>`filing.payroll_month_id = any(${[...ids]}::bigint[])`)
    .orderBy('filing.number')
    .execute()
  const keyIn = (kind: FilingKind, month: number, origin: YearMonth | null = null) =>
    `${kind} ${month} ${origin ?? ''}`
  const known = new Map(
    rows.map((row) => [keyIn(row.kind, row.payrollMonthId, row.originMonth), row]),
  )
  const marks = await marksOf(tx, ids)
  const dutyIn = (kind: FilingKind, month: number, file: FilingState | null) =>
    obligationOf({ isMarked: marks.has(`${kind} ${month}`), file })
  const owed = Map.groupBy(await owedComplements(tx, ids), (one) => one.payrollMonthId)
  const stateIn = (kind: FilingKind, month: number, origin: YearMonth | null = null) => {
    const row = known.get(keyIn(kind, month, origin))
    return {
      id: row?.id ?? null,
      state: row ? stateOf({ ...row, made: row.fileId !== null }) : null,
    }
  }
  return (month: number): Newest => {
    const [previred, lre] = [stateIn('PREVIRED', month), stateIn('LRE', month)]
    const wages = stateIn('DJ1887', month)
    return {
      previredId: previred.id,
      previredState: previred.state,
      lreId: lre.id,
      lreState: lre.state,
      wagesId: wages.id,
      wagesState: wages.state,
      previredDuty: dutyIn('PREVIRED', month, previred.state),
      lreDuty: dutyIn('LRE', month, lre.state),
      wagesDuty: dutyIn('DJ1887', month, wages.state),
      complements: (owed.get(month) ?? []).map(({ payrollMonthId: _paidIn, ...one }) => {
        const file = stateIn('PREVIRED_ADDED', month, one.originMonth)
        return { ...one, filingId: file.id, state: file.state }
      }),
    }
  }
}

/** What somebody marked as declared of some months. */
async function marksOf(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('payrollDeadline as mark', (join) =>
      join
        .onRef('mark.businessId', '=', 'month.businessId')
        .onRef('mark.yearMonth', '=', 'month.yearMonth'),
    )
    .select(['month.id', 'mark.kind'])
    .where(sql<boolean>`month.id = any(${[...ids]}::bigint[])`)
    .execute()
  return new Set(rows.map(({ id, kind }) => `${kind} ${id}`))
}

/**
 * The state of the newest files of some months, for whoever may see them: nothing of a month that
 * the actor may not declare.
 */
export async function newestFilings(context: Context, ids: readonly number[]) {
  const seen = await monthsWithin(context, 'filings.read')
    .select('month.id')
    .where(sql<boolean>`month.id = any(${[...ids]}::bigint[])`)
    .execute()
  const open = new Set(seen.map(({ id }) => id))
  const newest = await newestOf(context, [...open])
  return (id: number): Newest | null => (open.has(id) ? newest(id) : null)
}

/**
 * A file is of a closed month: when it is opened again, or closed otherwise, it says what was. One
 * of a year is of all its months.
 */
export const staleIn = sql<boolean>`(month.is_open
  or month.closed_hash is distinct from filing.closed_hash
  or filing.kind = 'DJ1887'
    and filing.year_hash <> app.wages_hash(filing.business_id, filing.year_month / 100))`

/** The sums of a file as they are stored with it. */
export const totalsSchema = z.array(
  z.object({ kind: z.string(), institution: z.string(), filed: z.number(), payslips: z.number() }),
)
