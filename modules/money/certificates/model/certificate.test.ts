import { describe, expect, test } from 'vitest'
import { stateOn } from './certificate.ts'
import { meanOf, paidTable, type PaidMonth } from './paid-months.ts'

const month = (yearMonth: number, amounts: Record<string, number>, declared = ''): PaidMonth => ({
  yearMonth,
  amountOf: (code) => amounts[code] ?? 0,
  declared,
})

describe('a certificate', () => {
  test('is good on its last day, and not on the day after', () => {
    expect(stateOn('2026-10-15', '2026-10-15')).toBe('CURRENT')
    expect(stateOn('2026-10-16', '2026-10-15')).toBe('EXPIRED')
  })

  test('adds up each column of its months', () => {
    const table = paidTable('INCOME', [
      month(202607, { TOTAL_IMPONIBLE: 900_000, TOTAL_HABERES: 1_000_000, LIQUIDO: 820_000 }),
      month(202608, { TOTAL_IMPONIBLE: 910_000, TOTAL_HABERES: 1_010_000, LIQUIDO: 830_000 }),
    ])
    expect(table.rows[0]).toEqual(['Julio 2026', '$900.000', '$1.000.000', '$0', '$0', '$820.000'])
    expect(table.total).toEqual(['Total', '$1.810.000', '$2.010.000', '$0', '$0', '$1.650.000'])
  })

  test('of contributions says both parts of a sum, and how each month was declared', () => {
    const { rows, head } = paidTable('CONTRIBUTIONS', [
      month(202608, { SALUD_LEGAL: 70_000, SALUD_ADICIONAL: 5_000, AFC: 6_000 }, 'Sin archivo'),
    ])
    expect(head.at(-1)).toBe('Declaración')
    expect(rows[0]?.slice(3)).toEqual(['$75.000', '$6.000', '$0', 'Sin archivo'])
  })

  test('has a mean in whole pesos, and none of no month', () => {
    expect(meanOf('LIQUIDO', [month(202607, { LIQUIDO: 1 }), month(202608, { LIQUIDO: 2 })])).toBe(
      2,
    )
    expect(meanOf('LIQUIDO', [])).toBe(0)
  })
})
