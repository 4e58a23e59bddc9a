import { expect, test } from 'vitest'
import { stateOf, whyNotClose } from './settlement.ts'

const amounts = { net: 500, earnings: 700, deductions: 200, employerCost: 750 }
const current = { ...amounts, runId: 9 }
const kept = { ...current, finalDate: '2026-09-18' }
const contract = { ending: true, finalDate: '2026-09-18', kept, current }

test('what a process holds is the payslip as it is, or it says what differs', () => {
  expect(stateOf(contract)).toBe('READY')
  expect(stateOf({ ...contract, kept: null })).toBe('WAITING')
  expect(stateOf({ ...contract, current: null })).toBe('WITHOUT_PAYSLIP')
  expect(stateOf({ ...contract, ending: false })).toBe('NOT_ENDING')
  expect(stateOf({ ...contract, finalDate: '2026-09-20' })).toBe('CHANGED')
  for (const name of ['net', 'earnings', 'deductions', 'employerCost', 'runId'] as const) {
    expect(stateOf({ ...contract, current: { ...current, [name]: 1 } }), name).toBe('CHANGED')
  }
})

test('settlements close when every contract that ends is calculated, and nobody else is in', () => {
  expect(whyNotClose([])).toMatch(/Ningún contrato/)
  expect(whyNotClose(['READY', 'READY'])).toBeUndefined()
  expect(whyNotClose(['READY', 'WITHOUT_PAYSLIP'])).toMatch(/^1 contrato que termina no tiene/)
  for (const state of ['WAITING', 'CHANGED', 'NOT_ENDING'] as const) {
    expect(whyNotClose(['READY', state])).toMatch(/Calcule antes de cerrar/)
  }
})
