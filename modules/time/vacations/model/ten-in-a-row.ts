import type { ISODate } from '#chile/dates.ts'
import { termOn } from './accrual.ts'
import { type Facts, type Line, linesOf } from './ledger.ts'
import { BLOCK, breaksBlock } from './limits.ts'
import { isGrant, periodsOf } from './periods.ts'
import type { Plan } from './request.ts'
import { DAY } from './units.ts'

/**
 * Whether a request leaves the oldest period that has days without ten working days in a row
 * (Código del Trabajo, art. 70). Days are of the oldest period first, and a vacation is one
 * stretch, however many lines and purses it takes; additional days of the company are no part of a
 * period. The running year counts with all that it will give. Of a balance that somebody wrote and
 * that has less than ten days, the ten were enjoyed before.
 */
export function breaksTen(facts: Facts, plan: Plan, day: ISODate): boolean {
  const periods = periodsOf(facts, day)
  const place = periods.findIndex(({ pending }) => pending > 0)
  const period = periods[place]
  const asked = unitsIn(plan.takes)
  if (!period || asked === 0) return false
  const given = period.legal + period.progressive
  if (period.number === 0 && given < BLOCK) return false
  const year = period.number === 0 ? 0 : (termOn(facts.terms, day)?.daysAYear ?? 0) * DAY
  const before = periods.slice(0, place).reduce((sum, { taken }) => sum + taken, 0)
  const units = Math.max(given, year)
  const taken = stretchesAfter(facts, day, before)
  return breaksBlock({ units, taken }, plan.units >= BLOCK ? plan.units : asked)
}

/** The units of the law and of years of service among some takes. */
const unitsIn = (takes: Plan['takes']): number =>
  takes.filter(({ pool }) => pool !== 'ADDITIONAL').reduce((sum, { units }) => sum + units, 0)

/** What each vacation took after so many units that earlier periods gave, in order of days. */
function stretchesAfter(facts: Facts, day: ISODate, before: number): readonly number[] {
  const last = facts.entries.reduce((latest, { on }) => (on > latest ? on : latest), day)
  const spent = [...linesOf(facts, 'LEGAL', last), ...linesOf(facts, 'PROGRESSIVE', last)]
    .filter(({ kind }) => !isGrant(kind))
    .toSorted((a, b) => a.on.localeCompare(b.on))
  let sum = 0
  return [...Map.groupBy(spent, (line) => line.vacationId ?? line).values()].flatMap((lines) => {
    const units = -lines.reduce((all, line) => all + line.units, 0)
    const part = Math.max(0, Math.min(units, sum + units - before))
    sum += units
    const own = part > 0 && lines.some(isOfVacation)
    return own ? [part + additionalOf(facts, lines[0]?.vacationId)] : []
  })
}

const isOfVacation = ({ kind }: Line): boolean => kind === 'TAKE'

/** The additional days of a vacation that make ten in a row with its others, or none. */
function additionalOf(facts: Facts, vacationId: number | null | undefined): number {
  if (!vacationId) return 0
  return facts.entries
    .filter((entry) => entry.vacationId === vacationId && entry.pool === 'ADDITIONAL')
    .reduce((sum, { units }) => sum - units, 0)
}
