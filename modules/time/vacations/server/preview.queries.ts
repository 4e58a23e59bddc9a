import { addDays, daysBetween, formatDate, type ISODate } from '#chile/dates.ts'
import { contractsOn, within } from '#modules/people/contracts/server/index.ts'
import { calendarDays } from '#modules/time/absences/model/days.ts'
import { type Half, overlap, type TimeOff } from '#modules/time/time-off/model/slots.ts'
import { awayOf, daysOffOf } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { nameIn } from '#platform/server/person-names.ts'
import { holidaysWithin, returnsOn } from '../model/days.ts'
import { termOn } from '../model/accrual.ts'
import { balancesOf, type Facts } from '../model/ledger.ts'
import { breaksBlock, isAccumulated } from '../model/limits.ts'
import { periodsOf } from '../model/periods.ts'
import { daysLabel, type Plan, planOf, problemOf, shortOf } from '../model/request.ts'
import { daysText as days } from '../model/units.ts'
import { reservedOf } from './days.service.ts'
import { factsOf } from './facts.queries.ts'

export type Asked = {
  userContractId: number
  startDate: ISODate
  endDate: ISODate
  half: Half | null
  exceptId: number | null
}

/** Days before which the law wants a request: a month (DS 969 of 1933). */
const NOTICE_DAYS = 30

/**
 * What a request would be before it is sent: its days, when work begins again, the balance that is
 * left, who else is away, and what deserves a second look, with its article.
 */
export async function vacationOverlapDates(context: Context, asked: Asked) {
  const contract = await contractOf(context, asked.userContractId)
  const request = { from: asked.startDate, to: asked.endDate, half: asked.half }
  if (request.to < request.from) throw invalid('endDate', 'Termina antes de comenzar')
  const ahead = { from: request.from, to: addDays(request.to, 31) }
  const holidays = await daysOffOf(context.tx, contract.id, ahead, 'VACATION')
  const problem = problemOf(request, contract, holidays)
  if (problem) throw invalid(problem.field, problem.message)
  const facts = await reservedFacts(context, contract.id, asked.exceptId ?? 0)
  const plan = planOf(facts, request, holidays)
  const taken = (await awayOf(context.tx, contract.id, request.from, request.to)).filter(
    (away) => !(away.source === 'VACATION' && away.sourceId === asked.exceptId),
  )
  return {
    businessDays: days(plan.units),
    calendarDays: request.half ? '0.5' : String(calendarDays(request)),
    returnsOn: returnsOn(request.to, holidays),
    holidays: holidaysWithin(request, holidays),
    available: days(plan.available),
    left: days(plan.available - plan.units),
    advance: days(plan.advance),
    shortage: shortOf(plan, request) ?? null,
    overlaps: taken
      .filter((away) => overlap(request, away))
      .map(({ from, to, source }) => ({ from, to, isVacation: source === 'VACATION' })),
    away: await awayMeanwhile(context, contract.userId, request),
    warnings: warningsOf(context.today, request, facts, plan),
  }
}

async function contractOf(context: Context, id: number) {
  const { tx, today, reach, actor } = context
  const row = await contractsOn(tx, today)
    .where('contract.id', '=', id)
    .where((eb) =>
      eb.or([
        within(reach('vacations.read'), 'contract', actor.userId),
        within(reach('vacations.create'), 'contract', actor.userId),
      ]),
    )
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function reservedFacts(context: Context, contractId: number, except: number): Promise<Facts> {
  const facts = (await factsOf(context.tx, [contractId])).get(contractId)
  if (!facts) throw notFound()
  const reserved = await reservedOf(context, contractId, except)
  return { ...facts, entries: [...facts.entries, ...reserved] }
}

/** Who else is away on those days, among the people whose vacation the actor reads. */
async function awayMeanwhile(context: Context, userId: number, { from, to }: TimeOff) {
  const rows = await context.tx
    .selectFrom('timeOff')
    .innerJoin('userContract as contract', 'contract.id', 'timeOff.userContractId')
    .select([nameIn('contract.userId').as('fullname'), 'timeOff.fromDay', 'timeOff.toDay'])
    .where('timeOff.fromDay', '<=', to)
    .where('timeOff.toDay', '>=', from)
    .where('contract.userId', '<>', userId)
    .where(within(context.reach('vacations.read'), 'contract', context.actor.userId))
    .orderBy('timeOff.fromDay')
    .orderBy('timeOff.sourceId')
    .limit(10)
    .execute()
  return rows.map(({ fullname, fromDay, toDay }) => ({ fullname, from: fromDay, to: toDay }))
}

/** What the law says of a request that it does not forbid. */
function warningsOf(today: ISODate, request: TimeOff, facts: Facts, plan: Plan): string[] {
  const notice = daysBetween(today, request.from)
  const period = periodsOf(facts, request.from).find(({ pending }) => pending > 0)
  const fractions = facts.entries
    .filter(
      ({ kind, pool, on }) => kind === 'TAKE' && pool === 'LEGAL' && on >= (period?.from ?? ''),
    )
    .map(({ units }) => -units)
  const { LEGAL } = balancesOf(facts, request.from)
  const term = termOn(facts.terms, request.from)
  return [
    ...(notice >= 0 && notice < NOTICE_DAYS
      ? ['Se piden con un mes de anticipación, salvo acuerdo (DS 969 de 1933)']
      : []),
    ...(period &&
    !request.half &&
    breaksBlock({ units: period.legal, taken: fractions }, plan.units)
      ? ['Quedarían menos de 10 días hábiles continuos (art. 70)']
      : []),
    ...(plan.advance > 0
      ? [
          `${daysLabel(plan.advance)} se anticipan de lo que aún no se gana al ` +
            `${formatDate(request.from)}: requiere acuerdo`,
        ]
      : []),
    ...(term && isAccumulated(LEGAL, term.daysAYear)
      ? ['Tiene dos períodos completos: el empleador debe otorgar al menos el primero (art. 70)']
      : []),
  ]
}
