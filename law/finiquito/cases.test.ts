import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { check, evaluate, makePlan, mutantsOf } from '#formula/index.ts'
import { type FiniquitoCase, finiquitoProblems } from './cases.ts'
import { finiquitoLibrary } from './library.ts'

const folder = path.join(import.meta.dirname, '../cases/finiquito')
const cases = readdirSync(folder)
  // Those of the second calculation are run by tests/reference/suite.test.ts.
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .flatMap((file) =>
    (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as FiniquitoCase[]).map((one) => ({
      file,
      one,
    })),
  )

test.each(cases)('$one.title ($file)', ({ one }) => {
  expect(finiquitoProblems(one)).toEqual([])
})

test('every case says where it comes from and how it was worked out', () => {
  expect(cases.length).toBeGreaterThan(75)
  expect(cases.filter(({ one }) => !one.source || !one.checkedBy)).toEqual([])
})

test('every concept of the finiquito is expected by some case', () => {
  const expected = new Set(cases.flatMap(({ one }) => Object.keys(one.expect)))
  const silent = finiquitoLibrary.concepts.filter(({ code }) => !expected.has(code))
  expect(silent.map(({ code }) => code)).toEqual([])
})

/** Changes of one sign that no finiquito can show, because what they change is the same there. */
const equal: readonly string[] = []

test('a change of one sign in any formula is found by some case', () => {
  const { concepts } = finiquitoLibrary
  const unseen = concepts.flatMap((concept) =>
    mutantsOf(concept.formula).flatMap(({ formula, before, after, from }) => {
      const library = {
        ...finiquitoLibrary,
        concepts: concepts.map((one) => (one === concept ? { ...one, formula } : one)),
      }
      if (check(library).length > 0) return []
      const plan = makePlan(library)
      const found = cases.some(
        ({ one }) =>
          finiquitoProblems(one, (law, facts) => evaluate(plan, law.period, facts)).length > 0,
      )
      return found ? [] : [`${concept.code} ${from}: ${before} → ${after}`]
    }),
  )
  expect(unseen).toEqual(equal)
})
