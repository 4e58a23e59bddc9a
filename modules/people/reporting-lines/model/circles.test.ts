import { describe, expect, test } from 'vitest'
import { type DatedLine, firstCircle, linesAfter } from './circles.ts'

describe('a circle', () => {
  const [a, b, c] = [1, 2, 3] as const
  const standing: DatedLine[] = [
    { user: b, supervisor: c, from: '2026-01-01', until: '2027-03-01' },
    { user: b, supervisor: a, from: '2027-03-01', until: null },
    { user: a, supervisor: c, from: '2026-01-01', until: '2026-12-01' },
  ]
  const above = (user: number) => standing.filter((line) => line.user === user)
  const change = { user: a, supervisor: b, from: '2026-12-01', until: null }

  test('of the future is found on its first day', () => {
    expect(firstCircle(change, above)).toEqual({ from: '2027-03-01', path: [a, b, a] })
  })

  test('is none when the change ends before it', () => {
    expect(firstCircle({ ...change, until: '2027-03-01' }, above)).toBeUndefined()
  })

  test('of a person with themself begins at once', () => {
    expect(firstCircle({ ...change, supervisor: a }, above)).toEqual({
      from: '2026-12-01',
      path: [a, a],
    })
  })
})

describe('the lines of a contract after a change', () => {
  const [a, b, c, d] = [1, 2, 3, 4] as const
  const line = (supervisor: number, from: string, until: string | null): DatedLine => ({
    user: a,
    supervisor,
    from,
    until,
  })
  const own = [
    line(b, '2026-01-01', '2026-04-01'),
    line(b, '2026-04-01', '2026-07-01'),
    line(c, '2026-07-01', null),
  ]

  test('cut the one of the day, and go on while it was the same', () => {
    expect(linesAfter(own, line(d, '2026-02-01', null))).toEqual([
      line(b, '2026-01-01', '2026-02-01'),
      line(d, '2026-02-01', '2026-07-01'),
      line(c, '2026-07-01', null),
    ])
  })

  test('begin where there was none, until the next one', () => {
    expect(linesAfter(own.slice(2), line(d, '2026-02-01', null))).toEqual([
      line(d, '2026-02-01', '2026-07-01'),
      line(c, '2026-07-01', null),
    ])
    expect(linesAfter([], line(d, '2026-02-01', '2026-03-01'))).toEqual([
      line(d, '2026-02-01', '2026-03-01'),
    ])
  })
})
