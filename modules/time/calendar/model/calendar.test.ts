import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#chile/dates.ts'
import { awayOn, awaySoon, type Bar, MOST_DAYS, placeOf, spanOf } from './calendar.ts'

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, place) => addDays('2026-09-01', place))

const bars = fc.array(
  fc
    .record({
      person: fc.integer({ min: 0, max: 4 }),
      start: fc.integer({ min: -20, max: 50 }),
      length: fc.integer({ min: 0, max: 30 }),
      pending: fc.boolean(),
    })
    .map(({ person, start, length, pending }): Bar => {
      const from = addDays('2026-09-01', start)
      return { person, from, to: addDays(from, length), pending }
    }),
)

test('a month and a quarter fit in what is asked at once, also over the end of a year', () => {
  expect(spanOf(202609, 'mes')).toEqual({ from: '2026-09-01', to: '2026-09-30' })
  expect(spanOf(202611, 'trimestre')).toEqual({ from: '2026-11-01', to: '2027-01-31' })
  expect(daysOf(92).length).toBeLessThanOrEqual(MOST_DAYS)
})

test('who is away twice on a day is one, and who waits for an answer is none', () => {
  const days = daysOf(3)
  const away = (person: number, pending = false): Bar => ({
    person,
    from: '2026-08-30',
    to: '2026-09-02',
    pending,
  })
  expect(awayOn([away(0), away(0), away(1), away(2, true)], days)).toEqual([2, 2, 0])
})

test('who is away today comes before who will be, each once with their next days', () => {
  const away = (person: number, from: string, to: string, pending = false): Bar => ({
    person,
    from,
    to,
    pending,
  })
  const found = awaySoon(
    [
      away(0, '2026-09-20', '2026-09-22'),
      away(0, '2026-09-17', '2026-09-17'),
      away(1, '2026-08-30', '2026-09-15'),
      away(2, '2026-09-01', '2026-09-14'),
      away(3, '2026-09-15', '2026-09-15', true),
      away(4, '2026-09-15', '2026-09-18'),
    ],
    '2026-09-15',
  )
  expect(found.map(({ person, from }) => [person, from])).toEqual([
    [1, '2026-08-30'],
    [4, '2026-09-15'],
    [0, '2026-09-17'],
  ])
})

test('every bar that meets the days has a place in them, and covers the days of it', () => {
  fc.assert(
    fc.property(bars, (all) => {
      const days = daysOf(30)
      const seen = all.filter(({ from, to }) => to >= '2026-09-01' && from <= '2026-09-30')
      const counts = days.map((_, at) =>
        seen.filter((bar) => {
          const { start, end } = placeOf(bar, days)
          expect(1 <= start && start <= end && end <= days.length).toBe(true)
          return !bar.pending && start <= at + 1 && at + 1 <= end
        }),
      )
      expect(awayOn(seen, days)).toEqual(
        counts.map((here) => new Set(here.map(({ person }) => person)).size),
      )
    }),
  )
})
