import { monthById, monthClosing } from '#modules/payroll/payroll-frame/server/index.ts'
import { markPayments } from '#modules/payroll/payslips/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import type { OnItsWay } from '../model/payment-way.ts'
import { isOnItsWay } from './payment-ways.ts'
import { isUnpaid, paidWithin } from './payments.queries.ts'
import { refusePaid } from './release.queries.ts'

type Transfers = {
  payrollMonthId: number
  contracts: readonly { contractId: number }[]
  status: 'PAID' | 'IN_PROGRESS' | 'UNPAID'
}

/**
 * Marks payslips of a closed month as sent to the bank or paid. Without contracts, all that are not
 * paid yet; when marking as not sent, all. What a list or a finiquito pays is theirs: it is left as
 * it is among all, and refused by name.
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
    .select(['payment.status', 'payment.way'])
    .$if(asked.length > 0, (query) =>
      query.where(sql<boolean>`payslip.user_contract_id = any(${asked}::bigint[])`),
    )
    .$if(asked.length === 0, (query) =>
      given.status === 'UNPAID' ? query.where(isOnItsWay) : query.where(isUnpaid),
    )
    .execute()
  if (reached.length < asked.length) throw notFound()
  if (reached.length === 0) throw invalid('contracts', 'No queda ningún pago pendiente')
  const own = reached.filter((one) => whyNotByHand(one) === undefined)
  if (asked.length > 0 ? own.length < reached.length : own.length === 0) {
    throw conflict(reached.map(whyNotByHand).find(Boolean) ?? '')
  }
  await mark(context, own, given.status)
  return { payrollMonthId: month.id, updated: own.length }
}

/** Why how far a payment is is not said by hand. */
function whyNotByHand({ status, way }: OnItsWay): string | undefined {
  if (way === 'FINIQUITO') return 'La paga su finiquito: su pago se dice en él'
  // What a list sent may be said by hand, where the bank answers nothing; it stays of the list.
  return way === 'LIST' && status === 'UNPAID'
    ? 'Lo paga una nómina: siga con ella, o anúlela primero'
    : undefined
}

type Own = { readonly payMonthId: number; readonly contractId: number }

/**
 * «No pagado» frees what was in a file or in a list to sign. A payment that somebody else took
 * meanwhile is not written, and refuses all.
 */
async function mark(
  context: Context,
  payments: readonly Own[],
  status: Transfers['status'],
): Promise<void> {
  const done = await markPayments(
    context,
    payments.map(({ payMonthId, contractId }) => ({ payMonthId, contractId, status })),
    { move: 'said', ...(status === 'UNPAID' ? {} : { way: 'HAND' }) },
  )
  if (done.size < payments.length) {
    throw conflict('Algún pago se hizo por otra vía mientras tanto: vuelva a mirarlos')
  }
}

/** A payroll with payments made stays closed: this refusal undoes its reopening. */
monthClosing.on('payroll-release', {
  async reopened(context, month) {
    if (month.type === 'PAYROLL') await refusePaid(context, month)
  },
})
