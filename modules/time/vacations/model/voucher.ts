import { daysBetween, formatDate, formatLongDate, type ISODate } from '#chile/dates.ts'
import { formatNumber } from '#chile/numbers.ts'
import { returnsOn } from './days.ts'
import type { Entry, Facts } from './ledger.ts'
import { type Period, periodsOf } from './periods.ts'
import { daysLabel } from './request.ts'
import { DAY } from './units.ts'

/** A vacation as its voucher counts it; the units are those that it took of each purse. */
export type Vouched = {
  readonly id: number
  readonly startDate: ISODate
  /** The last day that was enjoyed. */
  readonly last: ISODate
  readonly half: string | null
  readonly legalUnits: number
  readonly progressiveUnits: number
  readonly additionalUnits: number
}

type Fact = readonly [label: string, value: string]

/**
 * What the voucher of a vacation counts, in the order of those of the Dirección del Trabajo: until
 * when it lasts, the days of each kind, those of rest between them, and the years of service that
 * they are of (DS 969 of 1933, art. 45).
 */
export function voucherFacts(
  vacation: Vouched,
  facts: Facts,
  holidays: ReadonlySet<ISODate>,
): readonly Fact[] {
  const { startDate, last } = vacation
  return [
    ['Desde', formatLongDate(startDate, true)],
    ['Hasta', formatLongDate(last, true)],
    ['Vuelve al trabajo', formatLongDate(returnsOn(last, holidays), true)],
    ...dayFacts(vacation),
    ...periodsTaken(vacation, facts).map(periodFact),
  ]
}

/** «Días hábiles 10, Sábados, domingos y festivos 4, Días corridos 14». */
function dayFacts(vacation: Vouched): readonly Fact[] {
  const { legalUnits, progressiveUnits, additionalUnits, startDate, last, half } = vacation
  const units = legalUnits + progressiveUnits + additionalUnits
  const kinds = [
    ['Feriado legal (art. 67)', legalUnits],
    ['Feriado progresivo (art. 68)', progressiveUnits],
    ['Días adicionales de la empresa', additionalUnits],
  ] as const
  const whole = daysBetween(startDate, last) + 1
  const counted: readonly Fact[] = [
    ...kinds
      .filter(([, taken]) => taken !== 0)
      .map(([label, taken]): Fact => [label, daysLabel(taken)]),
    ['Días hábiles', daysLabel(units)],
  ]
  // Half a day has no days of rest within it.
  if (half !== null) return counted
  return [
    ...counted,
    ['Sábados, domingos y festivos', daysLabel(whole * DAY - units)],
    ['Días corridos', daysLabel(whole * DAY)],
  ]
}

type Taken = { readonly period: Period; readonly units: number }

/**
 * The years of service whose days a vacation takes, the oldest first: what the periods have less
 * with it than without it, on its last day. Additional days are of no year, and what was enjoyed
 * before an opening balance is in none of those that are known.
 */
export function periodsTaken(
  { id, last }: Pick<Vouched, 'id' | 'last'>,
  facts: Facts,
): readonly Taken[] {
  const own = ({ vacationId }: Entry) => vacationId === id
  const day = facts.entries
    .filter(own)
    .reduce((latest, { on }) => (on > latest ? on : latest), last)
  const before = facts.entries.filter((entry) => !own(entry) && entry.on <= last)
  const without = periodsOf({ ...facts, entries: before }, day)
  const whole = periodsOf({ ...facts, entries: [...before, ...facts.entries.filter(own)] }, day)
  return whole.flatMap((period, at) => {
    const units = period.taken - (without[at]?.taken ?? 0)
    return units > 0 ? [{ period, units }] : []
  })
}

const periodFact = ({ period: { number, from, to }, units }: Taken): Fact => [
  number === 0 ? 'Del saldo de partida' : `Por el año de trabajo ${formatNumber(number)}`,
  number === 0
    ? daysLabel(units)
    : `${daysLabel(units)}, del ${formatDate(from)} al ${formatDate(to)}`,
]
