import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOf, recoveries, type Recovery } from './recovery.ts'

const back = (contractId: number, institution: string, amount: number): Recovery => ({
  contractId,
  institution,
  amount,
})

test('what came back is booked once, and no more of it than the receivable', () => {
  const receivable = new Map([[1, 300_000]])
  expect(recoveries([back(1, 'COMPIN', 120_000)], receivable, [])).toEqual([
    back(1, 'COMPIN', 120_000),
  ])
  const held = [back(1, 'COMPIN', 120_000)]
  expect(recoveries([back(1, 'COMPIN', 350_000)], receivable, held)).toEqual([
    back(1, 'COMPIN', 180_000),
  ])
  expect(recoveries([back(1, 'COMPIN', 120_000)], receivable, held)).toEqual([])
})

test('a leave that the books do not hold waits, and is booked once they do', () => {
  const received = [back(7, 'LOS_ANDES', 90_000)]
  expect(recoveries(received, new Map(), [])).toEqual([])
  expect(recoveries(received, new Map([[7, 90_000]]), [])).toEqual(received)
})

test('an amount taken back, and another institution, give back what was booked', () => {
  const held = [back(1, 'COMPIN', 50_000)]
  const receivable = new Map([[1, 80_000]])
  expect(recoveries([], receivable, held)).toEqual([back(1, 'COMPIN', -50_000)])
  expect(recoveries([back(1, 'COLMENA', 50_000)], receivable, held)).toEqual([
    back(1, 'COLMENA', 50_000),
    back(1, 'COMPIN', -50_000),
  ])
})

const some = fc.array(
  fc.record({
    contractId: fc.integer({ min: 1, max: 4 }),
    institution: fc.constantFrom('COMPIN', 'COLMENA', 'LOS_ANDES'),
    amount: fc.integer({ min: 1, max: 500_000 }),
  }),
  { maxLength: 8 },
)
const total = (rows: readonly Recovery[], contract: number) =>
  rows.reduce((sum, one) => sum + (one.contractId === contract ? one.amount : 0), 0)

test('after any entries, each contract has the lesser of what came back and what was owed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(some, fc.array(fc.integer({ min: 0, max: 900_000 }))), { minLength: 1 }),
      (months) => {
        const held: Recovery[] = []
        for (const [received, owed] of months) {
          const receivable = new Map(owed.map((pesos, at) => [at + 1, pesos]))
          held.push(...recoveries(received, receivable, held))
          for (const contract of [1, 2, 3, 4]) {
            expect(total(held, contract)).toBe(
              Math.min(total(received, contract), receivable.get(contract) ?? 0),
            )
          }
        }
      },
    ),
  )
})

test('what is given up is no more than what is left, and a second thought gives it back', () => {
  const receivable = new Map([[1, 300_000]])
  const left = leftOf(receivable, [back(1, 'COMPIN', 120_000)])
  expect(left.get(1)).toBe(180_000)
  const lost = recoveries([back(1, 'COMPIN', 250_000)], left, [])
  expect(lost).toEqual([back(1, 'COMPIN', 180_000)])
  expect(recoveries([], left, lost)).toEqual([back(1, 'COMPIN', -180_000)])
})
