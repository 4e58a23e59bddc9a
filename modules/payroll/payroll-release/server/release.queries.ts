import { inSurnameOrder, personFound } from '#platform/server/sql/person-names.ts'
import { bankName } from '#chile/catalogues.ts'
import { payslipWithin, payWithin } from '#modules/people/sight/server/index.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import {
  type ProcessType,
  whyNotReopenPaid,
} from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { type PaymentStatus, paymentStatusLabel } from '#modules/payroll/payslips/model/payslip.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { isOnItsWay } from './payment-ways.ts'
import { releasable, releaseCounts } from './reached-people.queries.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { conflict } from '#platform/server/errors.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { ReceiptState } from '../model/release.ts'

/** How many payslips of a month are released, mailed and acknowledged. */
export async function payslipRelease(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId)
  const shown = await releasable(context, month)
  const { monthId } = shown
  const { unreached, withoutUser: _, ...counts } = await releaseCounts(context.tx, shown)
  const job = await context.tx
    .selectFrom('job')
    .select(['status', 'done', 'total', 'error'])
    .where('kind', '=', 'payrollProcesses.release')
    .where('key', '=', `month:${monthId}`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { total, released, acknowledged } = counts
  return {
    payrollMonthId,
    ...counts,
    paid: await paidOf(context, monthId),
    withoutMail: unreached,
    pending: released - acknowledged,
    waiting: total - released,
    status: job?.status ?? 'NONE',
    done: job?.done ?? 0,
    jobTotal: job?.total ?? total,
    error: job?.error ?? null,
  }
}

export type ReleaseState = Awaited<ReturnType<typeof payslipRelease>>

type State = ValueOf<typeof ReceiptState>
type Filter = { payrollMonthId: number; search: string | null; state: State | null }
type Sort = 'name' | 'acknowledgedAt' | 'net'

/**
 * The payslips of a month, each with its release, its receipt and its payment. A first statement
 * finds the contracts of the page, a second one reads only those.
 */
export async function payslipReceipts(context: Context, input: ListInput<Filter, Sort>) {
  const month = await context.tx
    .selectFrom('payrollMonth')
    .select('currentRunId')
    .where('id', '=', input.filter.payrollMonthId)
    .executeTakeFirst()
  const runId = month?.currentRunId ?? 0
  const matching = receipts(context, input.filter, runId)
  const ids = await idsOf(context, matching, input)
  // Those that were found are not searched for again.
  const found = receipts(context, { ...input.filter, search: null }, runId)
  const rows = await withPayment(context, found)
    .select([
      'payslip.payrollMonthId',
      'payslip.userContractId as contractId',
      'payslip.userId',
      'payslip.net',
      'month.type',
      'month.isOpen',
      'release.releasedAt',
      'release.acknowledgedAt',
      'release.remindedAt',
      'release.mailed',
      'payment.status',
      'method.kind as paymentKind',
      'method.bankCode',
      sql<string>`payslip.snapshot ->> 'name'`.as('name'),
      sql<string>`payslip.snapshot ->> 'rut'`.as('rut'),
      sql<string | null>`right(method.account_number, 4)`.as('accountEnd'),
    ])
    .where(sql<boolean>`payslip.user_contract_id = any(${ids}::bigint[])`)
    .execute()
  const place = new Map(ids.map((id, at) => [id, at]))
  const placeOf = ({ contractId }: { contractId: number }) => place.get(contractId) ?? 0
  return {
    rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b)).map(receiptOf),
    total: await totalOf(matching, input, ids.length),
  }
}

/** The contracts of a page, in its order. */
async function idsOf(
  { tx }: Context,
  matching: ReturnType<typeof receipts>,
  { filter, sort, page }: ListInput<Filter, Sort>,
): Promise<number[]> {
  const rows = await matching
    .$if(
      sort.by === 'name',
      inSurnameOrder(tx, 'payslip.userId', { ...sort, few: filter.search !== null }),
    )
    .$if(sort.by !== 'name', (query) =>
      query.orderBy(sort.by === 'net' ? 'payslip.net' : 'release.acknowledgedAt', (by) =>
        (sort.descending ? by.desc() : by.asc()).nullsLast(),
      ),
    )
    .select('payslip.userContractId')
    .orderBy('payslip.userContractId')
    .$call(onPage(page))
    .execute()
  return rows.map(({ userContractId }) => userContractId)
}

const columns = { user: 'payslip.userId', business: 'month.businessId' }

/** The payslips of a run that match a filter, within reach. */
function receipts(context: Context, { payrollMonthId, search, state }: Filter, runId: number) {
  return (
    context.tx
      .selectFrom('payslip')
      // The month of the run, both bound: the rows are then counted by the key alone.
      .innerJoin('payrollMonth as month', (join) => join.on('month.id', '=', payrollMonthId))
      .leftJoin('payslipRelease as release', (join) =>
        join
          .onRef('release.payrollRunId', '=', 'payslip.payrollRunId')
          .onRef('release.userContractId', '=', 'payslip.userContractId'),
      )
      .where('payslip.payrollRunId', '=', runId)
      .where(payslipWithin(context.reach('payslips.massRead'), columns, context.actor.userId))
      .$if(search !== null, (query) =>
        query.where(personFound('payslip.userId', search ?? '', 'RUT_SHOWN')),
      )
      .$if(state === 'WAITING', (query) => query.where('release.releasedAt', 'is', null))
      .$if(state === 'PENDING', (query) =>
        query
          .where('release.releasedAt', 'is not', null)
          .where('release.acknowledgedAt', 'is', null),
      )
      .$if(state === 'ACKNOWLEDGED', (query) =>
        query.where('release.acknowledgedAt', 'is not', null),
      )
  )
}

/** The same with the way in which each is paid. */
const withPayment = (context: Context, matching: ReturnType<typeof receipts>) =>
  matching
    .leftJoin('payslipPayment as payment', (join) =>
      join
        .onRef('payment.payrollMonthId', '=', 'payslip.payrollMonthId')
        .onRef('payment.userContractId', '=', 'payslip.userContractId'),
    )
    .leftJoin('paymentMethod as method', (join) =>
      join
        .onRef('method.userId', '=', 'payslip.userId')
        .on('method.isCurrent', '=', true)
        // A person's bank account is only for readers with the right to ways of payment.
        .on(payWithin(context.reach('paymentMethods.read'), columns, context.actor.userId)),
    )

type ReceiptRow = {
  releasedAt: Date | null
  acknowledgedAt: Date | null
  mailed: boolean | null
  status: ValueOf<typeof PaymentStatus> | null
  type: ValueOf<typeof ProcessType>
  isOpen: boolean
  bankCode: string | null
}

function receiptOf<Row extends ReceiptRow>({ status, type, isOpen, bankCode, ...row }: Row) {
  const state: State = row.acknowledgedAt ? 'ACKNOWLEDGED' : row.releasedAt ? 'PENDING' : 'WAITING'
  const paymentStatus = status ?? 'UNPAID'
  return {
    ...row,
    mailed: row.mailed ?? false,
    state,
    paymentStatus,
    paymentLabel: paymentStatusLabel(paymentStatus, type, isOpen),
    bank: bankName(bankCode),
  }
}
export type Receipt = Awaited<ReturnType<typeof payslipReceipts>>['rows'][number]

/**
 * Refuses to reopen a process with payments made or sent, because its payments would no longer
 * match it. If the money came back, the payments have to be marked so first.
 */
export async function refusePaid(context: Context, month: Pick<MonthHead, 'id'>): Promise<void> {
  const reason = whyNotReopenPaid(await paidOf(context, month.id))
  if (reason) throw conflict(reason)
}

/** How many payments of a month were made, or are with the bank. */
async function paidOf({ tx }: Context, monthId: number): Promise<number> {
  const { paid } = await tx
    .selectFrom('payslipPayment as payment')
    .select(({ fn }) => fn.countAll<number>().as('paid'))
    .where('payment.payrollMonthId', '=', monthId)
    .where(isOnItsWay)
    .executeTakeFirstOrThrow()
  return paid
}
