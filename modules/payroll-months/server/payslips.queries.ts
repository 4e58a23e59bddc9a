import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { paymentStatusLabel } from '../model/payroll-month.ts'
import { readSnapshot } from './snapshot.ts'

type Filter = { payrollMonthId: number; search: string | null; area: string | null }
type Sort = 'name' | 'net' | 'earnings' | 'deductions' | 'employerCost'

/**
 * Payslips of the current run of a month, or of everything closed of oneself. Who sees pay of others is
 * decided by the reach; the confidential payroll only by who is in it.
 */
function visible(context: Context) {
  const reach = context.reach('payslips.read')
  const own = context.actor.userId ?? 0
  const query = context.tx
    .selectFrom('payslip')
    .innerJoin('payrollMonth as month', (join) =>
      join
        .onRef('month.id', '=', 'payslip.payrollMonthId')
        .onRef('month.currentRunId', '=', 'payslip.payrollRunId'),
    )
    .innerJoin('business', 'business.id', 'month.businessId')
    .leftJoin('payslipPayment as payment', (join) =>
      join
        .onRef('payment.payrollMonthId', '=', 'payslip.payrollMonthId')
        .onRef('payment.userContractId', '=', 'payslip.userContractId'),
    )
  return query.where((eb) => {
    const others = reach.all
      ? sql<boolean>`true`
      : eb.or([
          sql<boolean>`payslip.user_id = any(${[...reach.userIds]}::bigint[])`,
          sql<boolean>`month.business_id = any(${[...reach.businessIds]}::bigint[])`,
        ])
    const notPrivate = reach.includesPrivate
      ? sql<boolean>`true`
      : sql<boolean>`not coalesce((payslip.snapshot ->> 'isPrivate')::boolean, false)`
    // One's own payslip is shown once its month is closed: a draft is nobody's pay.
    const mine = eb.and([eb('payslip.userId', '=', own), eb('month.isOpen', '=', false)])
    const notMineOrManager = eb.or([
      eb('payslip.userId', '<>', own),
      sql<boolean>`${context.can('payrollMonths.read')}::boolean`,
    ])
    return eb.or([mine, eb.and([others, notPrivate, notMineOrManager])])
  })
}

const summary = [
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
] as const

/** The payslips of a month: filter by name or RUT, sorted, a page at a time. */
export async function payslipsOfMonth(context: Context, { filter, sort, page }: ListInput<Filter, Sort>) {
  const { search, area, payrollMonthId } = filter
  const matching = visible(context)
    .where('payslip.payrollMonthId', '=', payrollMonthId)
    .$if(area !== null, (query) => query.where(sql<boolean>`payslip.snapshot ->> 'area' = ${area}`))
    .$if(search !== null, (query) => {
      const digits = (search ?? '').replace(/[.\s]/g, '')
      return query.where(
        sql<boolean>`(app.plain(payslip.snapshot ->> 'name') like '%' || app.plain(${search}) || '%'
          or payslip.snapshot ->> 'rut' ilike ${`${digits}%`})`,
      )
    })
  const totals = await matching
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(payslip.net), 0)::bigint`.as('net'),
    ])
    .executeTakeFirstOrThrow()
  const by = sort.by === 'name' ? sql`app.plain(payslip.snapshot ->> 'name')` : sql.ref(`payslip.${sort.by}`)
  const rows = await matching
    .select(summary)
    .orderBy(by, sort.descending ? 'desc' : 'asc')
    .orderBy('payslip.userContractId')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  return { rows: rows.map(summaryOf), total: totals.total }
}

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
}

function summaryOf({ snapshot, paymentStatus, ...row }: SummaryRow) {
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
    paymentLabel: paymentStatusLabel(status, row.type),
  }
}
export type PayslipSummary = ReturnType<typeof summaryOf>

/** Payslips of one contract, newest month first. */
export async function payrollHistory(context: Context, { contractId }: { contractId: number }) {
  const rows = await visible(context)
    .where('payslip.userContractId', '=', contractId)
    .select(summary)
    .orderBy('month.yearMonth', 'desc')
    .limit(240)
    .execute()
  return rows.map(summaryOf)
}

const everything = [
  'payslip.facts',
  'payslip.results',
  'payslip.inputsHash',
  'run.planHash',
  'run.periodValues',
  'plan.library',
  'business.businessName as legalName',
  'business.rut as businessRut',
  'business.address as businessAddress',
] as const

/** One payslip with everything stored of it. */
export async function payslipOf(context: Context, monthId: number, contractId: number) {
  const row = await visible(context)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .innerJoin('payrollPlan as plan', 'plan.hash', 'run.planHash')
    .where('payslip.payrollMonthId', '=', monthId)
    .where('payslip.userContractId', '=', contractId)
    .select(summary)
    .select(everything)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
export type StoredPayslip = Awaited<ReturnType<typeof payslipOf>>

/** All payslips of a month's current run, for printing; who may ask was decided before the job. */
export const storedPayslips = (tx: Tx, monthId: number) =>
  tx
    .selectFrom('payslip')
    .innerJoin('payrollMonth as month', (join) =>
      join
        .onRef('month.id', '=', 'payslip.payrollMonthId')
        .onRef('month.currentRunId', '=', 'payslip.payrollRunId'),
    )
    .innerJoin('business', 'business.id', 'month.businessId')
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .innerJoin('payrollPlan as plan', 'plan.hash', 'run.planHash')
    .leftJoin('payslipPayment as payment', (join) =>
      join
        .onRef('payment.payrollMonthId', '=', 'payslip.payrollMonthId')
        .onRef('payment.userContractId', '=', 'payslip.userContractId'),
    )
    .where('payslip.payrollMonthId', '=', monthId)
    .select(summary)
    .select(everything)
    .orderBy(sql`app.plain(payslip.snapshot ->> 'name')`)
    .execute()
