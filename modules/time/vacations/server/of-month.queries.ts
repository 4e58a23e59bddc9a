import type { ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { completedDays, unitsOf } from '../model/days.ts'
import { HALF_DAY } from '../model/units.ts'

/**
 * The approved vacations of some contracts that meet some days, as they were enjoyed, for the pay
 * of a month. Those enjoyed before the balance began were paid elsewhere, and so were the months
 * that closed before payslips looked at vacations. One statement.
 */
async function vacationsAround(
  tx: Tx,
  month: YearMonth,
  { from, to }: { from: ISODate; to: ISODate },
  contractIds: readonly number[],
) {
  if (contractIds.length === 0) return []
  return tx
    .selectFrom('vacation')
    .select(['userContractId', 'startDate', 'half'])
    .select(sql<ISODate>`coalesce(enjoyed_until, end_date)::text`.as('endDate'))
    .where(sql<boolean>`user_contract_id = any(${contractIds}::bigint[])`)
    .where('responseStatus', '=', 'APPROVED')
    .where('isHistoric', '=', false)
    .where('startDate', '<=', to)
    .where(sql<boolean>`coalesce(enjoyed_until, end_date) >= ${from}::date`)
    .where((eb) => eb.or([eb('settledUntil', 'is', null), eb('settledUntil', '<', month)]))
    .orderBy('startDate')
    .orderBy('id')
    .execute()
}

/**
 * The whole working days of vacation that some contracts declare of a month, counted as the balance
 * counts them; a contract that was not on vacation has none of its own. Three statements.
 */
async function declaredVacationDays(
  tx: Tx,
  month: YearMonth,
  contractIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const [first, last] = [firstDay(month), lastDay(month)]
  const rows = await vacationsAround(tx, month, { from: first, to: last }, contractIds)
  if (rows.length === 0) return new Map()
  const of = Map.groupBy(rows, ({ userContractId }) => userContractId)
  const ids = [...of.keys()]
  const daysOff = await daysOffIn(tx, { from: first, to: last }, ids)
  const halves = await halvesBefore(tx, first, ids)
  return new Map(
    [...of].map(([id, own]) => {
      const off = daysOff(id, 'VACATION')
      const units = own.reduce((sum, { startDate, endDate, half }) => {
        const from = startDate > first ? startDate : first
        return sum + unitsOf({ from, to: endDate < last ? endDate : last, half }, off)
      }, 0)
      return [id, completedDays((halves.get(id) ?? 0) * HALF_DAY, units)]
    }),
  )
}

/** How many half days some contracts took before a day. */
async function halvesBefore(
  tx: Tx,
  day: ISODate,
  contractIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('vacation')
    .select(['userContractId', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`user_contract_id = any(${contractIds}::bigint[])`)
    .where('responseStatus', '=', 'APPROVED')
    .where('isHistoric', '=', false)
    .where('half', 'is not', null)
    .where('startDate', '<', day)
    .where(sql<boolean>`legal_units + progressive_units + additional_units > 0`)
    .groupBy('userContractId')
    .execute()
  return new Map(rows.map(({ userContractId, count }) => [userContractId, count]))
}

/**
 * The extra hours that some contracts are owed in a month, because nobody took the days agreed for
 * them: those that expired the day before a day of the month, or that the end of the contract in
 * the month leaves without effect (Código del Trabajo, art. 32). Hours with two decimals, by
 * contract; one statement. Days that a later balance counts already are not owed.
 */
async function overtimeOwed(
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

/** What the vacations of some contracts are to the pay of a month. */
export const vacationsOfMonth = {
  around: vacationsAround,
  declaredDays: declaredVacationDays,
  overtimeOwed,
}
