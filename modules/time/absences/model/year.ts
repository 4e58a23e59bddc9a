import type { ISODate } from '#chile/dates.ts'
import type { DaysOff } from '#modules/time/time-off/model/days-off.ts'
import { type AbsencePay, type AbsenceSubtype, AbsenceType, kindLabel } from './catalogs.ts'
import { daysOf, isWorkday, meeting, type Span } from './days.ts'

/** An absence as the year of a person counts it. */
export type UsedAbsence = {
  readonly type: AbsenceType
  /** Nothing where the reader may not know the class of a leave. */
  readonly subtype: AbsenceSubtype | null
  readonly pay: AbsencePay
  readonly startDate: ISODate
  readonly endDate: ISODate
  readonly halfDay: boolean
  /** Days of work per week of its contract. */
  readonly daysPerWeek: number
  readonly userContractId: number
}

/** How many days of a year somebody was away for one reason. */
export type AbsenceUse = {
  kind: string
  type: AbsenceType
  pay: AbsencePay
  count: number
  realDays: string
  workDays: string
}

const yearSpan = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/**
 * The days of a year that each kind of absence took, most usual kinds first. A day on which two
 * contracts of the person are missed is one day; half days add up to halves.
 */
export function yearUse(
  absences: readonly UsedAbsence[],
  year: number,
  daysOff: DaysOff,
): AbsenceUse[] {
  const inside = absences.filter((one) => meeting(spanOf(one), yearSpan(year)))
  return [...Map.groupBy(inside, groupOf).values()]
    .flatMap(([first, ...rest]) => (first ? [useOf([first, ...rest], year, daysOff)] : []))
    .toSorted((a, b) => places(a) - places(b) || Number(b.realDays) - Number(a.realDays))
}

const spanOf = ({ startDate, endDate }: UsedAbsence): Span => ({ from: startDate, to: endDate })
const groupOf = ({ type, subtype, pay }: UsedAbsence) =>
  type === 'LICENSE' ? `${type} ${subtype ?? ''}` : `${type} ${subtype ?? ''} ${pay}`
const places = ({ type }: { type: AbsenceType }) => AbsenceType.values.indexOf(type)

function useOf(
  own: readonly [UsedAbsence, ...UsedAbsence[]],
  year: number,
  daysOff: DaysOff,
): AbsenceUse {
  // By day, in halves: 2 is the whole day, and the longest of two contracts counts.
  const [real, work] = [new Map<ISODate, number>(), new Map<ISODate, number>()]
  for (const one of own) {
    const week = { daysPerWeek: one.daysPerWeek, holidays: daysOff(one.userContractId, 'WORK') }
    for (const day of daysOf(meeting(spanOf(one), yearSpan(year)) ?? spanOf(one))) {
      const halves = one.halfDay ? 1 : 2
      keepMost(real, day, halves)
      if (isWorkday(day, week)) keepMost(work, day, halves)
    }
  }
  const [{ type, subtype, pay }] = own
  return {
    kind: kindLabel(type, subtype),
    type,
    pay,
    count: own.length,
    realDays: inDays(real),
    workDays: inDays(work),
  }
}

const keepMost = (days: Map<ISODate, number>, day: ISODate, halves: number) =>
  days.set(day, Math.max(halves, days.get(day) ?? 0))

function inDays(days: ReadonlyMap<ISODate, number>): string {
  const halves = [...days.values()].reduce((total, one) => total + one, 0)
  return halves % 2 === 0 ? String(halves / 2) : `${(halves - 1) / 2}.5`
}
