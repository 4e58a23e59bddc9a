import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { within } from '#modules/people/contracts/server/index.ts'
import { daysOffOf } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import {
  settlementDays,
  type SettlementDays,
  type SettlementFacts,
} from '../model/settlement-days.ts'
import { DAY, daysText } from '../model/units.ts'
import { factsOf } from './facts.queries.ts'
import { ruleOf } from './rules.queries.ts'

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
    .where(within(reach('settlements.read'), 'contract', actor.userId))
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
  const days = await daysOwed(tx, { contractId: userContractId, businessId }, disengagementDate)
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

type Owner = { contractId: number; businessId: number }

/** What a contract owes of vacation if it ends on a day, by the rules of its razón social. */
async function daysOwed(
  tx: Tx,
  { contractId, businessId }: Owner,
  finalDate: ISODate,
): Promise<SettlementDays> {
  const ledger = (await factsOf(tx, [contractId])).get(contractId)
  if (!ledger) throw notFound()
  const rule = await ruleOf(tx, businessId, finalDate)
  const facts: Omit<SettlementFacts, 'holidays'> = {
    ledger,
    finalDate,
    paysAdditional: rule.additionalOnExit,
    paysProgressivePart: rule.progressiveOnExit,
    unfinished: await unfinishedOf(tx, contractId, finalDate),
  }
  // Without days off the working days are the same or fewer: their calendar is asked with room.
  const { workingUnits } = settlementDays({ ...facts, holidays: new Set() })
  const weeks = Math.ceil(workingUnits / DAY / 5) + ROOM_WEEKS
  const from = (facts.unfinished ?? []).map(({ days }) => days.from).toSorted()[0] ?? finalDate
  const span = { from: from < finalDate ? from : finalDate, to: addDays(finalDate, weeks * 7) }
  const holidays = await daysOffOf(tx, contractId, span, 'VACATION', 'disengagementDate')
  return settlementDays({ ...facts, holidays })
}

/** Weeks of room for the days off that fall among the days. */
const ROOM_WEEKS = 8

/** The approved vacations that go on after a day. */
async function unfinishedOf(tx: Tx, contractId: number, day: ISODate) {
  const rows = await tx
    .selectFrom('vacation')
    .select(['id', 'startDate', 'endDate', 'enjoyedUntil', 'half'])
    .where('userContractId', '=', contractId)
    .where('responseStatus', '=', 'APPROVED')
    .where('isHistoric', '=', false)
    .where('endDate', '>', day)
    .orderBy('startDate')
    .execute()
  return rows
    .map(({ id, startDate, endDate, enjoyedUntil, half }) => ({
      id,
      days: { from: startDate, to: enjoyedUntil ?? endDate, half },
    }))
    .filter(({ days }) => days.to > day)
}
