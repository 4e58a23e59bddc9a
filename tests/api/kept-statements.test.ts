import { expect, test } from 'vitest'
import '../../apps/api/schema.ts'
import '../../apps/worker/jobs.ts'
import type { Reach } from '#access/reach.ts'
import {
  ofMonth,
  ofYearMonth,
  type Sight,
} from '#modules/payroll/payslips/server/payslips.queries.ts'
import { type Kind, keptStatements, type Statement } from '#platform/server/sql/statement.ts'

type Any = Statement<object, Readonly<Record<string, Kind>>, unknown>

/** For each kind of value, ones that a text could freeze: other sizes and other lengths. */
const samples: Readonly<Record<Kind, readonly unknown[]>> = {
  id: [1, 0, 987_654_321_012],
  ids: [[], [5], [1, 2, 3, 4, 5, 6, 7]],
  day: ['2026-09-15', '1999-12-31', '2400-01-01'],
  instant: [new Date('2026-09-15T12:00:00Z'), new Date(0), new Date('2099-01-01')],
}
const companies = [1, 77, 123_456_789]

/** One value of a shape differs at a time, so that each of them is asked. */
function* variations({ shape }: Any) {
  const first = Object.fromEntries(
    Object.entries(shape).map(([key, kind]) => [key, samples[kind][0]]),
  )
  for (const companyId of companies) yield { companyId, values: first }
  for (const [key, kind] of Object.entries(shape)) {
    for (const value of samples[kind]) yield { companyId: 7, values: { ...first, [key]: value } }
  }
}

test('there are kept statements of the head of every request', () => {
  expect(keptStatements.length).toBeGreaterThanOrEqual(5)
})

test('a kept statement says and binds what the same one written anew does, for all values', () => {
  for (const statement of keptStatements) {
    for (const { companyId, values } of variations(statement)) {
      const fresh = statement.fresh(companyId, values as never)
      expect(statement.bound(companyId, values as never)).toEqual(fresh)
    }
  }
})

test('the company of a kept statement is bound beside its text, and is never a part of it', () => {
  for (const statement of keptStatements.filter(({ ofCompany }) => ofCompany)) {
    const [one] = variations(statement)
    const values = (one?.values ?? {}) as never
    const [ours, theirs] = [4_242_424_242, 5_353_535_353].map((id) => statement.bound(id, values))
    expect(ours?.values).toContain(4_242_424_242)
    expect(theirs?.values).not.toContain(4_242_424_242)
    expect(ours?.text).toBe(theirs?.text)
    expect(ours?.text).not.toContain('4242424242')
    expect(() => statement.bound(null, values)).toThrow('is missing')
  }
})

const nothing: Reach = {
  all: false,
  userIds: [],
  businessIds: [],
  unitIds: null,
  placed: [],
  except: [],
  includesPrivate: false,
}

/** Sights of readers that differ in one part each: administration, a team, oneself, former ones. */
const sights: readonly Sight[] = [
  ...[
    nothing,
    { ...nothing, all: true },
    { ...nothing, all: true, includesPrivate: true },
    { ...nothing, userIds: [8, 12] },
    { ...nothing, businessIds: [2] },
    { ...nothing, placed: [{ userId: 12, businessId: 1 }] },
    { ...nothing, all: true, except: [5] },
  ].map((reach): Sight => ({ reach, userId: 8, manages: true })),
  { reach: nothing, userId: 8, manages: false },
  { reach: nothing, userId: 9, manages: false },
  { reach: nothing, userId: null, manages: true },
]

test.each([
  ['a month', ofMonth as never],
  ['a month of the calendar', ofYearMonth as never],
] as [string, (sight: Sight) => Any][])(
  'the payslip of %s is kept apart for each sight of its readers',
  (_what, of) => {
    for (const sight of sights) {
      const statement = of(sight)
      expect(of(structuredClone(sight))).toBe(statement)
      for (const { companyId, values } of variations(statement)) {
        const fresh = statement.fresh(companyId, values as never)
        expect(statement.bound(companyId, values as never)).toEqual(fresh)
      }
    }
    const texts = sights.map((sight) => {
      const statement = of(sight)
      const [one] = variations(statement)
      return JSON.stringify(statement.fresh(7, (one?.values ?? {}) as never))
    })
    expect(new Set(texts).size).toBe(sights.length)
  },
)
