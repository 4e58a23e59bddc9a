import { surnameIn } from '#platform/server/person-names.ts'
import { previousMonth } from '#chile/period.ts'
import { notHidden, payslipWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { totalOf } from '#platform/server/total-of.ts'
import { paymentStatusLabel } from '../model/payslip.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/server/index.ts'

type Filter = { payrollMonthId: number; search: string | null; area: string | null }
type Sort = 'name' | 'net' | 'earnings' | 'deductions' | 'employerCost' | 'change'

/**
 * Payslips of the current run of a month, or of everything released to oneself. Who sees pay of
 * others is decided by the reach; the confidential payroll only by who is in it.
 */
function visible(context: Context) {
  const reach = context.reach('payslips.read')
  const own = context.actor.userId ?? 0
  const manages = context.can('payrollMonths.read')
  const columns = { user: 'payslip.userId', business: 'month.businessId' }
  return currentPayslips(context.tx).where((eb) => {
    // One's own payslip is shown once it was released: a draft is nobody's pay.
    const mine = eb.and([
      eb('payslip.userId', '=', own),
      eb('month.isOpen', '=', false),
      eb('release.releasedAt', 'is not', null),
    ])
    const others = eb.and([
      payslipWithin(reach, columns, context.actor.userId),
      ...(manages ? [] : [eb('payslip.userId', '<>', own)]),
    ])
    return eb.or([mine, others])
  })
}

/** Payslips of the run that each month points at, with their month, contract and payment. */
export const currentPayslips = (tx: Tx) =>
  tx
    .selectFrom('payslip')
    .innerJoin('payrollMonth as month', (join) =>
      join
        .onRef('month.id', '=', 'payslip.payrollMonthId')
        .onRef('month.currentRunId', '=', 'payslip.payrollRunId'),
    )
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .innerJoin('business', 'business.id', 'month.businessId')
    .leftJoin('payslipPayment as payment', (join) =>
      join
        .onRef('payment.payrollMonthId', '=', 'payslip.payrollMonthId')
        .onRef('payment.userContractId', '=', 'payslip.userContractId'),
    )
    .leftJoin('payslipRelease as release', (join) =>
      join
        .onRef('release.payrollRunId', '=', 'payslip.payrollRunId')
        .onRef('release.userContractId', '=', 'payslip.userContractId'),
    )

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
  'release.releasedAt',
  'release.acknowledgedAt',
] as const

/** The payslips of a month: filter by name or RUT, sorted, a page at a time. */
export async function payslipsOfMonth(context: Context, input: ListInput<Filter, Sort>) {
  const { filter, sort, page } = input
  const { search, area, payrollMonthId } = filter
  const matching = visible(context)
    .where('payslip.payrollMonthId', '=', payrollMonthId)
    .$if(area !== null, (query) => query.where(sql<boolean>`payslip.snapshot ->> 'area' = ${area}`))
    .$if(search !== null, (query) => query.where(matches(search ?? '')))
  const rows = await matching
    .leftJoin('payrollMonth as past', (join) =>
      join.onRef('past.businessId', '=', 'month.businessId').onRef('past.type', '=', 'month.type')
        .on(sql<boolean>`past.year_month = month.year_month - case when month.year_month % 100 = 1
          then 89 else 1 end`),
    )
    .leftJoin('payslip as earlier', (join) =>
      join
        .onRef('earlier.payrollRunId', '=', 'past.currentRunId')
        .onRef('earlier.userContractId', '=', 'payslip.userContractId'),
    )
    .select(summary)
    .select('earlier.net as netBefore')
    .orderBy(orderOf(sort.by), sort.descending ? 'desc' : 'asc')
    .orderBy('payslip.userContractId')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  return { rows: rows.map(summaryOf), total: await totalOf(matching, input, rows.length) }
}

/** The change against the month before; of who was not in it, all of the pay. */
function orderOf(by: Sort) {
  if (by === 'name') return surnameIn('payslip.userId')
  if (by === 'change') return sql`abs(payslip.net - coalesce(earlier.net, 0))`
  return sql.ref(`payslip.${by}`)
}

/** Every word of the text in the name, without accents or capitals, or the beginning of the RUT. */
function matches(text: string) {
  const rut = text.replace(/[^\dkK]/g, '').toUpperCase()
  return sql<boolean>`(
    (select bool_and(strpos(app.plain(payslip.snapshot ->> 'name'), word) > 0)
      from unnest(string_to_array(app.plain(${text}), ' ')) word)
    or (${rut} <> '' and starts_with(replace(payslip.snapshot ->> 'rut', '-', ''), ${rut})))`
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
  'business.businessName as legalName',
  'business.rut as businessRut',
  'business.address as businessAddress',
] as const

/** One payslip with everything stored of it. */
export async function payslipOf(context: Context, monthId: number, contractId: number) {
  const row = await visible(context)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .where('payslip.payrollMonthId', '=', monthId)
    .where('payslip.userContractId', '=', contractId)
    .select(summary)
    .select(everything)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
export type StoredPayslip = Awaited<ReturnType<typeof payslipOf>>

/** The payslip of the same contract in the month before, when there is one to see. */
export const payslipBefore = (context: Context, { yearMonth, userContractId }: StoredPayslip) =>
  visible(context)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .where('payslip.userContractId', '=', userContractId)
    .where('month.yearMonth', '=', previousMonth(yearMonth))
    .where('month.type', '=', 'PAYROLL')
    .select(summary)
    .select(everything)
    .executeTakeFirst()

/**
 * Which payslips of a month's current run are printed, in the order of their surnames; who may ask
 * was decided before the job.
 */
export const payslipsToPrint = (tx: Tx, monthId: number, withPrivate: boolean) =>
  currentPayslips(tx)
    .$if(!withPrivate, (query) => query.where(notHidden(null)))
    .where('payslip.payrollMonthId', '=', monthId)
    .select(['payslip.payrollRunId', 'payslip.userContractId', 'month.yearMonth'])
    .select('business.name as businessName')
    .orderBy(surnameIn('payslip.userId'))
    .orderBy('payslip.userContractId')
    .execute()
type ToPrint = Pick<StoredPayslip, 'payrollRunId' | 'userContractId'>

/** Payslips of one run with everything stored of them, in the order given. */
export async function storedPayslips(tx: Tx, wanted: readonly ToPrint[]) {
  const contractIds = wanted.map(({ userContractId }) => userContractId)
  const rows = await currentPayslips(tx)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .where('payslip.payrollRunId', '=', wanted[0]?.payrollRunId ?? 0)
    .where(sql<boolean>`payslip.user_contract_id = any(${contractIds}::bigint[])`)
    .select(summary)
    .select(everything)
    .execute()
  const byContract = new Map(rows.map((row) => [row.userContractId, row]))
  return contractIds.flatMap((id) => byContract.get(id) ?? [])
}
