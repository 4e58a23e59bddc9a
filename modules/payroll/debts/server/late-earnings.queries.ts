import type { YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

type Values = Readonly<Record<string, number>>
type Late = {
  contractId: number
  /** The month that should have paid it, and the one that did; null while none has. */
  origin: YearMonth
  posted: YearMonth | null
  concept: string
  amount: number
}

/**
 * What was known late of the earnings of some contracts, paid by a later month or still owed: it is
 * pay of its own month. What comes back puts it there, and takes it from the month that paid it.
 */
export async function lateEarnings(tx: Tx, contracts: readonly number[]) {
  const { rows } = await sql<Late>`
    select line.user_contract_id as "contractId", origin.year_month as origin,
      paid.year_month as posted, line.concept, sum(line.amount)::bigint as amount
    from retroactive_line line
    join payroll_month origin on origin.company_id = app.current_company()
      and origin.id = line.origin_month_id
    join payroll_month paid on paid.company_id = app.current_company()
      and paid.id = line.payroll_month_id
    where line.company_id = app.current_company() and line.line_group = 'EARNING'
      and line.user_contract_id = any(${[...contracts]}::bigint[])
    group by 1, 2, 3, 4
    union all
    select debt.user_contract_id, origin.year_month, null, line.concept, line.owed
    from retroactive_debt debt
    join payroll_month origin on origin.company_id = app.current_company()
      and origin.id = debt.origin_month_id
    cross join lateral jsonb_to_recordset(debt.lines)
      as line (concept text, "group" text, owed bigint)
    where debt.company_id = app.current_company() and debt.owes and line."group" = 'EARNING'
      and debt.user_contract_id = any(${[...contracts]}::bigint[])`.execute(tx)
  const byContract = Map.groupBy(rows, ({ contractId }) => contractId)
  return (contractId: number, month: YearMonth, calculated: Values): Values => {
    const own = byContract.get(contractId) ?? []
    if (own.length === 0) return calculated
    const values: Record<string, number> = { ...calculated }
    const add = (code: string, pesos: number) => {
      const before = values[code]
      if (before !== undefined) values[code] = before + pesos
    }
    for (const { origin, posted, concept, amount } of own) {
      if (origin === month) {
        add(concept, amount)
        add('TOTAL_HABERES', amount)
      }
      // What was paid too much is no earning of the month that takes it back, but a discount.
      if (posted === month && amount > 0) add('TOTAL_HABERES', -amount)
    }
    return values
  }
}
