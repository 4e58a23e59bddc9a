import { bulk } from '#platform/server/sql/bulk.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { Payment, PaymentWay } from '../model/payslip.ts'

/**
 * How a payment moves: `when` it may, of the row `p` that is kept, and by which `way` it goes from
 * then on. `excluded` is what is said of it now. A payment that nobody has touched always may.
 */
const moves = {
  /** A file for the bank or a list to sign takes it, once: nothing else pays it from then on. */
  taken: {
    when: sql`p.status = 'UNPAID' and coalesce(p.way, excluded.way) = excluded.way`,
    way: sql`excluded.way`,
  },
  /** The list that has it left for the bank; what was said by hand meanwhile stays. */
  sent: { when: sql`p.status = 'UNPAID'`, way: sql`p.way` },
  /** The bank answered, or its answer is taken back. */
  answered: { when: sql`true`, way: sql`p.way` },
  /** Somebody says how far it is. A finiquito says its own, and so does a list not yet sent. */
  said: {
    when: sql`p.way is distinct from 'FINIQUITO'
      and not (p.way is not distinct from 'LIST' and p.status = 'UNPAID')`,
    way: sql`case when p.way = 'LIST' then p.way when excluded.status = 'UNPAID' then null
      else coalesce(p.way, 'HAND') end`,
  },
  /** The finiquito that pays a last payslip goes a step on, or back. */
  settled: {
    when: sql`coalesce(p.way, 'FINIQUITO') = 'FINIQUITO'`,
    way: sql`'FINIQUITO'`,
  },
} as const

type Move = {
  readonly move: keyof typeof moves
  /** The way of payments that nobody has touched; of the others the move says it. */
  readonly way?: PaymentWay
  /** Where it has to be; without it, the move alone decides. */
  readonly from?: Payment['status']
}

/**
 * Moves payments, in one statement however many they are. The row of a payment is its lock: one
 * that somebody else moved meanwhile, or that the move may not touch, stays as it is. The database
 * refuses a second way (`MG002`, `app.keep_payment_way`).
 *
 * @returns the contracts whose payments moved; who has to refuse compares them with the given ones
 */
export async function markPayments(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  payments: readonly Payment[],
  { move, way, from }: Move,
): Promise<ReadonlySet<number>> {
  if (payments.length === 0) return new Set()
  const { when, way: next } = moves[move]
  const { rows } = await sql<{ contract: number }>`
    insert into payslip_payment as p (company_id, payroll_month_id, user_contract_id, status, way,
      updated_at)
    select app.current_company(), m.month, m.contract, m.status, ${way ?? null}::text, ${now}
    from ${bulk(payments, 'm', {
      month: ['bigint', ({ payMonthId }) => payMonthId],
      contract: ['bigint', ({ contractId }) => contractId],
      status: ['text', ({ status }) => status],
    })}
    on conflict (company_id, payroll_month_id, user_contract_id)
      do update set status = excluded.status, way = ${next}, updated_at = ${
        move === 'said'
          ? sql`case when p.status = excluded.status then p.updated_at else excluded.updated_at end`
          : sql`excluded.updated_at`
      }
      where ${when} and (${from ?? null}::text is null or p.status = ${from ?? null})
    returning user_contract_id as contract`.execute(tx)
  return new Set(rows.map(({ contract }) => Number(contract)))
}
