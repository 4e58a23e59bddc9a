import {
  type MonthView,
  monthById,
  notHidden,
  within,
} from '#modules/payroll-months/server/index.ts'
import { paymentStatusLabel } from '#modules/payslips/model/payslip.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import type { Permission } from '#access/services.ts'
import { bankName } from './release.queries.ts'

/** Payslips of a closed month that nobody has paid, each with where its money goes. */
export async function contractWithPendingTransfer(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId, 'transfers.read')
  const rows = await payslipsWithin(context, month, 'transfers.read')
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
      sql<string>`payslip.snapshot ->> 'name'`.as('name'),
      sql<string>`payslip.snapshot ->> 'rut'`.as('rut'),
      sql<string | null>`right(method.account_number, 4)`.as('accountEnd'),
    ])
    .where('payslip.net', '>', 0)
    .where((eb) => eb.or([eb('payment.status', 'is', null), eb('payment.status', '<>', 'PAID')]))
    .orderBy(sql`app.plain(payslip.snapshot ->> 'name')`)
    .execute()
  return rows.map(({ status, bankCode, ...row }) => ({
    ...row,
    payrollMonthId,
    bank: bankName(bankCode),
    paymentLabel: paymentStatusLabel(status ?? 'UNPAID', month.type),
    problem:
      row.kind === null
        ? 'Falta la forma de pago'
        : row.kind === 'TRANSFER' && bankCode === null
          ? 'Falta la cuenta bancaria'
          : null,
  }))
}
export type PendingTransfer = Awaited<ReturnType<typeof contractWithPendingTransfer>>[number]

/** The payslips of a month's run that a permission reaches. */
function payslipsWithin(context: Context, month: MonthView, permission: Permission) {
  const reach = context.reach(permission)
  const { includesPrivate } = context.reach('payslips.read')
  const columns = { user: 'payslip.userId', business: 'contract.businessId' }
  return context.tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .leftJoin('payslipPayment as payment', (join) =>
      join
        .on('payment.payrollMonthId', '=', month.id)
        .onRef('payment.userContractId', '=', 'payslip.userContractId'),
    )
    .select('payslip.userContractId as contractId')
    .where('payslip.payrollRunId', '=', month.currentRunId ?? 0)
    .where(within({ ...reach, includesPrivate: true }, columns, context.actor.userId))
    .$if(!includesPrivate, (query) => query.where(notHidden(context.actor.userId)))
}

type Transfers = {
  payrollMonthId: number
  contracts: readonly { contractId: number }[]
  status: 'PAID' | 'IN_PROGRESS' | 'UNPAID'
}

/**
 * Says of payslips of a closed month how far their payment is: sent to the bank, or completed.
 * Without contracts, of all that are not paid yet.
 */
export async function updateTransferCompleted(context: Context, given: Transfers) {
  const month = await monthById(context, given.payrollMonthId, 'transfers.update')
  if (month.isOpen) throw conflict('Primero hay que cerrar el mes')
  const asked = [...new Set(given.contracts.map(({ contractId }) => contractId))]
  const reached = await payslipsWithin(context, month, 'transfers.update')
    .$if(asked.length > 0, (query) =>
      query.where(sql<boolean>`payslip.user_contract_id = any(${asked}::bigint[])`),
    )
    .$if(asked.length === 0, (query) =>
      query.where((eb) =>
        eb.or([eb('payment.status', 'is', null), eb('payment.status', '<>', 'PAID')]),
      ),
    )
    .execute()
  if (reached.length < asked.length) throw notFound()
  if (reached.length === 0) throw invalid('contracts', 'No queda ningún pago pendiente')
  await context.client.query(
    `insert into payslip_payment (company_id, payroll_month_id, user_contract_id, status,
       updated_at)
     select $1, $2, c.id, $4, $5 from unnest($3::bigint[]) as c (id)
     on conflict (company_id, payroll_month_id, user_contract_id)
       do update set status = excluded.status, updated_at = excluded.updated_at
       where payslip_payment.status <> excluded.status`,
    [
      context.session.companyId,
      month.id,
      reached.map(({ contractId }) => contractId),
      given.status,
      context.now,
    ],
  )
  return { payrollMonthId: month.id, updated: reached.length }
}
