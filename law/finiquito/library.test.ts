import { expect, test } from 'vitest'
import { check } from '#formula/index.ts'
import { finiquitoLibrary, finiquitoPlan } from './library.ts'

test('the law of the finiquito has no diagnostic', () => {
  expect(check(finiquitoLibrary)).toEqual([])
})

test('every concept cites its article or ruling, under a label of its own', () => {
  const { concepts } = finiquitoLibrary
  const silent = concepts.filter(({ source }) => !/arts?\. \d|dictamen|ordinario/.test(source))
  expect(silent).toEqual([])
  const labels = concepts.map(({ label }) => label)
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})

test('every figure, setting and fact is read by some formula', () => {
  const { steps, library } = finiquitoPlan()
  const read = new Set(steps.flatMap(({ reads }) => reads.operands))
  const idle = [...library.variables, ...library.facts].filter(({ code }) => !read.has(code))
  expect(idle.map(({ code }) => code)).toEqual([])
})
