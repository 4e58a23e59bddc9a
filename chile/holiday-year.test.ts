import { describe, expect, test } from 'vitest'
import { firstHolidays } from './first-holidays.ts'
import { holidaysOfYear } from './holiday-year.ts'
import { easterOf, juneSolsticeOf } from './sky.ts'

const ELECTIONS = 'Ley 18.700'
const years = [...new Set(firstHolidays.map(({ date }) => Number(date.slice(0, 4))))]
const datesOf = (year: number) => holidaysOfYear(year).map(({ date }) => date)

describe('the year that the law computes', () => {
  test.each(years)(
    'is the published calendar of %i, letter for letter, without elections',
    (year) => {
      const published = firstHolidays.filter(
        ({ date, law }) => date.startsWith(`${year}-`) && law !== ELECTIONS,
      )
      expect(published.length).toBeGreaterThan(18)
      expect(holidaysOfYear(year)).toEqual(published)
    },
  )

  test('of 2029: Independence on a Tuesday gives Monday 17, and the Encuentro its Monday', () => {
    expect(datesOf(2029)).toEqual(
      expect.arrayContaining(['2029-03-30', '2029-07-02', '2029-09-17', '2029-10-15']),
    )
    expect(holidaysOfYear(2029).find(({ date }) => date === '2029-09-17')?.law).toBe('Ley 20.215')
  })

  // Calendars of years before the product, as the gazette published them.
  test.each([
    [2016, ['2016-03-25', '2016-06-27', '2016-09-19', '2016-10-10', '2016-10-31']],
    [2017, ['2017-01-02', '2017-04-14', '2017-06-26', '2017-10-09', '2017-10-27']],
    [2018, ['2018-03-30', '2018-07-02', '2018-09-17', '2018-10-15', '2018-11-02']],
    [2019, ['2019-04-19', '2019-06-29', '2019-09-20', '2019-10-12', '2019-10-31']],
    [2021, ['2021-04-02', '2021-06-28', '2021-09-17', '2021-10-11']],
    [2023, ['2023-01-02', '2023-04-07', '2023-06-21', '2023-06-26', '2023-10-09', '2023-10-27']],
  ])('of %i moves what the law moves', (year, dates) => {
    expect(datesOf(year)).toEqual(expect.arrayContaining(dates))
  })

  test('has every day once, in its year, in order, with its law but the one of banks', () => {
    for (let year = 2022; year <= 2100; year += 1) {
      const days = holidaysOfYear(year)
      const dates = days.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted())
      expect(dates.every((date) => date.startsWith(`${year}-`))).toBe(true)
      expect(days.filter(({ law }) => law === null).map(({ scope }) => scope)).toEqual(['BANKS'])
      expect(days.filter(({ irrevocable }) => irrevocable)).toHaveLength(5)
    }
  })
})

test('Easter, in years that are hard for algorithms', () => {
  expect([1818, 1954, 1981, 2000, 2008, 2038, 2049].map(easterOf)).toEqual([
    '1818-03-22',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2038-04-25',
    '2049-04-18',
  ])
})

// Moments of the June solstice in UTC (United States Naval Observatory), four hours earlier here.
test.each([
  ['2022-06-21 09:14', '2022-06-21'],
  ['2023-06-21 14:58', '2023-06-21'],
  ['2024-06-20 20:51', '2024-06-20'],
  ['2025-06-21 02:42', '2025-06-20'],
  ['2026-06-21 08:24', '2026-06-21'],
  ['2027-06-21 14:11', '2027-06-21'],
  ['2028-06-20 20:02', '2028-06-20'],
])('the solstice of %s UTC is on %s in Chile', (moment, day) => {
  expect(juneSolsticeOf(Number(moment.slice(0, 4)))).toBe(day)
})
