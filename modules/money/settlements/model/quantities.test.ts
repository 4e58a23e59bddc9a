import { describe, expect, test } from 'vitest'
import { quantityOf } from './quantities.ts'

describe('what an amount is made of', () => {
  test('years of service, where they are whole months of the base', () => {
    const amounts = { ANOS_INDEMNIZADOS: 11, BASE_TOPADA: 1_295_365 }
    const paid = { ...amounts, INDEMNIZACION_ANOS: 14_249_015 }
    expect(quantityOf('INDEMNIZACION_ANOS', paid, {})).toBe('11 años de $1.295.365')
    const other = { ...amounts, INDEMNIZACION_ANOS: 14_249_016 }
    expect(quantityOf('INDEMNIZACION_ANOS', other, {})).toBeNull()
  })

  test('holidays, with the days that are and are not worked', () => {
    const amounts = { FERIADO_CORRIDOS: 4_650_000, BASE_FERIADO: 638_653 }
    const facts = { FERIADO_HABILES: 3_250_000, FERIADO_INHABILES: 14 }
    expect(quantityOf('FERIADO', amounts, facts)).toBe(
      '46,5 días corridos de $638.653 al mes (32,5 hábiles y 14 inhábiles)',
    )
    const one = { FERIADO_CORRIDOS: 100_000, BASE_FERIADO: 638_653 }
    expect(quantityOf('FERIADO', one, { FERIADO_HABILES: 100_000, FERIADO_INHABILES: 0 })).toBe(
      '1 día corrido de $638.653 al mes (1 hábil y 0 inhábiles)',
    )
  })

  test('time served in a work, by its days for each month', () => {
    const amounts = { MESES_DE_OBRA: 7, DIAS_POR_MES_DE_OBRA: 25, BASE_TOPADA: 600_000 }
    expect(quantityOf('INDEMNIZACION_OBRA', amounts, {})).toBe(
      '7 meses a 2,5 días de $600.000 al mes',
    )
  })

  test('nothing of a balance, nor of a notice whose base is another', () => {
    expect(quantityOf('PRESTAMOS', { PRESTAMOS: 260_000 }, {})).toBeNull()
    const bankrupt = { INDEMNIZACION_AVISO: 900_000, BASE_TOPADA: 850_000 }
    expect(quantityOf('INDEMNIZACION_AVISO', bankrupt, {})).toBeNull()
  })
})
