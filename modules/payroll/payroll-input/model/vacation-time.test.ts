import { describe, expect, test } from 'vitest'
import { type Enjoyed, type PaidMonth, vacationTime } from './vacation-time.ts'

const away = (startDate: string, endDate: string, half: Enjoyed['half'] = null): Enjoyed => ({
  startDate,
  endDate,
  half,
})
const september = { from: '2026-09-01', to: '2026-09-30' }
const paid = (month: number, variable: number, whole = true): PaidMonth => ({
  month,
  variable,
  whole,
})
const year = [
  paid(202605, 301_275),
  paid(202606, 342_600),
  paid(202607, 312_400),
  paid(202608, 287_900),
]
const monthsOf = ({ spans }: ReturnType<typeof vacationTime>) =>
  spans.map(({ base }) => base.map(({ month }) => month))

describe('the variable pay of a vacation', () => {
  test('is of the three whole months before it began; one with leave is passed over', () => {
    const whole = vacationTime([away('2026-09-14', '2026-09-25')], september, year)
    expect(whole).toMatchObject({ days: 12, variablePay: 942_900, months: 3 })
    const ill = year.map((one) => (one.month === 202607 ? { ...one, whole: false } : one))
    const passed = vacationTime([away('2026-09-14', '2026-09-25')], september, ill)
    expect(passed).toMatchObject({ variablePay: 931_775, months: 3 })
    expect(monthsOf(passed)).toEqual([[202605, 202606, 202608]])
  })

  test('keeps in its second month the months of its beginning', () => {
    const january = { from: '2026-01-01', to: '2026-01-31' }
    const months = [paid(202509, 300_000), paid(202510, 420_000), paid(202511, 480_000)]
    const late = vacationTime([away('2025-12-22', '2026-01-09')], january, [
      ...months,
      paid(202512, 90_000),
    ])
    expect(late).toMatchObject({ days: 9, variablePay: 1_200_000, months: 3 })
    expect(monthsOf(late)).toEqual([[202509, 202510, 202511]])
  })

  test('averages the months there are, and nothing when there is none', () => {
    const one = [away('2026-09-14', '2026-09-25')]
    expect(vacationTime(one, september, [paid(202608, 90_000)])).toMatchObject({
      variablePay: 90_000,
      months: 1,
    })
    expect(vacationTime(one, september, [])).toMatchObject({ days: 12, variablePay: 0, months: 3 })
    // More than a year ago is too long ago.
    expect(vacationTime(one, september, [paid(202508, 90_000)])).toMatchObject({ variablePay: 0 })
  })

  test('of two vacations with other months weighs their days', () => {
    const both = vacationTime(
      [away('2026-08-31', '2026-09-03'), away('2026-09-21', '2026-09-26')],
      september,
      [paid(202605, 90_000), paid(202606, 90_000), paid(202607, 90_000), paid(202608, 180_000)],
    )
    // Three days of 270.000 and six of 360.000, in three months: 330.000.
    expect(both).toMatchObject({ days: 9, variablePay: 330_000, months: 3 })
  })

  test('counts half a day as half, and both of one day as a day without work', () => {
    const halves = [away('2026-09-07', '2026-09-07', 'AM'), away('2026-09-09', '2026-09-09', 'PM')]
    expect(vacationTime(halves, september, year)).toMatchObject({ days: 1, justified: [] })
    expect(vacationTime(halves.slice(1), september, year)).toMatchObject({ days: 0.5 })
    const both = [away('2026-09-07', '2026-09-07', 'AM'), away('2026-09-07', '2026-09-07', 'PM')]
    expect(vacationTime(both, september, year)).toMatchObject({
      days: 1,
      justified: ['2026-09-07'],
    })
  })
})

test('days of the first week, also of the month before, are not due days of a week', () => {
  const { days, justified } = vacationTime([away('2026-08-27', '2026-09-02')], september, year)
  expect(days).toBe(2)
  expect(justified).toEqual(['2026-08-31', '2026-09-01', '2026-09-02'])
})
