import { monthsLater } from '../calendar.ts'
import { Fraction, sum } from '../fraction.ts'
import { daysApart, daysLater, isWorking, wholeMonths } from './dates.ts'

type Pool = 'LEGAL' | 'PROGRESSIVE' | 'ADDITIONAL'

/** What one case of vacations is given. */
export type VacationFacts = {
  readonly start?: string
  readonly end?: string
  readonly terms?: readonly {
    readonly since: string
    readonly daysAYear: number
    readonly accrual?: 'MONTHLY' | 'ANNIVERSARY'
  }[]
  readonly recognized?: readonly { readonly months: number; readonly provedOn: string }[]
  readonly entries?: readonly {
    readonly pool: Pool
    readonly kind: 'OPENING' | 'ADJUSTMENT' | 'TAKE' | 'GIVE_BACK'
    readonly on: string
    readonly days: string
  }[]
  readonly lots?: readonly {
    readonly grantedOn: string
    readonly expiresOn: string | null
    readonly days: string
  }[]
  readonly request?: {
    readonly from: string
    readonly to?: string
    readonly days?: number
    readonly half?: 'AM' | 'PM'
  }
  readonly settlement?: { readonly pay: string }
  readonly overtime?: {
    readonly grantedOn: string
    readonly hours: string
    readonly hoursPerWeek: string
    readonly daysPerWeek: number
  }
}

/** Four decimals, as people write days. */
const days = (value: Fraction): string => value.rounded(4).toString()

/** Vacations as they are worked out on paper: days are exact fractions. */
export function referenceVacation(asOf: string, facts: VacationFacts): ReadonlyMap<string, string> {
  return new Map([
    ...(facts.start === undefined ? [] : balanceLines(facts.start, asOf, facts)),
    ...requestLines(facts),
    ...settlementLines(facts),
    ...overtimeLines(facts),
  ])
}

type Lines = readonly (readonly [code: string, value: string])[]

function balanceLines(start: string, asOf: string, facts: VacationFacts): Lines {
  const until = facts.end !== undefined && facts.end < asOf ? facts.end : asOf
  const months = wholeMonths(start, asOf)
  const earned = earnedMonths(start, until, facts)
  const legal = poolOf(facts, 'LEGAL', earned, asOf)
  const progressive = poolOf(facts, 'PROGRESSIVE', yearsOf(start, until, facts), asOf)
  const additional = poolOf(facts, 'ADDITIONAL', lotsOf(facts, asOf), asOf)
  const anniversary = monthsLater(start, Math.floor(months / 12) * 12)
  const running = sum(earned.filter(({ on }) => on > anniversary).map(({ given }) => given))
  const claimable = months < 12 ? legal.upTo(0) : legal.minus(running)
  const yearly = termOn(start, asOf, facts).daysAYear
  return [
    ['MESES_COMPLETOS', String(months)],
    ['DEVENGADOS', days(sum(earnedMonths(start, asOf, facts).map(({ given }) => given)))],
    ['SALDO_LEGAL', days(legal)],
    ['SALDO_PROGRESIVO', days(progressive)],
    ['SALDO_ADICIONAL', days(additional)],
    ['SALDO', days(sum([legal, progressive, additional]))],
    ['EXIGIBLES', days(claimable)],
    ['PROGRESIVOS_AL_ANO', String(progressiveOn(Math.floor(months / 12), asOf, facts))],
    ['DOS_PERIODOS', Fraction.of(2 * yearly).isOver(claimable) ? '0' : '1'],
  ]
}

type Given = { readonly on: string; readonly given: Fraction }

type Term = NonNullable<VacationFacts['terms']>[number]

function termOn(start: string, on: string, { terms }: VacationFacts): Term {
  const all: readonly Term[] = terms ?? [{ since: start, daysAYear: 15 }]
  const inForce = all.filter(({ since }) => since <= on)
  return inForce[inForce.length - 1] ?? { since: start, daysAYear: 0 }
}

/** Art. 67: a twelfth of the year's days with each whole month, or the whole at its end. */
function earnedMonths(start: string, until: string, facts: VacationFacts): readonly Given[] {
  return Array.from({ length: wholeMonths(start, until) }, (_, place) => {
    const on = monthsLater(start, place + 1)
    const { daysAYear, accrual } = termOn(start, on, facts)
    const whole = (place + 1) % 12 === 0 ? daysAYear : 0
    const isYearly = accrual === 'ANNIVERSARY'
    return { on, given: isYearly ? Fraction.of(whole) : Fraction.of(daysAYear).over(12) }
  })
}

/**
 * Art. 68: one day for each three years over ten, of which those with other employers are ten at
 * most, and count from the day on which they were proved (DT, Ord. 4551/222 of 1995).
 */
function progressiveOn(years: number, on: string, { recognized = [] }: VacationFacts): number {
  const proved = recognized
    .filter(({ provedOn }) => provedOn <= on)
    .reduce((total, { months }) => total + months, 0)
  const here = years * 12 + Math.min(120, proved) - 120
  return here < 36 ? 0 : Math.floor(here / 36)
}

/** The progressive days of each year, on its anniversary, and more on the day of a proof. */
function yearsOf(start: string, until: string, facts: VacationFacts): readonly Given[] {
  const given: Given[] = []
  for (let year = 1; monthsLater(start, 12 * year) <= until; year += 1) {
    const [from, next] = [monthsLater(start, 12 * year), monthsLater(start, 12 * year + 12)]
    let before = 0
    for (let on = from; on < next && on <= until; on = daysLater(on, 1)) {
      const now = progressiveOn(year, on, facts)
      if (now > before) given.push({ on, given: Fraction.of(now - before) })
      before = Math.max(before, now)
    }
  }
  return given
}

/** What the company gives, until the day on which it expires. */
const lotsOf = ({ lots = [] }: VacationFacts, asOf: string): readonly Given[] =>
  lots
    .filter(({ grantedOn, expiresOn }) => grantedOn <= asOf && !(expiresOn && expiresOn < asOf))
    .map(({ grantedOn, days: count }) => ({ on: grantedOn, given: Fraction.of(count) }))

/** A balance: what was given and written since the last opening, which is the whole of its day. */
function poolOf(
  { entries = [] }: VacationFacts,
  pool: Pool,
  given: readonly Given[],
  asOf: string,
): Fraction {
  const own = entries.filter((entry) => entry.pool === pool && entry.on <= asOf)
  const opening = own.filter(({ kind }) => kind === 'OPENING').at(-1)
  const isLater = ({ on }: { readonly on: string }) => !opening || on > opening.on
  return sum([
    opening?.days ?? '0',
    ...given.filter(isLater).map((one) => one.given),
    ...own.filter((entry) => entry.kind !== 'OPENING' && isLater(entry)).map((one) => one.days),
  ])
}

function requestLines({ request }: VacationFacts): Lines {
  if (!request) return []
  const { from, half } = request
  const to = request.to ?? lastDayOf(from, request.days ?? 1)
  const whole = workingDays(from, to)
  return [
    ['DIAS_HABILES', days(half === undefined ? Fraction.of(whole) : Fraction.of(whole).over(2))],
    ['DIAS_CORRIDOS', String(daysApart(from, to) + 1)],
    ['TERMINA', to],
    ['VUELVE', nextWorking(to)],
  ]
}

function workingDays(from: string, to: string): number {
  let count = 0
  for (let day = from; day <= to; day = daysLater(day, 1)) count += isWorking(day) ? 1 : 0
  return count
}

/** The day on which so many working days from a day on are complete. */
function lastDayOf(from: string, count: number): string {
  let [day, left] = [daysLater(from, -1), count]
  while (left > 0) {
    day = daysLater(day, 1)
    if (isWorking(day)) left -= 1
  }
  return day
}

function nextWorking(date: string): string {
  let day = daysLater(date, 1)
  while (!isWorking(day)) day = daysLater(day, 1)
  return day
}

/**
 * Art. 73; DT, Ord. 826/13 of 2007: the days that are owed of whole months, a thirtieth of those of
 * a month for each day over them, and the days off among them from the day after the end; a
 * fraction takes one more working day. The day of the end is worked, so that time runs until the
 * next one.
 */
function settlementLines(facts: VacationFacts): Lines {
  const { start, end, settlement } = facts
  if (start === undefined || end === undefined || !settlement) return []
  const after = daysLater(end, 1)
  const months = wholeMonths(start, after)
  const over = daysApart(monthsLater(start, months), after)
  const { daysAYear } = termOn(start, after, facts)
  const legal = poolOf(facts, 'LEGAL', earnedMonths(start, after, facts), after)
  const progressive = poolOf(facts, 'PROGRESSIVE', yearsOf(start, after, facts), after)
  const additional = poolOf(facts, 'ADDITIONAL', lotsOf(facts, after), after)
  const part = Fraction.of(daysAYear).over(12).times(over).over(30)
  const owed = sum([legal, part, progressive, additional]).atLeast(0)
  const laid = Number((owed.top + owed.bottom - 1n) / owed.bottom)
  const last = laid === 0 ? end : lastDayOf(after, laid)
  const off = daysApart(end, last) - laid
  const calendar = owed.plus(off)
  return [
    ['FERIADO_HABILES', days(owed)],
    ['FERIADO_INHABILES', String(off)],
    ['FERIADO_CORRIDOS', days(calendar)],
    ['ULTIMO_DIA', last],
    ['FERIADO', calendar.times(settlement.pay).over(30).rounded().toString()],
  ]
}

/** Art. 32: an hour and a half for each extra hour, in days of the contract, for six months. */
function overtimeLines({ overtime }: VacationFacts): Lines {
  if (!overtime) return []
  const { hours, hoursPerWeek, daysPerWeek, grantedOn } = overtime
  const given = Fraction.of(hours).times('1.5').times(daysPerWeek).over(hoursPerWeek)
  // A day is kept in 720 parts, and a part of one is not given.
  const parts = given.times(720)
  const kept = Fraction.quotient(parts.top / parts.bottom, 720n)
  return [
    ['DIAS_POR_HORAS_EXTRA', days(kept)],
    ['VENCEN', monthsLater(grantedOn, 6)],
  ]
}
