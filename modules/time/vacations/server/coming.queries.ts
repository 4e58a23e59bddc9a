import { addDays, type ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { lastAnniversary, termOn } from '../model/accrual.ts'
import { claimableOf } from '../model/claimable.ts'
import { expiringOf, type Facts } from '../model/ledger.ts'
import type { Coming } from '../model/coming.ts'
import { isAccumulated } from '../model/limits.ts'
import { factsOf } from './facts.queries.ts'
import { zoneProposed } from './zones.service.ts'

type Contract = { id: number; userId: number; businessId: number }
type When = { tx: Tx; today: ISODate }

/** Days before the second period on which it is known, and for how many days it is looked for. */
const ahead = 60
const looked = 7

/**
 * The contracts that complete two whole periods without use in sixty days, at which the employer
 * has to give the first one (art. 70), if nothing is taken until then.
 */
async function secondPeriods({ tx, today }: When): Promise<Coming[]> {
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

export type Expiring = Coming & { units: number }

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
