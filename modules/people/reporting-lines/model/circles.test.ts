import { describe, expect, test } from 'vitest'
import { type DatedLine, firstCircle } from './circles.ts'

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
