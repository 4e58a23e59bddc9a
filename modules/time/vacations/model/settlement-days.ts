import { addBusinessDays } from '#chile/calendar.ts'
import { counted } from '#chile/counts.ts'
import { addDays, addMonths, daysBetween, formatDate, type ISODate } from '#chile/dates.ts'
import { formatNumber } from '#chile/numbers.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import type { TimeOff } from '#modules/time/time-off/model/slots.ts'
import { completedMonths, lastAnniversary, termOn } from './accrual.ts'
import { unitsOf } from './days.ts'
import { balanceOf, type Facts, linesOf, liveLots } from './ledger.ts'
import { progressiveDays, provedOn } from './progressive.ts'
import { DAY, daysOfUnits, unitsOfDay, unitsOfMonth } from './units.ts'

/** What a line of the vacation days that a contract's end pays is. */
export const SettlementLineKind = catalog('VacationSettlementLineKind', {
  PENDING: 'Anualidades pendientes',
  MONTHS: 'Meses completos',
  DAYS: 'Días del último mes',
  PROGRESSIVE: 'Progresivos pendientes',
  PROGRESSIVE_PART: 'Progresivos del año en curso',
  ADDITIONAL: 'Adicionales',
  OVERTIME: 'Horas extra compensadas',
  RETURNED: 'Vacaciones que ya no se toman',
  DEBT: 'Saldo en contra',
  NON_WORKING: 'Sábados, domingos y feriados',
})

export type SettlementFacts = {
  /** What the balances of the contract follow from. */
  readonly ledger: Facts
  /** The last day of the contract, which is still worked. */
  readonly finalDate: ISODate
  /** The days off that count for vacations, in the years over which the days are laid. */
  readonly holidays: ReadonlySet<ISODate>
  /** Whether additional days that nobody took are paid, or lost with the contract. */
  readonly paysAdditional: boolean
  /** Whether the running year gives a part of its progressive days: the law does not say. */
  readonly paysProgressivePart: boolean
  /** The approved vacations that go on after the last day: those days will not be enjoyed. */
  readonly unfinished?: readonly { readonly id: number; readonly days: TimeOff }[]
}

/** A line of the explanation; those before NON_WORKING add up to the working days. */
export type SettlementLine = {
  readonly kind: ValueOf<typeof SettlementLineKind>
  readonly units: number
  readonly text: string
}

/** The vacation that a contract's end pays, laid on the calendar. */
export type SettlementDays = {
  /** In units of a 720th of a day, exact; the days beside them are for people. */
  readonly workingUnits: number
  readonly calendarUnits: number
  readonly workingDays: number
  readonly calendarDays: number
  /** The day after the end, from which the days are laid. */
  readonly countFrom: ISODate
  /** The day on which the last of them falls; the day of the end when none is owed. */
  readonly lastDay: ISODate
  /** Saturdays, Sundays and holidays between, which are paid too. */
  readonly nonWorking: number
  readonly lines: readonly SettlementLine[]
}

/**
 * The vacation days that a contract owes at its end (Código del Trabajo, arts. 68, 69 and 73; DT,
 * Ord. 826/13 of 2007): what is pending of whole years, the months and days of the running one,
 * progressive and additional days, and the days off among them when they are laid on the calendar
 * from the day after the end. A debt of days is not discounted.
 */
export function settlementDays(facts: SettlementFacts): SettlementDays {
  const owed = [...legalLines(facts), ...otherLines(facts)]
  const sum = owed.reduce((total, { units }) => total + units, 0)
  const debt: readonly SettlementLine[] =
    sum < 0 ? [{ kind: 'DEBT', units: -sum, text: 'No se descuenta sin un acuerdo escrito' }] : []
  const workingUnits = Math.max(0, sum)
  const laid = layOut(facts.finalDate, workingUnits, facts.holidays)
  const rest = { kind: 'NON_WORKING', units: laid.nonWorking * DAY, text: restText(laid) } as const
  return {
    workingUnits,
    ...laid,
    workingDays: daysOfUnits(workingUnits),
    calendarDays: daysOfUnits(laid.calendarUnits),
    lines: [...owed, ...debt, ...(laid.nonWorking > 0 ? [rest] : [])],
  }
}

/**
 * Working days laid on the calendar from the day after the end; the days off between are paid, and
 * a fraction takes the next working day (art. 73; DT, Ord. 826/13 of 2007).
 */
export function layOut(
  finalDate: ISODate,
  workingUnits: number,
  holidays: ReadonlySet<ISODate>,
): Pick<SettlementDays, 'countFrom' | 'lastDay' | 'nonWorking' | 'calendarUnits'> {
  const countFrom = addDays(finalDate, 1)
  const working = Math.ceil(workingUnits / DAY)
  const lastDay = addBusinessDays(finalDate, working, holidays)
  const nonWorking = daysBetween(finalDate, lastDay) - working
  return { countFrom, lastDay, nonWorking, calendarUnits: workingUnits + nonWorking * DAY }
}

/**
 * Whole pesos, half up, of units of calendar days at the pay of a month of thirty (art. 71).
 *
 * @param pay whole pesos of `months` months
 */
export function payOf(calendarUnits: number, pay: number, months = 1): number {
  const [units, whole] = [BigInt(calendarUnits) * BigInt(pay), BigInt(30 * DAY * months)]
  return Number((2n * units + whole) / (2n * whole))
}

const restText = ({ countFrom, lastDay }: Pick<SettlementDays, 'countFrom' | 'lastDay'>) =>
  `Del ${formatDate(countFrom)} al ${formatDate(lastDay)}, pagados (art. 69)`

/**
 * The ledger on the morning after the last day, when that day completes a month, without the takes
 * of that morning and later; a vacation that is cut counts whole, and what it returns is a line.
 */
function closedLedger({ ledger, finalDate, unfinished = [] }: SettlementFacts): Facts {
  const cut = new Set(unfinished.map(({ id }) => id))
  const isCut = ({ vacationId }: Facts['entries'][number]) =>
    vacationId !== undefined && vacationId !== null && cut.has(vacationId)
  const entries = ledger.entries.flatMap((entry) =>
    entry.on <= finalDate ? [entry] : isCut(entry) ? [{ ...entry, on: finalDate }] : [],
  )
  return { ...ledger, end: null, entries }
}

/** What the cut vacations took, less the days of them until the end. */
function returnedUnits({ ledger, finalDate, holidays, unfinished = [] }: SettlementFacts): number {
  return unfinished.reduce((sum, { id, days }) => {
    const taken = ledger.entries
      .filter(({ vacationId }) => vacationId === id)
      .reduce((units, entry) => units - entry.units, 0)
    const to = days.to < finalDate ? days.to : finalDate
    return sum + taken - (days.from > to ? 0 : unitsOf({ ...days, to }, holidays))
  }, 0)
}

/** What whole years left, and the months and days since the last anniversary. */
function legalLines(facts: SettlementFacts): readonly SettlementLine[] {
  const ledger = closedLedger(facts)
  const after = addDays(facts.finalDate, 1)
  const anniversary = lastAnniversary(ledger.start, after)
  const balance = balanceOf(ledger, 'LEGAL', after)
  const months = runningMonths(ledger, anniversary ?? ledger.start, after)
  const pending = balance - months.inLedger
  const text = anniversary
    ? `Ganados hasta el ${formatDate(anniversary)}, menos los tomados`
    : 'Saldo de partida, menos los tomados'
  return [
    ...(pending === 0 ? [] : [{ kind: 'PENDING', units: pending, text } as const]),
    ...(months.count === 0
      ? []
      : [{ kind: 'MONTHS', units: months.units, text: months.text } as const]),
    ...lastDays(ledger, after),
  ]
}

/**
 * The months completed since the last anniversary. A right that comes whole at each anniversary
 * gives a twelfth for each of them when the contract ends before the next one.
 */
function runningMonths(ledger: Facts, since: ISODate, after: ISODate) {
  const granted = new Map(
    linesOf(ledger, 'LEGAL', after)
      .filter(({ kind, on }) => kind === 'MONTH' && on > since)
      .map(({ on, units }) => [on, units]),
  )
  const before = completedMonths(ledger.start, since)
  const length = completedMonths(ledger.start, after) - before
  const all = Array.from({ length }, (_, place) => {
    const on = addMonths(ledger.start, before + place + 1)
    const term = termOn(ledger.terms, on)
    if (!term) return 0
    return term.accrual === 'MONTHLY' ? (granted.get(on) ?? 0) : unitsOfMonth(term.daysAYear)
  }).filter((units) => units > 0)
  const units = all.reduce((sum, one) => sum + one, 0)
  const [first = 0] = all
  const each = all.every((one) => one === first) ? ` × ${number(daysOfUnits(first))}` : ''
  const words = counted(all.length, 'mes completo', 'meses completos')
  const inLedger = [...granted.values()].reduce((sum, one) => sum + one, 0)
  return { count: all.length, units, text: `${words}${each}`, inLedger }
}

/** The days after the last completed month, each a thirtieth of it. */
function lastDays({ start, terms }: Facts, after: ISODate): readonly SettlementLine[] {
  const from = addMonths(start, completedMonths(start, after))
  const days = from < after ? daysBetween(from, after) : 0
  const term = termOn(terms, after)
  if (days === 0 || !term) return []
  const month = number(daysOfUnits(unitsOfMonth(term.daysAYear)))
  const text = `${counted(days, 'día')} × ${month} ÷ 30`
  return [{ kind: 'DAYS', units: days * unitsOfDay(term.daysAYear), text }]
}

/** Progressive and additional days, and those of vacations that the end leaves without effect. */
function otherLines(facts: SettlementFacts): readonly SettlementLine[] {
  const ledger = closedLedger(facts)
  const after = addDays(facts.finalDate, 1)
  const progressive = balanceOf(ledger, 'PROGRESSIVE', after)
  const overtime = overtimeLeft(ledger, facts.finalDate)
  const additional = balanceOf(ledger, 'ADDITIONAL', facts.finalDate) - overtime
  const line = (kind: SettlementLine['kind'], units: number, text: string) => ({
    kind,
    units,
    text,
  })
  const returned = returnedUnits(facts)
  const lines = [
    progressive === 0 ? [] : line('PROGRESSIVE', progressive, 'Por años de servicio (art. 68)'),
    facts.paysProgressivePart ? progressivePart(ledger, after) : [],
    additional === 0 ? [] : additionalLine(additional, facts.paysAdditional),
    overtime === 0 ? [] : line('OVERTIME', 0, overtimeText(overtime)),
    returned === 0 ? [] : line('RETURNED', returned, 'Aprobadas para después del término'),
  ]
  return lines.flat()
}

function additionalLine(units: number, isPaid: boolean): SettlementLine {
  if (isPaid || units < 0) {
    return { kind: 'ADDITIONAL', units, text: 'Acordados o de beneficio, sin tomar' }
  }
  const text = `${number(daysOfUnits(units))} que no se pagan al término, por acuerdo`
  return { kind: 'ADDITIONAL', units: 0, text }
}

const overtimeText = (units: number) =>
  `${number(daysOfUnits(units))} sin tomar: se pagan como horas extra con el último mes (art. 32)`

/** The days taken for overtime that nobody took until a day; they are owed as overtime. */
const overtimeLeft = (ledger: Facts, day: ISODate): number =>
  liveLots(ledger, day)
    .filter(({ lot }) => lot.source === 'OVERTIME')
    .reduce((sum, { units }) => sum + units, 0)

/** The part of the year's progressive days that its months and days have earned. */
function progressivePart(ledger: Facts, after: ISODate): readonly SettlementLine[] {
  const months = completedMonths(ledger.start, after)
  const ofYear = progressiveDays(
    (Math.floor(months / 12) + 1) * 12,
    provedOn(ledger.recognitions, after),
  )
  const from = addMonths(ledger.start, months)
  const days = from < after ? daysBetween(from, after) : 0
  const units = (months % 12) * unitsOfMonth(ofYear) + days * unitsOfDay(ofYear)
  if (units === 0) return []
  const text = `${counted(ofYear, 'día')} del año en curso, en proporción`
  return [{ kind: 'PROGRESSIVE_PART', units, text }]
}

/** At most four decimals, as people read them. */
const number = (days: number): string => formatNumber(days)
