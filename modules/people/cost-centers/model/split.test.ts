import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Part, splitAmount } from './split.ts'

const part = (code: string, percentage: number, days = 30): Part => ({
  code,
  hundredths: Math.round(percentage * 100),
  days,
})

describe('pesos by cost centre', () => {
  test('thirds of a hundred pesos lose none', () => {
    const split = splitAmount(100n, [part('A', 33.33), part('B', 33.33), part('C', 33.34)], 30)
    expect([...split]).toEqual([
      ['A', 33n],
      ['B', 33n],
      ['C', 34n],
    ])
  })

  test('a negative amount is split as its absolute value', () => {
    const split = splitAmount(-1_000_001n, [part('100', 50), part('200', 30), part('300', 20)], 30)
    expect([...split.values()]).toEqual([-500_001n, -300_000n, -200_000n])
  })

  test('a change in the middle of the month weighs each part by its days', () => {
    const parts = [part('ADM', 100, 15), part('ADM', 40, 15), part('OPS', 60, 15)]
    expect(Object.fromEntries(splitAmount(1_234_567n, parts, 30))).toEqual({
      ADM: 864_197n,
      OPS: 370_370n,
    })
  })

  test('what no centre covers is said, and not spread over the others', () => {
    const split = splitAmount(1000n, [part('A', 60)], 30)
    expect([...split]).toEqual([
      ['A', 600n],
      [null, 400n],
    ])
    expect([...splitAmount(1000n, [], 30)]).toEqual([[null, 1000n]])
  })

  test('a tie goes to the smaller code', () => {
    expect([...splitAmount(1n, [part('B', 50), part('A', 50)], 30)]).toEqual([
      ['B', 0n],
      ['A', 1n],
    ])
  })

  test('the sum is the amount, whatever the weights and the sign', () => {
    const parts = fc.array(
      fc.record({
        code: fc.constantFrom('A', 'B', 'C', 'D'),
        hundredths: fc.integer({ min: 0, max: 10_000 }),
        days: fc.integer({ min: 0, max: 31 }),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), parts, (amount, given) => {
        const split = splitAmount(amount, given, 30)
        expect([...split.values()].reduce((sum, pesos) => sum + pesos, 0n)).toBe(amount)
      }),
    )
  })
})
