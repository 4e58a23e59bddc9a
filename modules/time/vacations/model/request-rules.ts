import { daysBetween, formatDate, type ISODate } from '#chile/dates.ts'
import { formatNumber } from '#chile/numbers.ts'
import { pastWords } from '#modules/time/time-off/model/past.ts'
import type { TimeOff } from '#modules/time/time-off/model/slots.ts'
import { type Facts, spendableOf } from './ledger.ts'
import { daysLabel, type Plan } from './request.ts'
import { mostAway, type Rule } from './rule.ts'
import { breaksTen } from './ten-in-a-row.ts'
import { DAY } from './units.ts'

/** Days for which no vacation is given, with their reason. */
type Blackout = { readonly startDate: ISODate; readonly endDate: ISODate; readonly reason: string }

/** The day on which most others of a team are away, of those that a request asks for. */
export type Busiest = { readonly on: ISODate; readonly away: number; readonly people: number }

export type Asked = {
  readonly today: ISODate
  readonly request: TimeOff
  readonly facts: Facts
  readonly plan: Plan
  readonly blackouts: readonly Blackout[]
  readonly busiest: Busiest | undefined
}

/** A rule that a request breaks, with the field that says so. */
export type Broken = {
  readonly field: string
  readonly message: string
  /**
   * `never`: nobody gives it. `agreed`: who answers may give it, and others are refused. `warned`:
   * only a warning.
   */
  readonly given: 'never' | 'agreed' | 'warned'
}

/** Whether a rule that is broken refuses the request, or only warns of it. */
export const refuses = (given: Broken['given'], isAnswerer: boolean): boolean =>
  given === 'never' || (given === 'agreed' && !isAnswerer)

/** The rules of a razón social that a request breaks, each with its sentence. */
export function violations(rule: Rule, asked: Asked): readonly Broken[] {
  return [
    pastDays(asked),
    halfRefused(rule, asked.request),
    advanceRefused(rule, asked),
    blockBroken(rule, asked),
    ...asked.blackouts.map(blackoutOf),
    teamRefused(rule, asked),
    shortNotice(rule, asked),
  ].filter((broken) => broken !== undefined)
}

/** Days that already passed may be given, and whoever asks and answers reads that they did. */
function pastDays({ today, request }: Asked): Broken | undefined {
  const message = pastWords(request, today)
  return message === null ? undefined : { field: 'startDate', message, given: 'warned' }
}

/** Half a day where the rule of its day admits none, also of what was enjoyed already. */
export const halfRefused = ({ halfDay }: Rule, request: Asked['request']): Broken | undefined =>
  request.half && halfDay === 'NONE'
    ? {
        field: 'half',
        message: 'En esta razón social las vacaciones se toman en días completos',
        given: 'never',
      }
    : undefined

/** Days in advance are counted with those that the person owes already. */
function advanceRefused({ advanceMax }: Rule, { facts, request, plan }: Asked): Broken | undefined {
  if (advanceMax === null || plan.advance === 0) return undefined
  const owed = Math.max(0, -spendableOf(facts, 'LEGAL', request.from))
  const total = owed + plan.advance
  if (total <= advanceMax * DAY) return undefined
  const most = daysLabel(advanceMax * DAY)
  const message = `Se anticipan a lo más ${most}, y con estas serían ${daysLabel(total)}`
  return { field: 'endDate', message, given: 'never' }
}

function blockBroken({ block }: Rule, { facts, request, plan }: Asked): Broken | undefined {
  if (request.half || !breaksTen(facts, plan, request.from)) return undefined
  const given = block === 'REFUSE' ? 'never' : 'warned'
  const message = 'Quedarían menos de 10 días hábiles continuos (art. 70)'
  return { field: 'endDate', message, given }
}

function blackoutOf({ startDate, endDate, reason }: Blackout): Broken {
  const days = `Del ${formatDate(startDate)} al ${formatDate(endDate)}`
  const message = `${days} no se dan vacaciones: ${reason}`
  return { field: 'startDate', message, given: 'agreed' }
}

function teamRefused({ maxAwayPct }: Rule, { busiest }: Asked): Broken | undefined {
  if (maxAwayPct === null || !busiest) return undefined
  const { on, away, people } = busiest
  const most = mostAway(people, maxAwayPct)
  if (away + 1 <= most) return undefined
  const verb = away === 1 ? 'falta' : 'faltan'
  const message =
    `El ${formatDate(on)} ya ${verb} ${formatNumber(away)} de ${formatNumber(people)} de su ` +
    `equipo: a la vez ${most === 1 ? 'puede faltar' : 'pueden faltar'} a lo más ${most}`
  return { field: 'startDate', message, given: 'agreed' }
}

function shortNotice({ noticeDays }: Rule, { today, request }: Asked): Broken | undefined {
  const notice = daysBetween(today, request.from)
  if (notice >= noticeDays) return undefined
  const ahead = noticeDays === 30 ? 'un mes' : daysLabel(noticeDays * DAY)
  const message = `Se piden con ${ahead} de anticipación, salvo acuerdo (DS 969 de 1933)`
  return { field: 'startDate', message, given: 'warned' }
}
