import { expect, test } from 'vitest'
import type { CompanyConcept } from './company.ts'
import { earning, payslipOf } from './testing.ts'
import { calculate, openPayroll } from './run.ts'
import { usualConcepts } from './usual.ts'

const withItem = (item: CompanyConcept, value: string, rest: object = {}) =>
  payslipOf(202609, { ...earning(1_000_000), items: { [item.code]: value }, ...rest }, {}, [
    ...usualConcepts,
    item,
  ])

const bonus = (over: Partial<CompanyConcept>): CompanyConcept => ({
  code: 'BONO',
  label: 'Bono de la empresa',
  category: 'EARNING',
  taxable: true,
  tributable: true,
  ...over,
})

test('taxable and tributable decide what an item pays', () => {
  const totals = (taxable: boolean, tributable: boolean) => {
    const paid = withItem(bonus({ taxable, tributable }), '100000')
    return [paid.TOTAL_IMPONIBLE, paid.TOTAL_TRIBUTABLE, paid.TOTAL_HABERES]
  }
  expect(totals(true, true)).toEqual([1_100_000, 1_100_000, 1_100_000])
  expect(totals(true, false)).toEqual([1_100_000, 1_000_000, 1_100_000])
  expect(totals(false, true)).toEqual([1_000_000, 1_100_000, 1_100_000])
  expect(totals(false, false)).toEqual([1_000_000, 1_000_000, 1_100_000])
})

test('an item in UF is worth the UF of the month, one in UTM its UTM', () => {
  expect(withItem(bonus({ unit: 'UF' }), '2.5').BONO).toBe(102_643)
  expect(withItem(bonus({ unit: 'UTM' }), '0.5').BONO).toBe(35_861)
})

test('a formula names its value, facts and other concepts', () => {
  const item = bonus({ unit: '%', formula: 'SUELDO_BASE * VALOR_BONO' })
  expect(withItem(item, '7.5').BONO).toBe(75_000)
})

test('a proportional item follows the days worked', () => {
  const paid = withItem(bonus({ proportional: true }), '90000', { days: { absence: 10 } })
  expect(paid.BONO).toBe(60_000)
})

test('an employer’s item is cost and not pay', () => {
  const paid = withItem(bonus({ category: 'EMPLOYER_EARNING' }), '50000')
  const plain = payslipOf(202609, earning(1_000_000))
  expect(paid.TOTAL_HABERES).toBe(1_000_000)
  expect(Number(paid.COSTO_EMPRESA) - Number(plain.COSTO_EMPRESA)).toBe(50_000)
})

test('a value for an item that the company does not have is refused', () => {
  expect(() => payslipOf(202609, { ...earning(1), items: { NO_EXISTE: '1' } })).toThrow(
    'No existe el concepto NO_EXISTE',
  )
})

test('a cap holds in pesos, UF, UTM, minimum incomes or a share of the salary', () => {
  const capped = (type: 'CLP' | 'UF' | 'UTM' | 'IMM' | 'SALARY', value: string) =>
    Number(withItem(bonus({ cap: { type, value } }), '9000000').BONO)
  expect(capped('CLP', '250000')).toBe(250_000)
  expect(capped('UF', '2.5')).toBe(102_643)
  expect(capped('UTM', '0.5')).toBe(35_861)
  expect(capped('SALARY', '12.5')).toBe(125_000)
  expect(capped('IMM', '2')).toBeGreaterThan(1_000_000)
  expect(withItem(bonus({ cap: { type: 'UF', value: '3' } }), '1000').BONO).toBe(1_000)
})

test('an informative item is calculated and neither paid nor in any base', () => {
  const paid = withItem(bonus({ informative: true, gratification: true }), '90000')
  const plain = payslipOf(202609, earning(1_000_000))
  expect(paid.BONO).toBe(90_000)
  expect([paid.TOTAL_HABERES, paid.GRATIFICACION, paid.LIQUIDO]).toEqual([
    plain.TOTAL_HABERES,
    plain.GRATIFICACION,
    plain.LIQUIDO,
  ])
})

test('what is not seizable stays out of the base of the judicial retention', () => {
  const base = (seizable: boolean) => Number(withItem(bonus({ seizable }), '100000').BASE_RETENCION)
  expect(base(true) - base(false)).toBe(100_000)
})

test('variables and tables of the company are read by its formulas', () => {
  const payroll = openPayroll(202609, {
    concepts: [...usualConcepts, bonus({ formula: 'TRAMO(MIA; VALOR_BONO) * FACTOR_MIO' })],
    variables: [{ code: 'FACTOR_MIO', label: 'Factor', unit: 'número', value: '1.5', source: 'x' }],
    tables: [
      {
        code: 'MIA',
        label: 'Tramos',
        input: 'CLP',
        columns: [{ code: 'MONTO', label: 'Monto', unit: 'CLP' }],
        rows: [
          { upTo: '1000', values: ['10'] },
          { upTo: null, values: ['20.5'] },
        ],
        source: 'x',
      },
    ],
  })
  const paid = (value: string) => {
    const result = calculate(payroll, {
      ...earning(1_000_000),
      month: 202609,
      items: { BONO: value },
    })
    return result.ok ? result.values['BONO'] : result.error
  }
  expect(paid('1000')).toBe(15)
  expect(paid('1001')).toBe(31)
})
