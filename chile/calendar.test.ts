import { expect, test } from 'vitest'
import {
  addBusinessDays,
  businessDays,
  isBusinessDay,
  missingYears,
  nationalHolidays,
  restDays,
} from './calendar.ts'
import { firstHolidays } from './first-holidays.ts'
import { weekday } from './dates.ts'

const off = nationalHolidays(firstHolidays, 2026)

test('the Fiestas Patrias of 2026 fall on Friday and Saturday', () => {
  expect(businessDays('2026-09-14', '2026-09-25', off)).toBe(9)
  expect(restDays('2026-09-01', '2026-09-30', off)).toBe(6)
  expect(addBusinessDays('2026-09-17', 1, off)).toBe('2026-09-21')
})

test('Saturday is never a business day (art. 69)', () => {
  expect(isBusinessDay('2026-09-26', off)).toBe(false)
  expect(isBusinessDay('2026-09-25', off)).toBe(true)
})

test('a holiday of one region or of the banks is not the country’s', () => {
  expect(off.has('2026-06-07')).toBe(false)
  expect(off.has('2026-12-31')).toBe(false)
})

test('a year without calendar is refused, never taken as a year without holidays', () => {
  expect(() => nationalHolidays(firstHolidays, 2026, 2035)).toThrow('2029')
})

test('movable holidays moved, and the list is in order', () => {
  const dates = firstHolidays.map(({ date }) => date)
  expect(dates).toContain('2027-06-28')
  expect(dates).not.toContain('2027-06-29')
  expect(dates).toEqual(dates.toSorted())
})

test('the calendar of 2028: Easter in April, and three holidays that the law moves', () => {
  const of2028 = nationalHolidays(firstHolidays, 2028)
  // San Pedro and the Encuentro fall on a Thursday: the Monday before. The 31st of October is a
  // Tuesday: the Friday before.
  for (const day of ['2028-04-14', '2028-06-20', '2028-06-26', '2028-10-09', '2028-10-27']) {
    expect(of2028.has(day), day).toBe(true)
  }
  for (const day of ['2028-06-29', '2028-10-12', '2028-10-31', '2028-09-17']) {
    expect(of2028.has(day), day).toBe(false)
  }
  expect(weekday('2028-04-14')).toBe(5)
})

test('a year that is asked for ahead and has no calendar is named', () => {
  expect(missingYears(firstHolidays, '2026-12-31')).toEqual([])
  expect(missingYears(firstHolidays, '2027-01-01')).toEqual([2029])
  expect(missingYears(firstHolidays, '2029-06-01')).toEqual([2029, 2030, 2031])
})
