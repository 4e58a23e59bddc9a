import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/db.ts'

/** Whole pesos that an institution gave back of what the company paid of a contract's leaves. */
export type Recovered = {
  readonly contractId: number
  readonly institution: string
  readonly amount: number
}

/**
 * What came back until a day of the subsidies that a razón social paid itself, by contract and
 * institution. What exceeds the amount that the company paid of a leave is not its own.
 */
export async function recoveredUntil(
  tx: Tx,
  { businessId, day }: { businessId: number; day: ISODate },
): Promise<readonly Recovered[]> {
  const { rows } = await sql<Recovered>`
    select subsidy.user_contract_id::int as "contractId", subsidy.payer as institution,
      sum(least(subsidy.paid, back.amount))::int as amount
    from leave_subsidy subsidy
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = subsidy.user_contract_id and contract.business_id = ${businessId}
    join lateral (select sum(payment.amount) as amount from leave_subsidy_payment payment
      where payment.company_id = app.current_company()
        and payment.leave_subsidy_id = subsidy.id
        and payment.received_on <= ${day}::date) as back on back.amount > 0
    where subsidy.company_id = app.current_company() and subsidy.paid > 0
    group by subsidy.user_contract_id, subsidy.payer
    order by subsidy.user_contract_id, subsidy.payer`.execute(tx)
  return rows
}
