import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takenOfOrders } from './order.ts'

const order = (id: number, value: string, balance: string | null, currency = 'CLP') => ({
  id,
  value,
  balance,
  currency,
})

test('what was taken is of the oldest order first, and of none without a total', () => {
  expect(takenOfOrders([order(1, '100', '500'), order(2, '80', '90')], 150)).toEqual([
    { id: 1, amount: 100 },
    { id: 2, amount: 50 },
  ])
  expect(takenOfOrders([order(1, '100', null), order(2, '80', '80')], 150)).toEqual([
    { id: 2, amount: 50 },
  ])
  expect(takenOfOrders([order(1, '100', '500')], 0)).toEqual([])
})

test('an order in percent takes what older ones leave, up to what is left of it', () => {
  const percent = order(2, '30', '70', 'PERCENT')
  expect(takenOfOrders([order(1, '100', null), percent], 150)).toEqual([{ id: 2, amount: 50 }])
  expect(takenOfOrders([percent], 200)).toEqual([{ id: 2, amount: 70 }])
  expect(takenOfOrders([order(2, '0', '0', 'PERCENT')], 200)).toEqual([])
})

test('no order is taken more than it asked for, nor all together more than was taken', () => {
  const amount = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount)), amount, (asked, taken) => {
      const orders = asked.map(([value, left], id) =>
        order(id, String(Math.min(value, left)), String(left)),
      )
      const found = takenOfOrders(orders, taken)
      const sum = found.reduce((total, one) => total + one.amount, 0)
      const whole = orders.reduce((total, { value }) => total + Number(value), 0)
      expect(sum).toBe(Math.min(taken, whole))
      expect(found.every(({ id, amount: of }) => of <= Number(orders[id]?.balance))).toBe(true)
    }),
  )
})
