import { expect, test } from 'vitest'
import { dayWithin, movedBy, turnsTo } from './cursor.ts'

const span = { from: '2026-11-01', to: '2026-11-30' }
const at = { row: 0, day: '2026-11-30' }

test('arrows go by days and people, and never out of the people', () => {
  expect(movedBy('ArrowRight', at, span, 3)).toEqual({ row: 0, day: '2026-12-01' })
  expect(movedBy('ArrowUp', at, span, 3)).toEqual(at)
  expect(movedBy('ArrowDown', { ...at, row: 2 }, span, 3)).toEqual({ ...at, row: 2 })
  expect(movedBy('Home', at, span, 3)).toEqual({ row: 0, day: '2026-11-01' })
  expect(movedBy('Enter', at, span, 3)).toBeUndefined()
})

test('pages go by months, to the last day of a shorter one, and the calendar turns', () => {
  const [before, after] = ['PageUp', 'PageDown'].map((key) =>
    movedBy(key, { row: 1, day: '2026-10-31' }, span, 3),
  )
  expect(before?.day).toBe('2026-09-30')
  expect(after?.day).toBe('2026-11-30')
  expect([before, after].map((one) => turnsTo(one?.day ?? '', span))).toEqual([-1, 0])
  expect(turnsTo('2026-12-01', span)).toBe(1)
  expect(dayWithin('2026-12-24', span)).toBe('2026-11-30')
})
