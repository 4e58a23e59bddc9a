import type { ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { partsIn, payerOf } from '../model/subsidy-amounts.ts'

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

/**
 * What the books of a razón social give up on a day: of the subsidies that were given up then, what
 * the company paid and did not get back. One that is expected again is not among them.
 */
export async function abandonedUntil(
  tx: Tx,
  { businessId, day }: { businessId: number; day: ISODate },
): Promise<readonly Recovered[]> {
  const { rows } = await sql<Recovered>`
    select subsidy.user_contract_id::int as "contractId", subsidy.payer as institution,
      sum(subsidy.paid - back.amount)::int as amount
    from leave_subsidy subsidy
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = subsidy.user_contract_id and contract.business_id = ${businessId}
    join lateral (select step.state from leave_subsidy_step step
      where step.company_id = app.current_company() and step.leave_subsidy_id = subsidy.id
        and (step.at at time zone 'America/Santiago')::date <= ${day}::date
      order by step.id desc limit 1) as last on last.state = 'LOST'
    join lateral (select coalesce(sum(payment.amount), 0) as amount
      from leave_subsidy_payment payment
      where payment.company_id = app.current_company()
        and payment.leave_subsidy_id = subsidy.id
        and payment.received_on <= ${day}::date) as back on back.amount < subsidy.paid
    where subsidy.company_id = app.current_company()
    group by subsidy.user_contract_id, subsidy.payer
    order by subsidy.user_contract_id, subsidy.payer`.execute(tx)
  return rows
}

/** Who owes what a payslip paid in place of institutions, and how much each. */
export type DirectPart = { readonly institution: string | null; readonly amount: number }

/**
 * Whose place payslips of a month took with their direct subsidies, by contract: the institution
 * that follows from each leave, or that somebody entered for it. What is of no leave has none. One
 * statement for any number of people.
 *
 * @param direct whole pesos of the direct subsidy of each contract
 */
export async function directPartsIn(
  tx: Tx,
  month: YearMonth,
  direct: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, readonly DirectPart[]>> {
  if (direct.size === 0) return new Map()
  const { rows } = await sql<Owing>`
    select absence.id::int as id, absence.user_contract_id::int as "contractId", absence.subtype,
      absence.start_date::text as "startDate", absence.end_date::text as "endDate",
      absence.half_day as "halfDay",
      subsidy.payer, business.ccaf_code as ccaf, business.mutual_code as mutual,
      (select held.health_institution from user_version held
        where held.company_id = app.current_company() and held.user_id = contract.user_id
          and held.superseded_at is null
          and coalesce(upper(held.valid), 'infinity') > absence.start_date
        order by lower(held.valid) limit 1) as "healthInstitution"
    from absence
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = absence.user_contract_id
    join business on business.company_id = app.current_company()
      and business.id = contract.business_id
    left join leave_subsidy subsidy on subsidy.company_id = app.current_company()
      and subsidy.absence_id = absence.id
    where absence.company_id = app.current_company()
      and absence.user_contract_id = any(${[...direct.keys()]}::bigint[])
      and absence.type = 'LICENSE' and absence.response_status = 'APPROVED'
      and absence.start_date <= ${lastDay(month)}::date
      and absence.end_date >= ${firstDay(month)}::date
    order by absence.id`.execute(tx)
  const leaves = Map.groupBy(rows, ({ contractId }) => contractId)
  return new Map(
    [...direct].map(([contractId, amount]) => [
      contractId,
      partsOf(month, amount, leaves.get(contractId) ?? []),
    ]),
  )
}

type Owing = {
  readonly id: number
  readonly contractId: number
  readonly subtype: string
  readonly startDate: ISODate
  readonly endDate: ISODate
  readonly halfDay: boolean
  readonly payer: string | null
  readonly ccaf: string | null
  readonly mutual: string | null
  readonly healthInstitution: string | null
}

function partsOf(month: YearMonth, amount: number, leaves: readonly Owing[]): DirectPart[] {
  const parts = partsIn(month, amount, leaves)
  if (parts.size === 0) return [{ institution: null, amount }]
  const sums = new Map<string, number>()
  for (const leave of leaves) {
    const institution = leave.payer ?? payerOf(leave)
    sums.set(institution, (sums.get(institution) ?? 0) + (parts.get(leave.id) ?? 0))
  }
  return [...sums].map(([institution, pesos]) => ({ institution, amount: pesos }))
}
