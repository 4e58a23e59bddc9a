import { addDays, type ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { lastAnniversary, termOn } from '../model/accrual.ts'
import { claimableOf } from '../model/claimable.ts'
import type { UpcomingDate } from '../model/upcoming-dates.ts'
import { completedDays, unitsOf } from '../model/days.ts'
import { expiringOf, type Facts } from '../model/ledger.ts'
import { isAccumulated } from '../model/limits.ts'
import { HALF_DAY } from '../model/units.ts'
import { factsOf } from './facts.queries.ts'
import { zoneProposed } from './zones.service.ts'

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
            and o.reverses_seq is null and not exists (select from vacation_entry back
              where back.company_id = app.current_company() and back.kind = 'OPENING'
                and back.user_contract_id = o.user_contract_id and back.reverses_seq = o.seq)
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

type Contract = { id: number; userId: number; businessId: number }
type When = { tx: Tx; today: ISODate }

/** Days before the second period on which it is known, and for how many days it is looked for. */
const ahead = 60
const looked = 7

/**
 * The contracts that complete two whole periods without use in sixty days, at which the employer
 * has to give the first one (art. 70), if nothing is taken until then.
 */
async function secondPeriods({ tx, today }: When): Promise<UpcomingDate[]> {
  const days = Array.from({ length: looked }, (_, at) => addDays(today, ahead - at))
  const contracts = await inForce({ tx, today })
    .where(sql<boolean>`to_char(contract.initial_date, 'MM-DD') = any(${endingsOf(days)}::text[])`)
    .execute()
  return withFacts(tx, contracts, (contract, facts) => {
    const on = days.find((day) => lastAnniversary(facts.start, day) === day)
    if (!on) return []
    const term = termOn(facts.terms, on)
    if (!term || !isAccumulated(claimableOf(facts, on), term.daysAYear)) return []
    const already = isAccumulated(claimableOf(facts, today), term.daysAYear)
    return already ? [] : [{ ...placeOf(contract), on }]
  })
}

/** The months and days of some dates; of a year without 29 February, that day too. */
const endingsOf = (days: readonly ISODate[]): string[] =>
  days.flatMap((day) => {
    const leap = addDays(day, 1).endsWith('02-29')
    return day.endsWith('02-28') && !leap ? ['02-28', '02-29'] : [day.slice(5)]
  })

export type Expiring = UpcomingDate & { units: number }

/** Additional days that nobody took and that expire within a number of days. */
async function expiringDays({ tx, today }: When, within: number): Promise<Expiring[]> {
  const until = addDays(today, within)
  const contracts = await inForce({ tx, today })
    .where(
      sql<boolean>`exists (select from vacation_lot lot
        where lot.company_id = app.current_company() and lot.user_contract_id = contract.id
          and lot.expires_on between ${today}::date and ${until}::date)`,
    )
    .execute()
  return withFacts(tx, contracts, (contract, facts) => {
    const soon = expiringOf(facts, today).filter(({ on }) => on <= until)
    return [...Map.groupBy(soon, ({ on }) => on)].map(([on, lots]) => ({
      ...placeOf(contract),
      on,
      units: lots.reduce((sum, { units }) => sum + units, 0),
    }))
  })
}

const placeOf = ({ id, userId, businessId }: Contract) => ({ contractId: id, userId, businessId })

const inForce = ({ tx, today }: When) =>
  tx
    .selectFrom('userContract as contract')
    .select(['contract.id', 'contract.userId', 'contract.businessId'])
    .where('contract.status', '<>', 'DELETED')
    .where('contract.initialDate', '<=', today)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', today)]),
    )
    .orderBy('contract.id')

async function withFacts<Found>(
  tx: Tx,
  contracts: readonly Contract[],
  found: (contract: Contract, facts: Facts) => Found[],
): Promise<Found[]> {
  if (contracts.length === 0) return []
  const facts = await factsOf(
    tx,
    contracts.map(({ id }) => id),
  )
  return contracts.flatMap((contract) => {
    const own = facts.get(contract.id)
    return own ? found(contract, own) : []
  })
}

/** What of people's vacations is remembered before it comes, or waits for an answer. */
export const vacationsAhead = { expiringDays, secondPeriods, zoneProposed }
