import { expect, test } from 'vitest'
import { earning, payslipOf } from '../testing.ts'

const paid = (amount: number, rest: object) => payslipOf(202609, { ...earning(amount), ...rest })

test('alimony comes right after the law, in pesos, UTM or per cent, up to half', () => {
  const net = Number(paid(1_000_000, {}).LIQUIDO)
  const order = (alimony: object) => paid(1_000_000, { deductions: { alimony } })
  expect(order({ pesos: '150000' }).RETENCION_JUDICIAL).toBe(150_000)
  expect(order({ utm: '2.5' }).RETENCION_JUDICIAL).toBe(179_303)
  expect(order({ percent: '30' }).RETENCION_JUDICIAL).toBe(Math.round(net * 0.3))
  expect(order({ percent: '80' }).RETENCION_JUDICIAL).toBe(Math.round(net / 2))
})

test('family allowance is not touched by the court', () => {
  const family = { bracket: 'A' as const, simple: 2 }
  expect(paid(500_000, { family }).BASE_RETENCION).toBe(paid(500_000, {}).BASE_RETENCION)
})

test('the union fee is fixed, a percentage of the taxable pay, or both', () => {
  const fee = (union: object) => paid(1_000_000, { deductions: { union } }).CUOTA_SINDICAL
  expect([
    fee({ pesos: '5000' }),
    fee({ percent: '0.75' }),
    fee({ pesos: '5000', percent: '1' }),
  ]).toEqual([5000, 7500, 15_000])
})

test('what was agreed takes fifteen per cent at most; housing thirty', () => {
  const items = {
    PRESTAMO_EMPRESA: '100000',
    SEGURO_COMPLEMENTARIO: '80000',
    CREDITO_VIVIENDA: '350000',
  }
  const result = paid(1_000_000, { items })
  expect(result).toMatchObject({
    CREDITO_VIVIENDA: 300_000,
    PRESTAMO_EMPRESA: 100_000,
    SEGURO_COMPLEMENTARIO: 50_000,
    DESCUENTOS_PENDIENTES: 80_000,
    SOBREGIRO: 80_000,
  })
})

test('all of article 58 together takes forty-five per cent; the last in the order waits', () => {
  const items = { CREDITO_CCAF: '100000', CREDITO_VIVIENDA: '300000', PRESTAMO_EMPRESA: '120000' }
  const union = { pesos: '10000' }
  const result = paid(1_000_000, { items, deductions: { union } })
  expect(result).toMatchObject({
    CREDITO_CCAF: 100_000,
    CREDITO_VIVIENDA: 300_000,
    PRESTAMO_EMPRESA: 40_000,
    DESCUENTOS_PENDIENTES: 80_000,
  })
})

test('an advance is pay already handed out: no limit but the net, and shown apart', () => {
  const result = paid(1_000_000, { items: { ANTICIPO_SUELDO: '500000' } })
  expect(result.ANTICIPO_SUELDO).toBe(500_000)
  expect(Number(result.ALCANCE_LIQUIDO) - Number(result.LIQUIDO)).toBe(500_000)
})

test('nobody is paid less than zero: the rest is carried where everybody sees it', () => {
  const result = paid(1_000_000, { items: { ANTICIPO_SUELDO: '2000000' } })
  expect(result.LIQUIDO).toBe(0)
  expect(result.ANTICIPO_SUELDO).toBe(result.DISPONIBLE)
  expect(result.SOBREGIRO).toBe(2_000_000 - Number(result.DISPONIBLE))
})

test('contributions are due even when they exceed the pay', () => {
  const result = payslipOf(202609, {
    ...earning(1_000_000, { start: '2026-09-30' }),
    health: { system: 'ISAPRE', planUf: '8' },
  })
  expect(result).toMatchObject({ TOTAL_HABERES: 33_333, LIQUIDO: 0 })
  expect(result.SOBREGIRO).toBe(Number(result.TOTAL_DESCUENTOS) - 33_333)
})

test('earnings minus discounts is the net, to the peso, when nothing is overdrawn', () => {
  const result = paid(1_234_567, { items: { COLACION: '45678', PRESTAMO_EMPRESA: '33333' } })
  expect(result.LIQUIDO).toBe(Number(result.TOTAL_HABERES) - Number(result.TOTAL_DESCUENTOS))
  expect(result.TOTAL_DESCUENTOS).toBe(
    Number(result.TOTAL_DESCUENTOS_LEGALES) + Number(result.TOTAL_OTROS_DESCUENTOS),
  )
})
