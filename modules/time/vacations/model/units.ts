/**
 * One day of vacation in units. A right of n days a year gives 60·n units a month and 2·n a day,
 * and half a day is 360, so that every legal figure is a whole number (20 days a year are 1,6666…
 * days a month, and 1.200 units).
 */
export const DAY = 720
export const HALF_DAY = DAY / 2

/** The units that a completed month gives, of a right of so many days a year. */
export const unitsOfMonth = (daysAYear: number): number => 60 * daysAYear

/** The units that a day of an unfinished month gives, of a right of so many days a year. */
export const unitsOfDay = (daysAYear: number): number => 2 * daysAYear

/** Days with at most four decimals, for calculation's results that people compare. */
export const daysOfUnits = (units: number): number => Math.round((units / DAY) * 10_000) / 10_000

/** Days with at most four decimals, as a text of the API. */
export const daysText = (units: number): string => String(daysOfUnits(units))
