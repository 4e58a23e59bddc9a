import { expect, test } from 'vitest'
import { type FixedTerm, openEndedSince } from './fixed-term.ts'

const term = (more: Partial<FixedTerm> = {}): FixedTerm => ({
  start: '2026-01-05',
  earlier: [],
  secondRenewal: null,
  professional: false,
  ...more,
})

test('a term lasts a year at most, and two for managers and professionals', () => {
  expect(openEndedSince(term())).toBe('2027-01-06')
  expect(openEndedSince(term({ professional: true }))).toBe('2028-01-06')
  expect(openEndedSince(term({ start: '2024-02-29' }))).toBe('2025-03-01')
})

test('the second renewal makes it open-ended, unless the year was over before', () => {
  expect(openEndedSince(term({ secondRenewal: '2026-07-01' }))).toBe('2026-07-01')
  expect(openEndedSince(term({ secondRenewal: '2027-03-01' }))).toBe('2027-01-06')
})

test('three terms that make a year in fifteen months: from the day after them', () => {
  const two = [
    { from: '2025-03-01', to: '2025-07-31' },
    { from: '2025-09-01', to: '2025-12-15' },
  ]
  // 153 + 106 days, and from 5 January to 1 June 148: 407, over a year.
  expect(openEndedSince(term({ earlier: two }))).toBe('2026-06-02')
  expect(openEndedSince(term({ earlier: two.toReversed() }))).toBe('2026-06-02')
  expect(openEndedSince(term({ earlier: two.slice(0, 1) }))).toBe('2027-01-06')
})

test('a year to the day counts, and a day less does not', () => {
  // From 1 January 2025, fifteen months end on 1 April 2026: 91 days of this contract, 151 + 123.
  const start = '2026-01-01'
  const first = { from: '2025-01-01', to: '2025-05-31' }
  const series = (to: string) => [first, { from: '2025-06-10', to }]
  expect(openEndedSince(term({ start, earlier: series('2025-10-10') }))).toBe('2026-04-02')
  expect(openEndedSince(term({ start, earlier: series('2025-10-09') }))).toBe('2027-01-02')
})

test('a contract that begins after the fifteen months starts counting from a later one', () => {
  const earlier = [
    { from: '2023-01-01', to: '2023-12-31' },
    { from: '2025-04-01', to: '2025-08-31' },
    { from: '2025-09-15', to: '2025-12-31' },
  ]
  expect(openEndedSince(term({ earlier }))).toBe('2026-07-02')
  expect(openEndedSince(term({ earlier: earlier.slice(0, 2) }))).toBe('2027-01-06')
})
