import type { JoinBuilder } from 'kysely'
import { inSurnameOrder, personFound } from '#platform/server/sql/person-names.ts'
import { lastDay, previousMonth, yearMonthOf } from '#chile/period.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import type { Reach } from '#access/reach.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { companyStatements } from '#platform/server/sql/statement.ts'
import { notFound } from '#platform/server/errors.ts'
import { onSame } from '#platform/server/sql/on-same.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { paymentStatusLabel } from '../model/payslip.ts'
import { keptDocumentKind } from './kept-document.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { carrying } from './carrying.ts'
import { ofArea } from './of-area.ts'

type Filter = { payrollMonthId: number; search: string | null; area: string | null }
type Sort = 'name' | 'net' | 'earnings' | 'deductions' | 'employerCost' | 'change'

/**
 * Payslips of the current run of a month, or all of one's own released ones. The reach decides
 * which pay of others is visible; confidential pay also needs the right to it.
 */
export const visible = (context: Context) => visibleTo(context.tx, sightOf(context))

const visibleTo = (tx: Tx, sight: Sight) =>
  payslipsWithMonth(tx)
    .whereRef('month.currentRunId', '=', 'payslip.payrollRunId')
    .where(seenBy(sight))

/** All that decides which payslips somebody sees, as plain data. */
export type Sight = {
  readonly reach: Reach
  readonly userId: number | null
  /** Whether drafts of others are theirs to see. */
  readonly manages: boolean
}

const sightOf = (context: Context): Sight => ({
  reach: context.reach('payslips.read'),
  userId: context.actor.userId,
  manages: context.can('payrollMonths.read'),
})

type Run = { monthId: number; runId: number }

/** The payslips of a month whose run is known: bound, its rows are estimated and counted by key. */
const visibleOfRun = (context: Context, run: Run) =>
  payslipsWithMonth(context.tx, run)
    .where('payslip.payrollRunId', '=', run.runId)
    .where(seenBy(sightOf(context)))

type Joined = ReturnType<typeof payslipsWithMonth>
type Condition = Parameters<Joined['where']>[0]

function seenBy({ reach, userId, manages }: Sight): Condition {
  const own = userId ?? 0
  const columns = { user: 'payslip.userId', business: 'month.businessId' }
  return (eb) => {
    // One's own payslip is visible once released: a draft is not final.
    const mine = eb.and([
      eb('payslip.userId', '=', own),
      eb('month.isOpen', '=', false),
      eb('release.releasedAt', 'is not', null),
    ])
    const others = eb.and([
      payslipWithin(reach, columns, userId),
      ...(manages ? [] : [eb('payslip.userId', '<>', own)]),
    ])
    return eb.or([mine, others])
  }
}

/** Payslips with the columns that decide who may see them. */
const payslipsWithMonth = (tx: Tx, run?: Run) =>
  tx
    .selectFrom('payslip')
    .innerJoin('payrollMonth as month', (join) =>
      run
        ? join.on('month.id', '=', run.monthId)
        : join.onRef('month.id', '=', 'payslip.payrollMonthId'),
    )
    .leftJoin('payslipRelease as release', (join) =>
      onSame(join, 'release', 'payslip', ['payrollRunId', 'userContractId']),
    )

/** The same with their place and their way of payment. */
const detailed = (payslips: Joined) =>
  payslips
    .innerJoin('business', 'business.id', 'month.businessId')
    .leftJoin('payslipPayment as payment', (join) =>
      onSame(join, 'payment', 'payslip', ['payrollMonthId', 'userContractId']),
    )

/** Payslips of the current run of each month, with their month, contract and payment. */
export const currentPayslips = (tx: Tx) =>
  detailed(payslipsWithMonth(tx).whereRef('month.currentRunId', '=', 'payslip.payrollRunId'))

/** What a list shows of a payslip. */
export const summary = [
  'payslip.payrollRunId',
  'payslip.userContractId',
  'payslip.userId',
  'payslip.payrollMonthId',
  'payslip.net',
  'payslip.earnings',
  'payslip.deductions',
  'payslip.employerCost',
  'payslip.snapshot',
  'month.yearMonth',
  'month.type',
  'month.isOpen',
  'business.name as businessName',
  'payment.status as paymentStatus',
  'release.releasedAt',
  'release.acknowledgedAt',
] as const

/** A page of the payslips of a month: one statement finds their contracts, another reads those. */
export async function payslipsOfMonth(context: Context, input: ListInput<Filter, Sort>) {
  const { search, area, payrollMonthId } = input.filter
  const month = await context.tx
    .selectFrom('payrollMonth as month')
    .select(['month.currentRunId', 'month.yearMonth', runBefore.as('runBefore')])
    .where('month.id', '=', payrollMonthId)
    .executeTakeFirst()
  const last = lastDay(month?.yearMonth ?? yearMonthOf(context.today))
  const run = { monthId: payrollMonthId, runId: month?.currentRunId ?? 0 }
  const matching = visibleOfRun(context, run)
    .$if(area !== null, (query) => query.where(ofArea(area ?? '', last)))
    .$if(search !== null, (query) =>
      query.where(personFound('payslip.userId', search ?? '', 'RUT_SHOWN')),
    )
  const before = month?.runBefore ?? 0
  const ids = await idsOf(context, matching, before, input)
  const rows = await detailed(visibleOfRun(context, run))
    .leftJoin('payslip as earlier', inRun(before))
    .select(summary)
    .select('earlier.net as netBefore')
    .where(sql<boolean>`payslip.user_contract_id = any(${ids}::bigint[])`)
    .execute()
  const place = new Map(ids.map((id, at) => [id, at]))
  const placeOf = (row: SummaryRow) => place.get(row.userContractId) ?? 0
  return {
    rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b)).map(summaryOf),
    total: await totalOf(matching, input, ids.length),
  }
}

/** The contracts of a page, in its order. */
async function idsOf(
  { tx }: Context,
  matching: Joined,
  before: number,
  { filter, sort, page }: ListInput<Filter, Sort>,
): Promise<number[]> {
  const direction = sort.descending ? 'desc' : 'asc'
  const searches = filter.search !== null || filter.area !== null
  const chosen = matching
    .$if(sort.by === 'name', inSurnameOrder(tx, 'payslip.userId', { ...sort, few: searches }))
    .$if(sort.by === 'change', (query) =>
      query.leftJoin('payslip as earlier', inRun(before)).orderBy(change, direction),
    )
    .$if(sort.by !== 'name' && sort.by !== 'change', (query) =>
      query.orderBy(sql.ref(`payslip.${sort.by}`), direction),
    )
  const rows = await chosen
    .select('payslip.userContractId')
    .orderBy('payslip.userContractId')
    .$call(onPage(page))
    .execute()
  return rows.map(({ userContractId }) => userContractId)
}

/** The run of the month before a `month`: of the same razón social and process. */
const runBefore = sql<number | null>`(
  select past.current_run_id from payroll_month past
  where past.company_id = app.current_company() and past.business_id = month.business_id
    and past.type = month.type and past.name is not distinct from month.name
    and past.year_month = month.year_month
      - case when month.year_month % 100 = 1 then 89 else 1 end)`

/** To join as `earlier` the payslip of the same contract in an earlier run. */
const inRun =
  (runId: number) =>
  <DB, Tables extends keyof DB>(join: JoinBuilder<DB, Tables>) =>
    join
      .on(sql<boolean>`earlier.user_contract_id = payslip.user_contract_id`)
      .on(sql<boolean>`earlier.payroll_run_id = ${runId}`)

/** The change against the month before; for a person absent then, the whole pay. */
const change = sql`abs(payslip.net - coalesce(earlier.net, 0))`

type SummaryRow = {
  payrollRunId: number
  userContractId: number
  userId: number
  payrollMonthId: number
  net: number
  earnings: number
  deductions: number
  employerCost: number
  snapshot: unknown
  yearMonth: number
  type: string
  isOpen: boolean
  businessName: string
  paymentStatus: string | null
  releasedAt: Date | null
  acknowledgedAt: Date | null
  netBefore?: number | null
}

function summaryOf({ snapshot, paymentStatus, netBefore: before, ...row }: SummaryRow) {
  const { name, rut, jobTitle, area, contractCode } = readSnapshot(snapshot)
  const status = paymentStatus ?? 'UNPAID'
  return {
    ...row,
    name,
    rut,
    jobTitle,
    area,
    contractCode,
    paymentStatus: status,
    paymentLabel: paymentStatusLabel(status, row.type, row.isOpen),
    netBefore: before ?? null,
  }
}
export type PayslipSummary = ReturnType<typeof summaryOf>

/** Payslips of one contract, newest month first. */
export async function payslipsOfContract(context: Context, contractId: number) {
  const rows = await detailed(visible(context))
    .where('payslip.userContractId', '=', contractId)
    .select(summary)
    .orderBy('month.yearMonth', 'desc')
    .limit(240)
    .execute()
  return rows.map(summaryOf)
}

/** All that is stored of a payslip, besides its summary. */
export const everything = [
  'payslip.facts',
  'payslip.results',
  'payslip.inputsHash',
  'run.planHash',
  'business.businessName as legalName',
  'business.rut as businessRut',
  'business.address as businessAddress',
  keptDocumentKind,
] as const

/** One payslip with all its stored data. */
export async function payslipOf(context: Context, monthId: number, contractId: number) {
  const [row] = await ofMonth(sightOf(context)).rows(context.tx, { monthId, contractId })
  if (!row) throw notFound()
  return row
}
export type StoredPayslip = Awaited<ReturnType<typeof payslipOf>>

/** The payslip of a contract in a month, for each sight of its readers. */
export const ofMonth = companyStatements(
  { monthId: 'id', contractId: 'id' },
  (tx, { monthId, contractId }, sight: Sight) =>
    detailed(visibleTo(tx, sight))
      .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
      .where('payslip.payrollMonthId', '=', monthId)
      .where('payslip.userContractId', '=', contractId)
      .select(summary)
      .select(everything)
      .select(carrying),
)

/** The same by the month of the calendar. */
export const ofYearMonth = companyStatements(
  { contractId: 'id', yearMonth: 'id' },
  (tx, { contractId, yearMonth }, sight: Sight) =>
    detailed(visibleTo(tx, sight))
      .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
      .where('payslip.userContractId', '=', contractId)
      .where('month.yearMonth', '=', yearMonth)
      .where('month.type', '=', 'PAYROLL')
      .select(summary)
      .select(everything)
      .select(carrying),
)

/** The payslip of the same contract in the month before, if the actor may see one. */
export async function payslipBefore(
  context: Context,
  { yearMonth, userContractId }: StoredPayslip,
): Promise<StoredPayslip | undefined> {
  const wanted = { contractId: userContractId, yearMonth: previousMonth(yearMonth) }
  const [row] = await ofYearMonth(sightOf(context)).rows(context.tx, wanted)
  return row
}
