import { monthById, onClosing } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { isUnpaid, paidWithin } from './payments.queries.ts'
import { refusePaid } from './release.queries.ts'

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
