import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DatedLine, firstCircle } from './circles.ts'

/** A line of somebody from a day on, and its last day if it has one. */
const change = fc.record({
  user: fc.integer({ min: 0, max: 11 }),
  supervisor: fc.integer({ min: 0, max: 11 }),
  from: fc.integer({ min: 1, max: 12 }),
  months: fc.option(fc.integer({ min: 1, max: 6 })),
})
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

const firstOf = (month: number) =>
  `${2026 + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`
const lineOf = ({ user, supervisor, from, months }: Change): DatedLine => ({
  user,
  supervisor,
  from: firstOf(from),
  until: months === null ? null : firstOf(from + months),
})

/** Whether somebody reports to themself on a day, looked at person by person. */
function hasCircle(lines: readonly DatedLine[], day: string): boolean {
  const valid = lines.filter(({ from, until }) => from <= day && (until === null || day < until))
  const above = Map.groupBy(valid, ({ user }) => user)
  return [...above.keys()].some((person) => {
    const reached = new Set<number>()
    const next = [person]
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      for (const { supervisor } of above.get(at) ?? []) {
        if (supervisor === person) return true
        if (!reached.has(supervisor)) next.push(supervisor)
        reached.add(supervisor)
      }
    }
    return false
  })
}

const days = Array.from({ length: 20 }, (_, month) => firstOf(month + 1))

test('after any changes no day has a circle, and each refused one would have made one', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 30, maxLength: 60 }), (changes) => {
      const kept: DatedLine[] = []
      for (const line of changes.map(lineOf)) {
        const circle = firstCircle(line, (user) => kept.filter((one) => one.user === user))
        const broken = days.filter((day) => hasCircle([...kept, line], day))
        expect(circle?.from).toBe(broken[0])
        if (!circle) kept.push(line)
      }
      expect(days.filter((day) => hasCircle(kept, day))).toEqual([])
    }),
    { numRuns: 60, seed: 20_260_915 },
  )
})
