import { personName, personSurname, lastPerson } from '#platform/server/person-names.ts'
import {
  monthById,
  type MonthHead,
  onClosing,
} from '#modules/payroll/payroll-frame/server/index.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import { paymentStatusLabel } from '#modules/payroll/payslips/model/payslip.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import type { Permission } from '#access/services.ts'
import { bankName, refusePaid } from './release.queries.ts'

/** The unpaid amounts of a process, each with the account of its person. */
export async function contractWithPendingTransfer(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId, 'transfers.read')
  return shown(month, await unpaid(context, month, 'transfers.read').execute())
}

/** All payments of a process, made or not. */
export async function processPayments(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId, 'transfers.read')
  return shown(month, await payments(context, month, 'transfers.read').execute())
}

/** The unpaid amounts of a process, with whole account numbers. */
export const unpaid = (context: Context, month: MonthHead, permission: Permission) =>
  payments(context, month, permission).where(isUnpaid)

const isUnpaid = sql<boolean>`payment.status is distinct from 'PAID'`

/** The payments of a process, with the account of each person. */
const payments = (context: Context, month: MonthHead, permission: Permission) =>
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
      'method.kind',
      'method.bankCode',
      'method.accountType',
      'method.accountNumber',
      'users.rut',
      paidName.as('name'),
    ])
    .where('payslip.net', '>', 0)
    .orderBy(personSurname)
    .orderBy('payslip.userContractId')

/** The name of the paid person: from the payslip, or else the current one. */
const paidName = sql<string>`coalesce(payslip.snapshot ->> 'name', ${personName})`

type PaymentRow = Awaited<ReturnType<ReturnType<typeof payments>['execute']>>[number]

/** Payments as screens show them: only the last digits of an account. */
const shown = (month: MonthHead, rows: readonly PaymentRow[]) =>
  rows.map(({ status, bankCode, accountNumber, payMonthId: _kept, ...row }) => ({
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
          : null,
  }))
export type PendingTransfer = ReturnType<typeof shown>[number]

/** The payments of a process that a permission reaches. */
function paidWithin(context: Context, month: MonthHead, permission: Permission) {
  const reach = context.reach(permission)
  const { includesPrivate } = context.reach('payslips.read')
  const columns = { user: 'payslip.userId', business: 'contract.businessId' }
  return context.tx
    .selectFrom(payOf(context, month))
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .leftJoin('payslipPayment as payment', (join) =>
      join
        .onRef('payment.payrollMonthId', '=', 'payslip.payMonthId')
        .onRef('payment.userContractId', '=', 'payslip.userContractId'),
    )
    .select(['payslip.userContractId as contractId', 'payslip.payMonthId'])
    .where(payslipWithin({ ...reach, includesPrivate }, columns, context.actor.userId))
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

type Transfers = {
  payrollMonthId: number
  contracts: readonly { contractId: number }[]
  status: 'PAID' | 'IN_PROGRESS' | 'UNPAID'
}

/**
 * Marks payslips of a closed month as sent to the bank or paid. Without contracts, all that are not
 * paid yet; when marking as not sent, all.
 */
export async function updateTransferCompleted(context: Context, given: Transfers) {
  // Waits for a reopening in progress, and makes later ones wait.
  await context.tx
    .selectFrom('payrollMonth')
    .select('id')
    .where('id', '=', given.payrollMonthId)
    .forShare()
    .execute()
  const month = await monthById(context, given.payrollMonthId, 'transfers.update')
  if (month.isOpen) throw conflict('Primero hay que cerrar el mes')
  const asked = [...new Set(given.contracts.map(({ contractId }) => contractId))]
  const reached = await paidWithin(context, month, 'transfers.update')
    .$if(asked.length > 0, (query) =>
      query.where(sql<boolean>`payslip.user_contract_id = any(${asked}::bigint[])`),
    )
    .$if(asked.length === 0, (query) =>
      given.status === 'UNPAID'
        ? query.where('payment.status', '<>', 'UNPAID')
        : query.where(isUnpaid),
    )
    .execute()
  if (reached.length < asked.length) throw notFound()
  if (reached.length === 0) throw invalid('contracts', 'No queda ningún pago pendiente')
  await context.client.query(
    `insert into payslip_payment (company_id, payroll_month_id, user_contract_id, status,
       updated_at)
     select $1, c.month, c.id, $4, $5 from unnest($2::bigint[], $3::bigint[]) as c (month, id)
     on conflict (company_id, payroll_month_id, user_contract_id)
       do update set status = excluded.status, updated_at = excluded.updated_at
       where payslip_payment.status <> excluded.status`,
    [
      context.session.companyId,
      reached.map(({ payMonthId }) => payMonthId),
      reached.map(({ contractId }) => contractId),
      given.status,
      context.now,
    ],
  )
  return { payrollMonthId: month.id, updated: reached.length }
}

/** A payroll with payments made stays closed: this refusal undoes its reopening. */
onClosing({
  async reopened(context, month) {
    if (month.type === 'PAYROLL') await refusePaid(context, month)
  },
})
