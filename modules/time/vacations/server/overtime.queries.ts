import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/db.ts'

/**
 * The extra hours that some contracts are owed in a month, because nobody took the days agreed for
 * them: those that expired the day before a day of the month, or that the end of the contract in
 * the month leaves without effect (Código del Trabajo, art. 32). Hours with two decimals, by
 * contract; one statement. Days that a later balance counts already are not owed.
 */
export async function overtimeOwed(
  tx: Tx,
  month: YearMonth,
  contractIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (contractIds.length === 0) return new Map()
  const { rows } = await sql<{ contract: number; hours: string }>`
    select owed.id as contract,
      trim_scale(sum(round(owed.hours * (owed.units + owed.taken) / owed.units, 2)))::text as hours
    from (
      select lot.user_contract_id as id, lot.overtime_hours as hours, lot.units,
        coalesce((select sum(e.units) from vacation_entry e
          where e.company_id = app.current_company()
            and e.user_contract_id = lot.user_contract_id and e.lot_id = lot.id
            and e.effective_on <= least(lot.expires_on, contract.final_date)), 0) as taken
      from vacation_lot lot
      join user_contract contract
        on contract.company_id = app.current_company() and contract.id = lot.user_contract_id
      where lot.company_id = app.current_company()
        and lot.user_contract_id = any(${contractIds}::bigint[])
        and lot.source = 'OVERTIME' and lot.overtime_hours > 0
        and lot.granted_on <= coalesce(contract.final_date, lot.granted_on)
        and case when contract.final_date <= lot.expires_on then contract.final_date
          else lot.expires_on + 1 end between ${firstDay(month)}::date and ${lastDay(month)}::date
        and not exists (select from vacation_entry o
          where o.company_id = app.current_company()
            and o.user_contract_id = lot.user_contract_id and o.pool = 'ADDITIONAL'
            and o.kind = 'OPENING' and o.effective_on >= lot.granted_on
            and o.effective_on <= least(lot.expires_on, contract.final_date))
    ) owed
    where owed.units + owed.taken > 0
    group by owed.id`.execute(tx)
  return new Map(rows.map(({ contract, hours }) => [contract, hours]))
}
