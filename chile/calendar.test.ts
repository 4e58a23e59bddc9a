import { expect, test } from 'vitest'
import {
  addBusinessDays,
  businessDays,
  isBusinessDay,
  nationalHolidays,
  publicHolidays,
  restDays,
} from './calendar.ts'

const off = nationalHolidays(2026)

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
  expect(() => nationalHolidays(2026, 2035)).toThrow('2028')
})

test('movable holidays moved, and the list is in order', () => {
  const dates = publicHolidays.map(({ date }) => date)
  expect(dates).toContain('2027-06-28')
  expect(dates).not.toContain('2027-06-29')
  expect(dates).toEqual(dates.toSorted())
})
