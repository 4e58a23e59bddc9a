import { markPayments } from '#modules/payroll/payslips/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'

/** Whose money left or may have left: made, with the bank, in a file, or in a list to sign. */
export const isOnItsWay = sql<boolean>`(payment.status <> 'UNPAID'
  or payment.way in ('FILE', 'CASH', 'CHECK'))`

type Taken = { readonly contractId: number; readonly payMonthId: number; readonly name: string }

/**
 * Payments go by a file for the bank or by a list to sign, and by nothing else from then on. The
 * row of a payment is its lock: whoever takes it second is refused, with the name.
 */
export async function takePayments(
  context: Context,
  way: 'FILE' | 'CASH' | 'CHECK',
  payments: readonly Taken[],
): Promise<void> {
  const done = await markPayments(
    context,
    payments.map(({ payMonthId, contractId }) => ({ payMonthId, contractId, status: 'UNPAID' })),
    { move: 'taken', way },
  )
  const lost = payments.find(({ contractId }) => !done.has(contractId))
  if (lost) throw conflict(`${lost.name}: su pago ya se hace por otra vía`)
}
