import { compareTexts } from '#chile/names.ts'
import { searchKey } from '#chile/text.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { surnamesOf, loginNameIn } from '#platform/server/sql/person-names.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { Cause, type CauseCode } from '../model/cause.ts'
import { leastOf, ReviewState } from '../model/review.ts'
import { compare, type Difference } from './comparison.ts'
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
export type Sort = 'change' | 'percent' | 'name' | 'net'

type Review = {
  reviewedBy: string | null
  reviewedAt: Date | null
  state: ValueOf<typeof ReviewState>
}
export type Reviewed = Difference & Review

/** Every difference of a month that the actor may see, with its reviewer. */
export async function differencesOf(context: Context, payrollMonthId: number) {
  const month = await monthById(context, payrollMonthId)
  const { before, after } = await sidesOf(context, month)
  if (!after) return { month, before, after, rows: [] }
  const all = await compare(context, before, after)
  const seen = await visible(context, [after, ...(before ? [before] : [])])
  const reviews = await reviewsOf(context, payrollMonthId)
  const rows = all
    .filter(({ contractId }) => seen.has(contractId))
    .map((row): Reviewed => ({ ...row, ...reviewOf(row, reviews.get(row.contractId)) }))
  return { month, before, after, rows }
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

function reviewOf(row: Difference, review: StoredReview | undefined): Review {
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
  const { rows } = await differencesOf(context, filter.payrollMonthId)
  const surnames = sort.by === 'name' ? await surnamesOf(context, rows) : new Map<number, string>()
  const matching = rows.filter(matches(filter)).toSorted(order(sort, surnames))
  const from = (page.number - 1) * page.size
  return {
    rows: matching.slice(from, from + page.size).map(shown),
    total: matching.length,
  }
}

export const shown = ({ fingerprint: _fingerprint, ...row }: Reviewed) => ({
  ...row,
  stateLabel: ReviewState.label(row.state),
  causes: row.causes.map((part) => ({ ...part, label: Cause.label(part.cause) })),
})

/** Whether a difference matches a filter. */
export function matches(filter: Omit<Filter, 'payrollMonthId'>): (row: Reviewed) => boolean {
  const { search, cause, area, size, state } = filter
  const words = searchKey(search ?? '')
    .split(' ')
    .filter(Boolean)
  const digits = (search ?? '').replace(/[^\dkK]/g, '').toUpperCase()
  return (row) => {
    const name = searchKey(row.name)
    const found =
      words.every((word) => name.includes(word)) ||
      (digits !== '' && row.rut.replace('-', '').startsWith(digits))
    return (
      found &&
      (cause === null || row.causes.some((part) => part.cause === cause)) &&
      (area === null || row.area === area) &&
      (size === null || Math.abs(row.change) >= leastOf(size)) &&
      (state === null || row.state === state || (state === 'PENDING' && row.state === 'REVOKED'))
    )
  }
}

function order(
  { by, descending }: ListInput<Filter, Sort>['sort'],
  surnames: ReadonlyMap<number, string>,
) {
  const sign = descending ? -1 : 1
  const named = ({ userId }: Reviewed) => surnames.get(userId) ?? ''
  const size = (row: Reviewed) => {
    if (by === 'change') return Math.abs(row.change)
    if (by === 'percent') return Math.abs(row.percent ?? 1_000_000)
    return row.net ?? 0
  }
  return (a: Reviewed, b: Reviewed) => {
    const unexplained = Number(b.unexplained !== 0) - Number(a.unexplained !== 0)
    if (by === 'change' && unexplained !== 0) return unexplained
    const first = by === 'name' ? compareTexts(named(a), named(b)) : size(a) - size(b)
    return first === 0 ? a.contractId - b.contractId : sign * first
  }
}

/** The totals of a month compared with last month's, by cause, and the progress of the review. */
export async function payrollComparisonTotals(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const { rows, before, after } = await differencesOf(context, payrollMonthId)
  const parts = rows.flatMap((row) => row.causes)
  const byCause = Map.groupBy(parts, ({ cause }) => cause)
  const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)
  const changed = rows.filter((row) => row.causes.length > 0)
  return {
    payrollMonthId,
    comparable: after !== undefined && before !== undefined,
    monthBefore: before?.yearMonth ?? null,
    before: sum(rows.map((row) => row.before ?? 0)),
    net: sum(rows.map((row) => row.net ?? 0)),
    change: sum(rows.map((row) => row.change)),
    people: rows.length,
    changed: changed.length,
    unexplained: rows.filter((row) => row.unexplained !== 0).length,
    reviewed: rows.filter((row) => row.state === 'REVIEWED').length,
    revoked: rows.filter((row) => row.state === 'REVOKED').length,
    areas: [...new Set(rows.flatMap((row) => row.area ?? []))].toSorted((a, b) =>
      a.localeCompare(b, 'es'),
    ),
    causes: Cause.values.flatMap((cause: CauseCode) => {
      const list = byCause.get(cause) ?? []
      if (list.length === 0) return []
      const change = sum(list.map((part) => part.change))
      return [{ cause, label: Cause.label(cause), people: list.length, change }]
    }),
  }
}
