import { expect, test } from 'vitest'
import { whyNotAnswer } from './closing.ts'

test('nobody answers their own request, and only they withdraw it', () => {
  const mine = { state: 'PENDING', own: true }
  const theirs = { state: 'PENDING', own: false }
  expect(whyNotAnswer('APPROVED', mine)).toMatch(/otra persona/)
  expect(whyNotAnswer('RETURNED', mine)).toMatch(/otra persona/)
  expect(whyNotAnswer('WITHDRAWN', mine)).toBeUndefined()
  expect(whyNotAnswer('APPROVED', theirs)).toBeUndefined()
  expect(whyNotAnswer('RETURNED', theirs)).toBeUndefined()
  expect(whyNotAnswer('WITHDRAWN', theirs)).toMatch(/quien lo pidió/)
  for (const state of ['APPROVED', 'RETURNED', 'WITHDRAWN']) {
    expect(whyNotAnswer('APPROVED', { state, own: false })).toMatch(/No hay/)
  }
  expect(whyNotAnswer('RETURNED', null)).toMatch(/No hay/)
})
