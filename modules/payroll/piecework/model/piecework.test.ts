import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, paidByDay, priceOn } from './piecework.ts'

test('pieces at a price are whole pesos, and half a peso is one', () => {
  expect(amountOf('100', '450.50')).toBe(45_050)
  expect(amountOf('50.5', '450.5')).toBe(22_750)
  expect(amountOf('0.5', '1')).toBe(1)
  expect(amountOf('0.49', '1')).toBe(0)
  expect(amountOf('999999', '99.99')).toBe(99_989_900)
})

const hundredths = fc.integer({ min: 1, max: 9_999_999 })
const asText = (units: number) =>
  `${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`

test('whatever the pieces and the price, what is paid is their product to the half peso', () => {
  fc.assert(
    fc.property(hundredths, hundredths, (quantity, price) => {
      const exact = BigInt(quantity) * BigInt(price)
      const paid = BigInt(amountOf(asText(quantity), asText(price))) * 10_000n
      expect(paid - exact <= 5000n && exact - paid < 5000n).toBe(true)
    }),
  )
})

test('the days of a month are paid what their approved entries are, and nothing else', () => {
  const days = fc.constantFrom('2026-09-01', '2026-09-02', '2026-09-30')
  const status = fc.constantFrom('PENDING', 'APPROVED', 'REJECTED')
  const made = fc.record({ day: days, status, amount: fc.integer({ min: 0, max: 99_999 }) })
  fc.assert(
    fc.property(fc.array(made), (rows) => {
      const paid = paidByDay(rows)
      const approved = rows.filter((row) => row.status === 'APPROVED')
      const sum = (list: readonly { amount: number }[]) =>
        list.reduce((total, { amount }) => total + amount, 0)
      expect(sum(paid)).toBe(sum(approved))
      expect(paid.map(({ day }) => day)).toEqual(
        [...new Set(approved.map(({ day }) => day))].toSorted(),
      )
    }),
  )
})

test('the price of a day is the last that began until then', () => {
  const prices = [
    { startsOn: '2026-09-15', price: '120' },
    { startsOn: '2026-09-01', price: '100' },
  ]
  expect(priceOn(prices, '2026-08-31')).toBeUndefined()
  expect(priceOn(prices, '2026-09-01')).toBe('100')
  expect(priceOn(prices, '2026-09-14')).toBe('100')
  expect(priceOn(prices, '2026-09-15')).toBe('120')
})
