// What belongs to a person and a month, for several contracts with one employer.
import { describe, expect, test } from 'vitest'
import { valueIn } from '#formula/index.ts'
import type { PartialInput } from './input.ts'
import { completeInput } from './schema.ts'
import { calculate, openPayroll } from './run.ts'
import { together } from './together.ts'

const september = openPayroll(202609)
type Given = Omit<PartialInput, 'month'>

/** The payslips of the contracts, one after the other. */
function payslipsOf(contracts: readonly Given[]) {
  const inputs = contracts.map((one) => completeInput({ ...one, month: 202609 }))
  return together(september, inputs).map((input) => {
    const result = calculate(september, input)
    if (!result.ok) throw new Error(result.error.message)
    return result.values
  })
}
const sumOf = (contracts: readonly Given[], code: string) =>
  payslipsOf(contracts).map((values) => valueIn(values, code))
const total = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

const half = (
  first: boolean,
  salary: string,
  mode: 'NONE' | 'ART_50',
  more: Given = {},
): Given => ({
  ...more,
  contract: {
    type: 'FIXED',
    weeklyHours: '42',
    start: first ? '2026-09-01' : '2026-09-16',
    end: first ? '2026-09-15' : '2026-09-30',
    salary: { amount: salary, currency: 'CLP' },
    gratification: { mode },
  },
  pension: { afp: 'MODELO' },
})

describe('Carlos, a fixed term until the 15th and another from the 16th', () => {
  const carlos = [half(true, '8000000', 'NONE'), half(false, '8000000', 'NONE')]

  test('pays the tax of what the employer pays in the month', () => {
    const tax = sumOf(carlos, 'IMPUESTO_UNICO')
    expect(tax).toEqual([174_124, 783_762])
    expect(total(tax)).toBe(957_886)
  })

  test('shares the caps of contributions and of the insurance', () => {
    expect(total(sumOf(carlos, 'BASE_PREVISIONAL'))).toBe(3_695_148)
    expect(total(sumOf(carlos, 'BASE_CESANTIA'))).toBe(5_550_933)
  })

  test('has one gratification, and is paid as in one contract', () => {
    const smaller = [half(true, '1800000', 'ART_50'), half(false, '1800000', 'ART_50')]
    expect(sumOf(smaller, 'GRATIFICACION')).toEqual([219_115, 0])
    expect(total(sumOf(smaller, 'IMPUESTO_UNICO'))).toBe(27_837)
    expect(total(sumOf(smaller, 'LIQUIDO'))).toBe(1_636_318)
  })
})

/** Part-time, twenty hours, open-ended. */
const partTime = (salary: string, more: Given = {}): Given => ({
  ...more,
  contract: {
    start: '2025-01-01',
    salary: { amount: salary, currency: 'CLP' },
    weeklyHours: '20',
    gratification: { mode: 'ART_50' },
    ...more.contract,
  },
  pension: { afp: 'MODELO' },
})

describe('Pilar, two part-time contracts at once', () => {
  const own: Given = {
    health: { system: 'ISAPRE', planUf: '5' },
    savings: { apvB: { pesos: '100000' } },
    deductions: { alimony: { pesos: '150000' }, union: { pesos: '8000' } },
    family: { bracket: 'B', simple: 2 },
    items: { PRESTAMO_EMPRESA: '150000' },
  }
  const pilar = [partTime('600000', own), partTime('600000', { ...own, items: {} })]

  test('pays her plan, her savings, her alimony and her fee once', () => {
    expect(total(sumOf(pilar, 'SALUD_TOTAL'))).toBe(205_286)
    expect(sumOf(pilar, 'APV_B')).toEqual([52_850, 47_150])
    expect(total(sumOf(pilar, 'APV_B'))).toBe(100_000)
    expect(sumOf(pilar, 'RETENCION_JUDICIAL')).toEqual([150_000, 0])
    expect(sumOf(pilar, 'CUOTA_SINDICAL')).toEqual([8_000, 0])
  })

  test('pays each union its fee, where her contracts are in two', () => {
    const memberOf = (name: string, pesos: string): Given => ({
      ...own,
      deductions: { ...own.deductions, union: { pesos, of: name } },
    })
    const inTwo = (other: string) => [
      partTime('600000', memberOf('Sindicato N° 1', '8000')),
      partTime('600000', memberOf(other, '5000')),
    ]
    expect(sumOf(inTwo('Sindicato N° 2'), 'CUOTA_SINDICAL')).toEqual([8_000, 5_000])
    expect(sumOf(inTwo('Sindicato N° 1'), 'CUOTA_SINDICAL')).toEqual([8_000, 0])
  })

  test('is owed the allowance of forty hours, and 15 % of all her pay may be discounted', () => {
    expect(total(sumOf(pilar, 'ASIGNACION_FAMILIAR'))).toBe(2 * 13_870)
    expect(total(sumOf(pilar, 'PRESTAMO_EMPRESA'))).toBe(150_000)
    const [first = 0] = sumOf(pilar, 'TOTAL_IMPONIBLE')
    expect(first * 0.15).toBeLessThan(150_000)
  })
})

describe('Benjamín, 290.000 and then 4.000.000 from the 7th', () => {
  const benjamin = [
    partTime('290000'),
    partTime('4000000', { contract: { start: '2026-09-07', weeklyHours: '42' } }),
  ]

  test('has one cap of art. 50 and the tax of both', () => {
    expect(total(sumOf(benjamin, 'GRATIFICACION'))).toBe(219_115)
  })
})
