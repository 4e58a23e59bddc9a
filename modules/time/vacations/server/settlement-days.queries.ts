import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { DaysOff } from '#modules/time/time-off/model/days-off.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import {
  settlementDays,
  type SettlementDays,
  type SettlementFacts,
} from '../model/settlement-days.ts'
import { ruleOn, usualRule } from '../model/rule.ts'
import { DAY, daysText } from '../model/units.ts'
import { factsOf } from './facts.queries.ts'
import { rulesIn } from './rules.queries.ts'

type Asked = { userContractId: number; disengagementDate: ISODate }

/** The vacation days that a contract would pay if it ended on a day, with their explanation. */
export async function proportionalSettlementDays(context: Context, asked: Asked) {
  const { userContractId, disengagementDate } = asked
  const { tx, reach, actor } = context
  const contract = await tx
    .selectFrom('userContract as contract')
    .select(['contract.businessId', 'contract.initialDate', 'contract.finalDate'])
    .where('contract.id', '=', userContractId)
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin({ reach, actor }, 'settlements.read'))
    .executeTakeFirst()
  if (!contract) throw notFound()
  const { businessId, initialDate, finalDate } = contract
  if (disengagementDate < initialDate) {
    const message = `El contrato comienza el ${formatDate(initialDate)}`
    throw invalid('disengagementDate', message)
  }
  if (finalDate && disengagementDate > finalDate) {
    throw invalid('disengagementDate', `El contrato termina el ${formatDate(finalDate)}`)
  }
  const ending = [{ id: userContractId, businessId }]
  const { owed } = await settlementDaysOn(tx, ending, disengagementDate, 'disengagementDate')
  const days = owed.get(userContractId)
  if (!days) throw notFound()
  return {
    userContractId,
    disengagementDate,
    workingDays: daysText(days.workingUnits),
    calendarDays: daysText(days.calendarUnits),
    nonWorking: days.nonWorking,
    countFrom: days.countFrom,
    lastDay: days.lastDay,
    lines: days.lines.map(({ units, ...line }) => ({ ...line, days: daysText(units) })),
  }
}

export type ProportionalDays = Awaited<ReturnType<typeof proportionalSettlementDays>>

type Ending = { readonly id: number; readonly businessId: number }

/**
 * The vacation days that some contracts owe if they end on a day, by the rules of their razones
 * sociales, with the same number of questions for any number of contracts. Refuses, at a field, a
 * day from which the days reach a year whose calendar is not published. With them go the days off
 * of the contracts in the weeks after that day, which other deadlines count too.
 */
export async function settlementDaysOn(
  tx: Tx,
  contracts: readonly Ending[],
  finalDate: ISODate,
  field: string,
): Promise<{ owed: ReadonlyMap<number, SettlementDays>; off: DaysOff }> {
  const ids = contracts.map(({ id }) => id)
  const ledgers = await factsOf(tx, ids)
  const unfinished = await unfinishedOf(tx, ids, finalDate)
  const rules = await rulesIn(tx)
  const facts = contracts.flatMap(({ id, businessId }) => {
    const ledger = ledgers.get(id)
    if (!ledger) return []
    const rule = ruleOn(rules.get(businessId) ?? [], finalDate) ?? usualRule
    const own = unfinished.get(id) ?? []
    const { additionalOnExit: paysAdditional, progressiveOnExit: paysProgressivePart } = rule
    return [{ id, ledger, finalDate, unfinished: own, paysAdditional, paysProgressivePart }]
  })
  const off = await daysOffIn(tx, spanOf(facts, finalDate), ids)
  try {
    const owed = new Map(
      facts.map(({ id, ...one }) => [
        id,
        settlementDays({ ...one, holidays: off(id, 'VACATION') }),
      ]),
    )
    return { owed, off }
  } catch (error) {
    if (error instanceof RangeError) throw invalid(field, error.message)
    throw error
  }
}

/** Weeks of room for the days off that fall among the days. */
const ROOM_WEEKS = 8

/** The days over which vacations are counted: from those that are cut to the last that is paid. */
function spanOf(facts: readonly Omit<SettlementFacts, 'holidays'>[], finalDate: ISODate) {
  const begins = facts.flatMap(({ unfinished = [] }) => unfinished.map(({ days }) => days.from))
  // Without days off the working days are the same or fewer: their calendar is asked with room.
  const most = Math.max(
    0,
    ...facts.map((one) => settlementDays({ ...one, holidays: new Set() }).workingUnits),
  )
  const weeks = Math.ceil(most / DAY / 5) + ROOM_WEEKS
  return {
    from: [...begins, finalDate].toSorted()[0] ?? finalDate,
    to: addDays(finalDate, weeks * 7),
  }
}

/** The approved vacations of some contracts that go on after a day. */
async function unfinishedOf(tx: Tx, ids: readonly number[], day: ISODate) {
  const rows = await tx
    .selectFrom('vacation')
    .select(['id', 'userContractId', 'startDate', 'half'])
    .select(sql<ISODate>`coalesce(enjoyed_until, end_date)::text`.as('endDate'))
    .where(sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`)
    .where('responseStatus', '=', 'APPROVED')
    .where('isHistoric', '=', false)
    .where(sql<boolean>`coalesce(enjoyed_until, end_date) > ${day}::date`)
    .orderBy('startDate')
    .execute()
  const cut = rows.map(({ startDate, endDate, half, ...row }) => ({
    ...row,
    days: { from: startDate, to: endDate, half },
  }))
  return Map.groupBy(cut, ({ userContractId }) => userContractId)
}
