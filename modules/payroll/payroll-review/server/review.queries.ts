import { reachesWhole } from '#access/reach.ts'
import { searchKey } from '#chile/text.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { pageOf } from '#platform/server/sql/total-of.ts'
import { Cause, type CauseCode } from '../model/cause.ts'
import { leastOf, ReviewState } from '../model/review.ts'
import { compare, type Difference, type Order, type Sort } from './comparison.ts'
import { type Side, sidesOf } from './runs.queries.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

export type Filter = {
  payrollMonthId: number
  search: string | null
  cause: CauseCode | null
  area: string | null
  size: string | null
  state: ValueOf<typeof ReviewState> | null
}

type Review = {
  reviewedBy: string | null
  reviewedAt: Date | null
  state: ValueOf<typeof ReviewState>
}

/** Whether a difference was reviewed, its reviewer, and when that was. */
export type ReviewOf = (row: Difference) => Review

/** Every difference of a month that the actor may see, and its reviewers. */
export async function differencesOf(context: Context, payrollMonthId: number, order?: Order) {
  const month = await monthById(context, payrollMonthId)
  const { before, after } = await sidesOf(context, month)
  const reviews = await reviewsOf(context, payrollMonthId)
  const reviewOf: ReviewOf = (row) => reviewIn(reviews, row)
  if (!after) return { month, before, after, rows: [], reviewOf }
  const comparison = await compare(context, before, after)
  const all = order ? comparison.inOrder(order) : comparison.rows
  const rows = await seenOf(context, month, all, [after, ...(before ? [before] : [])])
  return { month, before, after, rows, reviewOf }
}

/** The differences of both runs that the actor may see: of a whole month, all of them. */
async function seenOf(
  context: Context,
  { businessId }: MonthHead,
  rows: readonly Difference[],
  sides: readonly Side[],
) {
  if (reachesWhole(context.reach('payslips.read'), businessId)) return rows
  const seen = await visible(context, sides)
  return rows.filter(({ contractId }) => seen.has(contractId))
}

/** Contracts whose pay the actor may see in every one of the runs that contains them. */
async function visible(context: Context, sides: readonly Side[]): Promise<Set<number>> {
  const reach = context.reach('payslips.read')
  const self = context.actor.userId
  const columns = { user: 'payslip.userId', business: 'contract.businessId' }
  const rows = await context.tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .select('payslip.userContractId as contractId')
    .where(sql<boolean>`payslip.payroll_run_id = any(${sides.map(({ runId }) => runId)}::bigint[])`)
    .groupBy('payslip.userContractId')
    .having(sql<boolean>`bool_and(${payslipWithin(reach, columns, self)})`)
    .execute()
  return new Set(rows.map(({ contractId }) => contractId))
}

type StoredReview = { fingerprint: string; reviewedBy: string | null; reviewedAt: Date }

async function reviewsOf({ client, session }: Context, payrollMonthId: number) {
  const { rows } = await client.query<StoredReview & { contractId: number }>(
    `select r.user_contract_id as "contractId", r.fingerprint, r.reviewed_at as "reviewedAt",
       ${loginNameIn('r.reviewed_by', '$1')} as "reviewedBy"
     from payslip_review r where r.company_id = $1 and r.payroll_month_id = $2`,
    [session.companyId, payrollMonthId],
  )
  return new Map(rows.map((row) => [row.contractId, row]))
}

function reviewIn(reviews: ReadonlyMap<number, StoredReview>, row: Difference): Review {
  const review = reviews.get(row.contractId)
  if (!review) return { state: 'PENDING', reviewedBy: null, reviewedAt: null }
  const { reviewedBy, reviewedAt, fingerprint } = review
  const state = fingerprint === row.fingerprint ? 'REVIEWED' : 'REVOKED'
  return { state, reviewedBy, reviewedAt }
}

/** The differences of a month: filtered, sorted, a page at a time. Unexplained ones come first. */
export async function payrollComparison(
  context: Context,
  { filter, sort, page }: ListInput<Filter, Sort>,
) {
  const { rows, reviewOf } = await differencesOf(context, filter.payrollMonthId, sort)
  const found = pageOf(rows.filter(matches(filter, reviewOf)), page)
  return { ...found, rows: found.rows.map((row) => shown(row, reviewOf)) }
}

export function shown(row: Difference, reviewOf: ReviewOf) {
  const { fingerprint: _fingerprint, searched: _searched, surname: _surname, ...given } = row
  const review = reviewOf(row)
  return {
    ...given,
    ...review,
    stateLabel: ReviewState.label(review.state),
    causes: row.causes.map((part) => ({ ...part, label: Cause.label(part.cause) })),
  }
}

/** Whether a difference matches a filter. */
export function matches(filter: Omit<Filter, 'payrollMonthId'>, reviewOf: ReviewOf) {
  const { search, cause, area, size, state } = filter
  const words = searchKey(search ?? '')
    .split(' ')
    .filter(Boolean)
  const digits = (search ?? '').replace(/[^\dkK]/g, '').toUpperCase()
  const isFound = ({ searched, rut }: Difference) =>
    words.every((word) => searched.includes(word)) ||
    (digits !== '' && rut.replace('-', '').startsWith(digits))
  const isIn = (row: Difference) => {
    const now = reviewOf(row).state
    return now === state || (state === 'PENDING' && now === 'REVOKED')
  }
  return (row: Difference): boolean =>
    isFound(row) &&
    (cause === null || row.causes.some((part) => part.cause === cause)) &&
    (area === null || row.area === area) &&
    (size === null || Math.abs(row.change) >= leastOf(size)) &&
    (state === null || isIn(row))
}

/** The totals of a month compared with last month's, by cause, and the progress of the review. */
export async function payrollComparisonTotals(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const { rows, before, after, reviewOf } = await differencesOf(context, payrollMonthId)
  return {
    payrollMonthId,
    comparable: after !== undefined && before !== undefined,
    monthBefore: before?.yearMonth ?? null,
    ...totalsOf(rows, reviewOf),
  }
}

/** In one pass, because there are as many as people. */
function totalsOf(rows: readonly Difference[], reviewOf: ReviewOf) {
  const totals = { before: 0, net: 0, change: 0, people: rows.length, changed: 0 }
  const counts = { unexplained: 0, reviewed: 0, revoked: 0 }
  const areas = new Set<string>()
  const byCause = new Map<CauseCode, { people: number; change: number }>()
  for (const row of rows) {
    totals.before += row.before ?? 0
    totals.net += row.net ?? 0
    totals.change += row.change
    if (row.causes.length > 0) totals.changed += 1
    if (row.unexplained !== 0) counts.unexplained += 1
    if (row.area !== null) areas.add(row.area)
    const { state } = reviewOf(row)
    if (state === 'REVIEWED') counts.reviewed += 1
    if (state === 'REVOKED') counts.revoked += 1
    for (const { cause, change } of row.causes) {
      const { people, change: sum } = byCause.get(cause) ?? { people: 0, change: 0 }
      byCause.set(cause, { people: people + 1, change: sum + change })
    }
  }
  return {
    ...totals,
    ...counts,
    areas: [...areas].toSorted((a, b) => a.localeCompare(b, 'es')),
    causes: Cause.values.flatMap((cause) => {
      const part = byCause.get(cause)
      return part ? [{ cause, label: Cause.label(cause), ...part }] : []
    }),
  }
}
