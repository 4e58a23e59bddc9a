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
export async function vacationsAround(
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
export async function declaredVacationDays(
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
