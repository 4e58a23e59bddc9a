import { expect, test } from 'vitest'
import { offeredDay, proposedDay, whyProposed } from './start.ts'

const september = { yearMonth: 202609, from: '2026-09-01', ofContract: false }

test('who is entered after the open month is known since its first day', () => {
  expect(proposedDay('2026-11-22', september)).toBe('2026-09-01')
  expect(whyProposed('2026-11-22', september)).toContain('El mes abierto es septiembre 2026')
})

test('who is entered within it, before it or without any is known since today', () => {
  for (const open of [september, { ...september, yearMonth: 202610, from: '2026-10-01' }, null]) {
    expect(proposedDay('2026-09-22', open)).toBe('2026-09-22')
    expect(whyProposed('2026-09-22', open)).toBeUndefined()
  }
})

test('a change may hold since the open month, or since the contract', () => {
  expect(offeredDay('2026-11-22', september, undefined)?.label).toMatch(
    /^Desde el .*1 de septiembre.*2026, primer día de septiembre 2026, el mes abierto$/,
  )
  const contract = { yearMonth: 202609, from: '2026-09-21', ofContract: true }
  expect(offeredDay('2026-11-22', contract, '2026-09-21')?.label).toMatch(
    /2026, inicio del contrato$/,
  )
  expect(offeredDay('2026-09-01', september, undefined)).toBeUndefined()
  expect(offeredDay('2026-09-01', null, undefined)).toBeUndefined()
  // It would change what held before the last change.
  expect(offeredDay('2026-11-22', september, '2026-11-10')).toBeUndefined()
})
