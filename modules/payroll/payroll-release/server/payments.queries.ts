import { bankName } from '#chile/catalogues.ts'
import type { Permission } from '#access/services.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { paymentStatusLabel } from '#modules/payroll/payslips/model/payslip.ts'
import { whyNoTransfer } from '../model/payment-way.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import {
  inSurnameOrder,
  lastPerson,
  personFound,
  personName,
  personSurname,
} from '#platform/server/sql/person-names.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { isOnItsWay } from './payment-ways.ts'

/** The unpaid amounts of a process, each with the account of its person. */
export async function contractWithPendingTransfer(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId, 'transfers.read')
  return shown(month, await unpaid(context, month, 'transfers.read').execute())
}

type Filter = { payrollMonthId: number; search: string | null }
type Asked = ListInput<Filter, 'name'>

/**
 * The payments of a process, made or not, in pages by surname. A first statement finds the
 * contracts of the page, a second one reads only those.
 */
export async function processPayments(context: Context, input: Asked) {
  const { payrollMonthId, search } = input.filter
  const month = await monthById(context, payrollMonthId, 'transfers.read')
  const matching = paidWithin(context, month, 'transfers.read')
    .where('payslip.net', '>', 0)
    .$if(search !== null, (query) =>
      query.where(personFound('payslip.userId', search ?? '', 'RUT_SHOWN')),
    )
  const ids = await matching
    .$call(inSurnameOrder(context.tx, 'payslip.userId', { ...input.sort, few: search !== null }))
    .clearSelect()
    .select('payslip.userContractId')
    .orderBy('payslip.userContractId')
    .$call(onPage(input.page))
    .execute()
  const contracts = ids.map(({ userContractId }) => userContractId)
  const rows = await bySurname(
    payments(context, month, 'transfers.read').where(
      sql<boolean>`payslip.user_contract_id = any(${contracts}::bigint[])`,
    ),
    input.sort.descending,
  ).execute()
  return { rows: shown(month, rows), total: await totalOf(matching, input, ids.length) }
}

/** How far the payments of a process are: who is paid, who is left, and who lacks an account. */
export async function paymentTotals(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId, 'transfers.read')
  const totals = await paidWithin(context, month, 'transfers.read')
    .leftJoin('paymentMethod as method', (join) =>
      join.onRef('method.userId', '=', 'payslip.userId').on('method.isCurrent', '=', true),
    )
    .clearSelect()
    .select(({ fn }) => [
      fn.countAll<number>().as('people'),
      fn.countAll<number>().filterWhere(isUnpaid).as('left'),
      sql<number>`coalesce(sum(payslip.net) filter (where ${isUnpaid}), 0)::bigint`.as('owed'),
      sql<number>`coalesce(sum(payslip.net), 0)::bigint`.as('total'),
      fn
        .countAll<number>()
        .filterWhere(isUnpaid)
        .filterWhere((eb) =>
          eb.or([
            eb('method.kind', 'is', null),
            eb.and([eb('method.kind', '=', 'TRANSFER'), eb('method.bankCode', 'is', null)]),
          ]),
        )
        .as('withoutAccount'),
      fn.countAll<number>().filterWhere(isOnItsWay).as('sent'),
    ])
    .where('payslip.net', '>', 0)
    .executeTakeFirstOrThrow()
  return { payrollMonthId, ...totals }
}
export type PaymentTotals = Awaited<ReturnType<typeof paymentTotals>>

/** The unpaid amounts of a process, with whole account numbers. */
export const unpaid = (context: Context, month: MonthHead, permission: Permission) =>
  bySurname(payments(context, month, permission).where(isUnpaid))

export const isUnpaid = sql<boolean>`payment.status is distinct from 'PAID'`

/** Whose payment of a process is zero pesos: no list pays it. */
export const zeroPayments = (context: Context, month: MonthHead, permission: Permission) =>
  bySurname(everyPayment(context, month, permission).where('payslip.net', '=', 0))

/** The payments of a process, with the account of each person. */
const payments = (context: Context, month: MonthHead, permission: Permission) =>
  everyPayment(context, month, permission).where('payslip.net', '>', 0)

const everyPayment = (context: Context, month: MonthHead, permission: Permission) =>
  paidWithin(context, month, permission)
    .innerJoin('users', 'users.id', 'payslip.userId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'payslip.userId'))
    .leftJoin('paymentMethod as method', (join) =>
      join.onRef('method.userId', '=', 'payslip.userId').on('method.isCurrent', '=', true),
    )
    .select([
      'payslip.userId',
      'payslip.net',
      'payment.status',
      'payment.way',
      'method.kind',
      'method.bankCode',
      'method.accountType',
      'method.accountNumber',
      'users.rut',
      'users.identificationType',
      paidName.as('name'),
    ])

const bySurname = (rows: ReturnType<typeof payments>, descending = false) =>
  rows.orderBy(personSurname, descending ? 'desc' : 'asc').orderBy('payslip.userContractId')

/** The name of the paid person: from the payslip, or else the current one. */
const paidName = sql<string>`coalesce(payslip.snapshot ->> 'name', ${personName})`

type PaymentRow = Awaited<ReturnType<ReturnType<typeof payments>['execute']>>[number]

/** Payments as screens show them: only the last digits of an account. */
const shown = (month: MonthHead, rows: readonly PaymentRow[]) =>
  rows.map(
    ({ status, bankCode, accountNumber, payMonthId: _kept, identificationType, ...row }) => ({
      ...row,
      payrollMonthId: month.id,
      bank: bankName(bankCode),
      accountEnd: accountNumber?.slice(-4) ?? null,
      paymentStatus: status ?? 'UNPAID',
      paymentLabel: paymentStatusLabel(status ?? 'UNPAID', month.type, month.isOpen),
      problem:
        row.kind === null
          ? 'Falta la forma de pago'
          : row.kind === 'TRANSFER' && bankCode === null
            ? 'Falta la cuenta bancaria'
            : row.kind === 'TRANSFER'
              ? (whyNoTransfer({ identificationType, rut: row.rut }) ?? null)
              : null,
    }),
  )
export type PendingTransfer = ReturnType<typeof shown>[number]

/** The payments of a process that a permission reaches. */
export function paidWithin(context: Context, month: MonthHead, permission: Permission) {
  const reach = context.reach(permission)
  const { includesPrivate } = context.reach('payslips.read')
  const columns = { user: 'payslip.userId', business: 'contract.businessId' }
  return (
    context.tx
      .selectFrom(payOf(context, month))
      // Every payment has its contract. Joined so, it is not read where no reach asks for it.
      .leftJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
      .leftJoin('payslipPayment as payment', (join) =>
        join
          .onRef('payment.payrollMonthId', '=', 'payslip.payMonthId')
          .onRef('payment.userContractId', '=', 'payslip.userContractId'),
      )
      .select(['payslip.userContractId as contractId', 'payslip.payMonthId'])
      .where(payslipWithin({ ...reach, includesPrivate }, columns, context.actor.userId))
  )
}

/**
 * The amount that each person of a process is paid, as `payslip`: the payslips of a payroll,
 * advances, payments apart, the last payslips of people who leave. Each has the month under which
 * its payment is stored: a settled person is paid the payslip of the payroll, once.
 */
function payOf({ tx }: Context, month: MonthHead) {
  const none = sql<unknown>`null::jsonb`.as('snapshot')
  if (month.type === 'ADVANCE') {
    return tx
      .selectFrom('salaryAdvance')
      .select(['userContractId', 'userId', 'amount as net', 'payrollMonthId as payMonthId'])
      .select(none)
      .where('payrollMonthId', '=', month.id)
      .as('payslip')
  }
  if (month.type === 'ADDITIONAL') {
    return tx
      .selectFrom('additionalPayment')
      .select(['userContractId', 'userId', 'net', 'payrollMonthId as payMonthId'])
      .select(none)
      .where('payrollMonthId', '=', month.id)
      .as('payslip')
  }
  if (month.type === 'SETTLEMENT') {
    return tx
      .selectFrom('settlementPayslip')
      .select(['userContractId', 'userId', 'net', 'baseMonthId as payMonthId'])
      .select(none)
      .where('payrollMonthId', '=', month.id)
      .as('payslip')
  }
  return tx
    .selectFrom('payslip')
    .select(['userContractId', 'userId', 'net', 'payrollMonthId as payMonthId', 'snapshot'])
    .where('payrollRunId', '=', month.currentRunId ?? 0)
    .as('payslip')
}

/** What other modules ask of the payments of a process: their sums, and those of nothing. */
export const paymentsOfProcess = { totals: paymentTotals, zero: zeroPayments }
