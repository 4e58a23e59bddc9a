import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
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
  { client, session, now }: Context,
  way: 'FILE' | 'CASH' | 'CHECK',
  payments: readonly Taken[],
): Promise<void> {
  const { rows } = await client.query<{ contract: number }>(
    `insert into payslip_payment as p (company_id, payroll_month_id, user_contract_id, status,
       way, updated_at)
     select $1, t.month, t.contract, 'UNPAID', $4, $5
     from unnest($2::bigint[], $3::bigint[]) as t (month, contract)
     on conflict (company_id, payroll_month_id, user_contract_id)
       do update set way = excluded.way, updated_at = excluded.updated_at
       where p.status = 'UNPAID' and coalesce(p.way, $4) = $4
     returning user_contract_id as contract`,
    [
      session.companyId,
      payments.map(({ payMonthId }) => payMonthId),
      payments.map(({ contractId }) => contractId),
      way,
      now,
    ],
  )
  const done = new Set(rows.map(({ contract }) => Number(contract)))
  const lost = payments.find(({ contractId }) => !done.has(contractId))
  if (lost) throw conflict(`${lost.name}: su pago ya se hace por otra vía`)
}
