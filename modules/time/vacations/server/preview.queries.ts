import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { contractsOn, reachesContract } from '#modules/people/contracts/server/index.ts'
import { calendarDays } from '#modules/time/absences/model/days.ts'
import { teamAway } from '#modules/time/absences/server/index.ts'
import { type Half, overlap, type TimeOff } from '#modules/time/time-off/model/slots.ts'
import { awayOf, daysOffOf } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { holidaysWithin, returnsOn } from '../model/days.ts'
import { termOn } from '../model/accrual.ts'
import { claimableOf } from '../model/claimable.ts'
import { type Broken, refuses } from '../model/request-rules.ts'
import { type Facts, openingsOf, POOLS, spendableOf } from '../model/ledger.ts'
import { isAccumulated } from '../model/limits.ts'
import { daysLabel, type Plan, planOf, problemOf, shortOf } from '../model/request.ts'
import { daysText as days } from '../model/units.ts'
import { preferring, type Rule } from '../model/rule.ts'
import { reservedOf, unitsOfPlan } from './days.service.ts'
import { factsOf } from './facts.queries.ts'
import { replacedBy, withoutVacation } from './move.service.ts'
import { brokenRules, ruleOf } from './rules.queries.ts'

export type Asked = {
  userContractId: number
  startDate: ISODate
  endDate: ISODate
  half: Half | null
  poolOrder?: Rule['poolOrder'] | null
  exceptId: number | null
}

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
  const moved = await replacedBy(context.tx, asked.exceptId)
  const known = await reservedFacts(context, contract.id, asked.exceptId ?? 0)
  const facts = withoutVacation(known, moved)
  const rule = preferring(
    await ruleOf(context.tx, contract.businessId, request.from),
    asked.poolOrder,
  )
  const plan = planOf(facts, request, holidays, rule)
  const { id: contractId, businessId } = contract
  const broken = await brokenRules(context, { contractId, businessId, request, facts, plan, rule })
  const answers =
    contract.userId !== context.actor.userId &&
    (await reachesContract(context, contractId, 'vacations.update'))
  const isRefused = ({ given }: Broken) => refuses(given, answers)
  const team = answers
    ? await teamAway(context.tx, { contractId, businessId, ...daysOf(request) })
    : undefined
  const taken = (await awayOf(context.tx, contract.id, request.from, request.to)).filter(
    ({ source, sourceId }) =>
      !(source === 'VACATION' && (sourceId === asked.exceptId || sourceId === moved)),
  )
  const from = unitsOfPlan(plan)
  return {
    businessDays: days(plan.units),
    calendarDays: request.half ? '0.5' : String(calendarDays(request)),
    returnsOn: returnsOn(request.to, holidays),
    holidays: holidaysWithin(request, holidays),
    available: days(plan.available),
    purses: POOLS.filter((pool) => spendableOf(facts, pool, request.from) > 0).length,
    legalDays: days(from.legalUnits),
    progressiveDays: days(from.progressiveUnits),
    additionalDays: days(from.additionalUnits),
    left: days(plan.available - plan.units),
    advance: days(plan.advance),
    shortage: shortOf(plan, request) ?? null,
    overlaps: taken
      .filter((away) => overlap(request, away))
      .map(({ from, to, source }) => ({ from, to, isVacation: source === 'VACATION' })),
    team: team ? { on: team.on, away: team.away, people: team.people } : null,
    away: await awayMeanwhile(context, contract.userId, request, team?.contractIds ?? []),
    refusals: broken.filter(isRefused).map(({ message }) => message),
    warnings: [
      ...broken.filter((one) => !isRefused(one)).map(({ message }) => message),
      ...beforeOpening(request, facts),
      ...warningsOf(request, facts, plan),
      ...((contract.cycleDays ?? 0) > 0 ? [ofCycles] : []),
      ...(await rankOf(context, contract.businessId, asked.exceptId)),
    ],
  }
}

/** Days that the opening balance counts already: approved, they leave it as it was. */
function beforeOpening({ from }: TimeOff, facts: Facts): string[] {
  const openings = openingsOf(facts).filter(({ pool }) => pool === 'LEGAL')
  const [last] = openings
    .map(({ on }) => on)
    .toSorted()
    .toReversed()
  return last === undefined || from > last
    ? []
    : [
        `Comienzan antes del saldo de partida, que es al ${formatDate(last)} y ya las cuenta: ` +
          'aprobadas lo dejan como está, como las que se registran «Históricas»',
      ]
}

/** Of exceptional working time: no roster says here on which days a cycle begins. */
const ofCycles =
  'Con jornada excepcional, comienzan el primer día de un ciclo de trabajo y conservan su ' +
  'descanso (DT, Ord. 2668 de 2021)'

async function contractOf(context: Context, id: number) {
  const { tx, today, reach, actor } = context
  const row = await contractsOn(tx, today)
    .where('contract.id', '=', id)
    .where((eb) =>
      eb.or([
        contractWithin({ reach, actor }, 'vacations.read'),
        contractWithin({ reach, actor }, 'vacations.create'),
      ]),
    )
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function reservedFacts(context: Context, contractId: number, except: number): Promise<Facts> {
  const facts = (await factsOf(context.tx, [contractId])).get(contractId)
  if (!facts) throw notFound()
  const reserved = await reservedOf(context, contractId, { vacation: except })
  return { ...facts, entries: [...facts.entries, ...reserved] }
}

const daysOf = ({ from, to }: TimeOff) => ({ from, to })

/**
 * Who else is away on those days, among the people whose vacation the actor reads; those of the
 * team first.
 */
async function awayMeanwhile(
  context: Context,
  userId: number,
  { from, to }: TimeOff,
  team: readonly number[],
) {
  const ofTeam = sql<boolean>`time_off.user_contract_id = any(${[...team]}::bigint[])`
  const rows = await context.tx
    .selectFrom('timeOff')
    .innerJoin('userContract as contract', 'contract.id', 'timeOff.userContractId')
    .select([nameIn('contract.userId').as('fullname'), 'timeOff.fromDay', 'timeOff.toDay'])
    .select(ofTeam.as('ofTeam'))
    .where('timeOff.fromDay', '<=', to)
    .where('timeOff.toDay', '>=', from)
    .where('contract.userId', '<>', userId)
    .where(contractWithin(context, 'vacations.read'))
    .orderBy(ofTeam, 'desc')
    .orderBy('timeOff.fromDay')
    .orderBy('timeOff.sourceId')
    .limit(10)
    .execute()
  return rows.map(({ fullname, fromDay, toDay, ofTeam: isOfTeam }) => ({
    fullname,
    from: fromDay,
    to: toDay,
    ofTeam: isOfTeam,
  }))
}

/**
 * The place of a request among those that wait for some of its days in the razón social: care of
 * others first (art. 67), then as they came. Only requests that the actor reads are counted.
 */
async function rankOf(context: Context, businessId: number, id: number | null): Promise<string[]> {
  if (id === null) return []
  const rows = await context.tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .select(['vacation.id', 'vacation.care'])
    .where('contract.businessId', '=', businessId)
    .where('vacation.responseStatus', '=', 'PENDING')
    .where(
      sql<boolean>`exists (select from vacation asked
        where asked.company_id = app.current_company() and asked.id = ${id}
          and asked.start_date <= vacation.end_date and asked.end_date >= vacation.start_date)`,
    )
    .where(contractWithin(context, 'vacations.read'))
    .orderBy('vacation.care', 'desc')
    .orderBy('vacation.requestedAt')
    .orderBy('vacation.id')
    .execute()
  const place = rows.findIndex((row) => row.id === id)
  const rank = `Es la ${place + 1}.ª de ${rows.length} solicitudes de esos días, por ley y llegada`
  return [
    ...(rows[place]?.care
      ? ['Cuida a otra persona: va primero en las vacaciones escolares (art. 67)']
      : []),
    ...(place >= 0 && rows.length > 1 ? [rank] : []),
  ]
}

/** What the law says of a balance that a request does not change. */
function warningsOf(request: TimeOff, facts: Facts, plan: Plan): string[] {
  const claimable = claimableOf(facts, request.from)
  const term = termOn(facts.terms, request.from)
  return [
    ...(plan.advance > 0
      ? [
          `${daysLabel(plan.advance)} se anticipan de lo que aún no se gana al ` +
            `${formatDate(request.from)}: requiere acuerdo`,
        ]
      : []),
    ...(term && isAccumulated(claimable, term.daysAYear)
      ? ['Tiene dos períodos completos: el empleador debe otorgar al menos el primero (art. 70)']
      : []),
  ]
}
