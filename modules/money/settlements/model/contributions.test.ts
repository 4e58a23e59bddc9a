import { expect, test } from 'vitest'
import { monthToProve, proofWords, withoutProof } from './contributions.ts'

const august = { month: 202608, paidOn: null, hasReceipt: false } as const
const paid = { ...august, paidOn: '2026-09-10' } as const

test('an end asks for the contributions of the month before, if there was one', () => {
  expect(monthToProve('2020-03-01', '2026-09-30')).toBe(202608)
  expect(monthToProve('2026-09-07', '2026-09-30')).toBeNull()
  expect(monthToProve('2025-12-01', '2026-01-15')).toBe(202512)
})

test('says the month, the day and the receipt, or that there is none', () => {
  expect(proofWords(august)).toBe('Sin comprobante de agosto 2026')
  expect(proofWords(paid)).toBe('Agosto 2026, pagadas el 10-09-2026, sin el comprobante adjunto')
  expect(proofWords({ ...paid, hasReceipt: true })).toBe(
    'Agosto 2026, pagadas el 10-09-2026, con comprobante',
  )
  expect(proofWords({ ...august, month: null })).toBe('Sin meses anteriores')
})

test('what is declared as paid without its receipt is said', () => {
  expect(withoutProof(true, august)).toMatch(/Declara pagadas .* agosto 2026 sin comprobante/)
  expect(withoutProof(true, paid)).toMatch(/marcadas pagadas el 10-09-2026 sin su comprobante/)
  expect(withoutProof(true, { ...paid, hasReceipt: true })).toBeNull()
  expect(withoutProof(false, august)).toBeNull()
  expect(withoutProof(true, { ...august, month: null })).toBeNull()
})
