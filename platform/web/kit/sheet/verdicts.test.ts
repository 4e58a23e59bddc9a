import { expect, test } from 'vitest'
import type { Verdict } from './PastedList.tsx'
import { carryVerdicts, keepVerdicts, verdictsOf } from './verdicts.ts'

const wrong: Verdict = { wrong: 'code', problem: 'Falta el código' }
const right: Verdict = { wrong: null, problem: null }
const [first, second, third] = [{ code: '' }, { code: '1' }, { code: '2' }]

test('a row that is taken out takes its verdict with it', () => {
  const known = new WeakMap<object, Verdict>()
  expect(verdictsOf(known, [first, second, third])).toBeUndefined()
  keepVerdicts(known, [first, second, third], [wrong, right, right])
  expect(verdictsOf(known, [second, third])).toEqual([right, right])
})

test('a row that is written in keeps its verdict until it is read again', () => {
  const known = new WeakMap<object, Verdict>()
  keepVerdicts(known, [first, second], [wrong, right])
  const mended = { code: '3' }
  carryVerdicts(known, [first, second], [mended, second])
  expect(verdictsOf(known, [mended, second])).toEqual([wrong, right])
  keepVerdicts(known, [mended, second], [right, right])
  expect(verdictsOf(known, [mended, second])).toEqual([right, right])
})
