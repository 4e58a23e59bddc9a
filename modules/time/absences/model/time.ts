import { addDays, type ISODate } from '#chile/dates.ts'
import type { Purpose } from '#modules/time/time-off/model/days-off.ts'
import type { AbsencePay, AbsenceSubtype, AbsenceType } from './catalogs.ts'
import {
  type CountedAbsence,
  daysOf,
  isWorkday,
  lostDays,
  lostHalfDays,
  lostRest,
  meeting,
  type Span,
} from './days.ts'

/** What of an absence the pay of a month depends on. */
export type PaidAbsence = {
  readonly type: AbsenceType
  readonly subtype: AbsenceSubtype
  readonly pay: AbsencePay
  readonly startDate: ISODate
  readonly endDate: ISODate
  readonly applicationStartDate: ISODate | null
  readonly applicationEndDate: ISODate | null
  readonly halfDay: boolean
  readonly ignoreHolidays: boolean
  readonly previousPay: number | null
}

export type MedicalSpell = Span & {
  readonly kind: 'COMMON' | 'WORK' | 'MATERNITY'
  /** Of half the working day (reposo parcial). */
  readonly half?: true
}

/** What the absences of a contract are to the payslip of a month. */
export type MonthTime = {
  /** Days of unjustified absence, and of leave or suspension without pay. */
  readonly absence: number
  readonly unpaid: number
  readonly halfDays: number
  /** Medical leaves, whole, also those of before and after that continue one of the month. */
  readonly spells: readonly MedicalSpell[]
  /** Pay before the leave that somebody wrote down. */
  readonly previousPay: number | null
  /** First day of the leave that the month has, with those that it continues. */
  readonly leaveSince: ISODate | null
  /** Days of the month whose pay is lost, in no order. */
  readonly lost: readonly ISODate[]
  /** Days of work that were missed for a reason: they leave the divisor of the semana corrida. */
  readonly justified: readonly ISODate[]
}

const spellKinds: Readonly<Partial<Record<AbsenceSubtype, MedicalSpell['kind']>>> = {
  MATERNITY: 'MATERNITY',
  WORK_ACCIDENT: 'WORK',
}

/** The days on which an absence takes pay: its own, or those that it says. */
export const appliedSpan = (absence: PaidAbsence): Span => ({
  from: absence.applicationStartDate ?? absence.startDate,
  to: absence.applicationEndDate ?? absence.endDate,
})

const counted = (absence: PaidAbsence): CountedAbsence => ({ ...absence, ...appliedSpan(absence) })

/**
 * The time of a month from the approved absences of a contract.
 *
 * @param within the days of the month on which the contract holds
 * @param daysOff the days off where it works, asked for only where they matter
 */
export function monthTime(
  absences: readonly PaidAbsence[],
  within: Span,
  daysPerWeek: number,
  daysOff: (purpose: Purpose) => ReadonlySet<ISODate>,
): MonthTime {
  const here = absences.filter((one) => meeting(appliedSpan(one), within))
  const week = { daysPerWeek, holidays: here.length > 0 ? daysOff('WORK') : new Set<string>() }
  const lostBy = here.map((one) => ({ one, days: lostDays(counted(one), within, week) }))
  const sum = (chosen: (absence: PaidAbsence) => boolean) =>
    lostBy.reduce((total, { one, days }) => (chosen(one) ? total + days.length : total), 0)
  const leave = here.find(isLeave)
  const leaves = absences.filter(isLeave)
  const lost = new Set(lostBy.flatMap(({ days }) => days))
  const missed = lostBy.some(({ one, days }) => one.type === 'NOT_WORKED' && days.length > 0)
  const rest = missed ? lostRest(lost, within, week) : []
  const justified = here
    .filter(({ type, pay }) => type !== 'NOT_WORKED' || pay === 'WITHPAY')
    .flatMap((one) => daysOf(meeting(appliedSpan(one), within) ?? within))
  // The semana corrida divides by the days of the law alone, of that place (art. 45).
  const due = {
    daysPerWeek,
    holidays: justified.length > 0 ? daysOff('LAW') : new Set<string>(),
  }
  return {
    absence: sum(({ type }) => type === 'NOT_WORKED') + rest.length,
    unpaid: sum(({ type }) => type !== 'NOT_WORKED' && type !== 'LICENSE'),
    halfDays: here.reduce((total, one) => total + lostHalfDays(counted(one), within), 0),
    spells: leave ? leaves.map(spellOf) : [],
    previousPay: leave ? payBefore(chainOf(leave, leaves)) : null,
    leaveSince: leave ? appliedSpan(chainOf(leave, leaves)[0] ?? leave).from : null,
    lost: [...lost, ...rest],
    justified: justified.filter((day) => isWorkday(day, due)),
  }
}

const spellOf = (absence: PaidAbsence): MedicalSpell => ({
  kind: spellKinds[absence.subtype] ?? 'COMMON',
  ...appliedSpan(absence),
  ...(absence.halfDay ? { half: true as const } : {}),
})

const isLeave = ({ type }: PaidAbsence) => type === 'LICENSE'

/** A leave after those that it continues: of its kind, without a day between. */
function chainOf(leave: PaidAbsence, all: readonly PaidAbsence[]): readonly PaidAbsence[] {
  const { kind, from } = spellOf(leave)
  const dayBefore = addDays(from, -1)
  const earlier = all.find((one) => spellOf(one).kind === kind && spellOf(one).to === dayBefore)
  return earlier ? [...chainOf(earlier, all), leave] : [leave]
}

/** The pay that somebody wrote down with the leave, or with one that it continues. */
const payBefore = (chain: readonly PaidAbsence[]) =>
  chain.findLast(({ previousPay }) => previousPay !== null)?.previousPay ?? null
