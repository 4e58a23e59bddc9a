import { expect, test } from 'vitest'
import { incomeMonths, proposedSegment } from './allowance.ts'

const table = [{ upTo: '649039' }, { upTo: '947990' }, { upTo: '1478539' }, { upTo: null }]
const month = (yearMonth: number, income: number, days = 30) => ({ yearMonth, income, days })
const half = (income: number) => incomeMonths(202607).map((one) => month(one, income))

test('the half-year is the last January to June that has ended', () => {
  expect(incomeMonths(202607)).toEqual([202601, 202602, 202603, 202604, 202605, 202606])
  expect(incomeMonths(202606)[0]).toBe(202501)
  expect(incomeMonths(202612)[5]).toBe(202606)
})

test('the bracket changes after its last peso, not on it', () => {
  const at = (income: number) => proposedSegment(half(income), table, 202607)
  expect(at(649_039)).toMatchObject({ segment: 'A' })
  expect(at(649_040)).toMatchObject({ segment: 'B' })
  expect(at(947_990)).toMatchObject({ segment: 'B' })
  expect(at(1_478_539)).toMatchObject({ segment: 'C' })
  expect(at(1_478_540)).toMatchObject({ segment: 'D' })
})

test('months without pay do not lower the average, and the words show the sum', () => {
  const some = [month(202605, 600_000), month(202606, 800_000), month(202601, 0, 0)]
  expect(proposedSegment(some, table, 202607)).toEqual({
    segment: 'B',
    basis:
      '$1.400.000 en 2 meses (mayo y junio 2026): promedio $700.000, hasta $947.990 en la ' +
      'tabla de julio 2026',
  })
})

test('less than thirty days of income propose nothing', () => {
  expect(proposedSegment([month(202606, 500_000, 29)], table, 202607)).toHaveProperty('left')
  expect(proposedSegment([month(202606, 500_000, 30)], table, 202607)).toHaveProperty('segment')
  expect(proposedSegment([], table, 202607)).toHaveProperty('left')
})
