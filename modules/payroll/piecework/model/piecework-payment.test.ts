import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentOf, squareWords, type Standing } from './piecework-payment.ts'

const open = { due: 70_000, paid: 50_000, late: 0, isClosed: false, isPosted: false }

test('an open month pays all that is approved of it', () => {
  expect(paymentOf(open)).toEqual({ item: 70_000, late: 0 })
})

test('a closed month keeps what it paid, and owes the rest', () => {
  expect(paymentOf({ ...open, isClosed: true })).toEqual({ item: 50_000, late: 20_000 })
})

test('what a closed month paid is taken back nowhere', () => {
  expect(paymentOf({ ...open, isClosed: true, due: 49_999 })).toBeUndefined()
})

test('a month that is open again takes what was late, unless a later month pays it', () => {
  const again = { ...open, late: 20_000 }
  expect(paymentOf(again)).toEqual({ item: 70_000, late: 0 })
  expect(paymentOf({ ...again, isPosted: true })).toEqual({ item: 50_000, late: 20_000 })
  expect(paymentOf({ ...again, isPosted: true, due: 19_999 })).toBeUndefined()
})

const pesos = fc.integer({ min: 0, max: 9_999_999 })
const standing: fc.Arbitrary<Standing> = fc.record({
  due: pesos,
  paid: pesos,
  late: pesos,
  isClosed: fc.boolean(),
  isPosted: fc.boolean(),
})

test('whatever stands, the item and what is late are together what was approved', () => {
  fc.assert(
    fc.property(standing, (one) => {
      const payment = paymentOf(one)
      if (!payment) return
      expect(payment.item + payment.late).toBe(one.due)
      expect(Math.min(payment.item, payment.late)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('decided twice, it is the same', () => {
  fc.assert(
    fc.property(standing, (one) => {
      const payment = paymentOf(one)
      if (!payment) return
      const after = { ...one, paid: payment.item, late: payment.late }
      expect(paymentOf(after)).toEqual(payment)
    }),
  )
})

test('a payslip squares with what was approved, with what is late, or says by how much not', () => {
  const month = { total: 70_000, late: 0, inPayslip: 70_000 }
  expect(squareWords(month)).toBe('Cuadra con lo aprobado')
  expect(squareWords({ ...month, inPayslip: 50_000, late: 20_000 })).toBe(
    'Cuadra: $20.000 se pagan como retroactivo',
  )
  expect(squareWords({ ...month, inPayslip: 75_000 })).toBe('$5.000 fuera de lo aprobado')
  expect(squareWords({ ...month, inPayslip: 69_999 })).toBe(
    'Faltan $1 en la liquidación: calcúlela de nuevo',
  )
  expect(squareWords({ ...month, inPayslip: null })).toBe('Sin liquidación calculada')
})
