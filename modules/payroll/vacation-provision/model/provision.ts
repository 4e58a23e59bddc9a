import type { ISODate } from '#chile/dates.ts'
import { hundredthsOf } from '#modules/people/cost-centers/model/parts.ts'
import { splitAmount } from '#modules/people/cost-centers/model/split.ts'
import { payOf, type SettlementDays } from '#modules/time/vacations/model/settlement-days.ts'

/** The pay of a vacation day: a month's agreed pay, and the average of the variable one. */
export type DayBase = {
  /** Pesos of a whole month. */
  readonly salary: number
  /** Pesos of variable pay, of `months` months. */
  readonly variablePay: number
  readonly months: number
}

/**
 * What the company owes of vacation to a contract on a day, in whole pesos: the calendar days that
 * its end would pay, at the pay of art. 71. No pay of a day is rounded before it is multiplied.
 */
export const provisionOf = (
  { calendarUnits }: Pick<SettlementDays, 'calendarUnits'>,
  { salary, variablePay, months }: DayBase,
): number => payOf(calendarUnits, salary * months + variablePay, months)

/** Whole pesos of a day, half up: to read beside the provision, which is not made from it. */
export const dayValueOf = ({ salary, variablePay, months }: DayBase): number =>
  Math.floor((2 * (salary * months + variablePay) + 30 * months) / (60 * months))

/** Whole pesos of the average of variable pay, half up. */
export const averageOf = ({ variablePay, months }: DayBase): number =>
  Math.floor((2 * variablePay + months) / (2 * months))

/** A centre that bears a part of a contract on some days. */
export type Part = {
  readonly groupId: number
  readonly code: string
  readonly percentage: string
  readonly from: ISODate
  readonly to: ISODate | null
}

/**
 * The pesos of a contract on a day by the centres of a group, without losing one; what no centre
 * bears is of `null`.
 */
export function byCenter(
  pesos: number,
  parts: readonly Part[],
  groupId: number,
  day: ISODate,
): ReadonlyMap<string | null, number> {
  const held = parts
    .filter((part) => part.groupId === groupId && part.from <= day && (part.to ?? day) >= day)
    .map(({ code, percentage }) => ({ code, hundredths: hundredthsOf(percentage), days: 1 }))
  const shares = splitAmount(BigInt(pesos), held, 1)
  return new Map([...shares].map(([code, share]) => [code, Number(share)]))
}
