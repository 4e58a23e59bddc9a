import { describe, expect, test } from 'vitest'
import { readCell, showCell } from '../model/cell.ts'
import { storedValues, sumOf } from './grid-values.ts'

describe('a typed cell', () => {
  test.each([
    ['1.234.567', 'CLP', '1234567'],
    ['$ 1.234', 'CLP', '1234'],
    ['8,5', 'HOURS', '8.5'],
    ['8.5', 'HOURS', '8.5'],
    ['1.234,5', 'UF', '1234.5'],
    ['3%', 'PERCENT', '3'],
    ['', 'CLP', '0'],
    ['  ', 'CLP', '0'],
  ])('«%s» in %s is %s', (text, unit, value) => {
    expect(readCell(text, unit)).toEqual({ value })
  })

  test.each([
    ['-5', 'CLP', 'No puede ser negativo'],
    ['mucho', 'CLP', 'Lleva letras: escriba solo cifras'],
    ['1,234.56', 'CLP', 'No es un número: los miles van con punto y los decimales con coma'],
    ['2:30', 'HOURS', 'Escriba las horas así: 2,5'],
    ['2:30', 'CLP', 'Parece una hora del reloj: escriba solo cifras'],
    ['2,5', 'DAYS', 'Los días van enteros'],
    ['40%', 'CLP', 'Es un monto en pesos: va sin % ni UF'],
    ['1.5', 'CLP', 'Los pesos no llevan decimales'],
    ['40', 'DAYS', 'Debe ser un número de días entre 0 y 31'],
    ['999999999', 'CLP', 'Debe ser a lo más 99.999.999'],
    ['1,12345', 'UF', 'Admite hasta 4 decimales'],
  ])('«%s» in %s is refused: %s', (text, unit, problem) => {
    expect(readCell(text, unit)).toEqual({ problem })
  })

  test('stored values show without the zeros of the database, and zero as nothing', () => {
    expect(showCell('8.5')).toBe('8,5')
    expect(showCell('1234567')).toBe('1.234.567')
    expect(showCell('0')).toBe('')
    expect(showCell(undefined)).toBe('')
  })
})

describe('what is stored', () => {
  const item = { contractId: 'a', itemCode: 'COMISIONES', status: 'ACTIVE' }
  test('adds up by cell, apart what lasts, without what is suspended', () => {
    const { once, lasting } = storedValues([
      { ...item, kind: 'ONCE', value: '1000.0000' },
      { ...item, kind: 'ONCE', value: '500.0000' },
      { ...item, kind: 'PERMANENT', value: '70.0000' },
      { ...item, kind: 'QUOTAS', value: '30.0000' },
      { ...item, kind: 'PERMANENT', value: '9.0000', status: 'SUSPENDED' },
    ])
    expect([...once]).toEqual([['a COMISIONES', '1500']])
    expect([...lasting]).toEqual([['a COMISIONES', '100']])
  })

  test('sums are exact', () => {
    expect(sumOf(['0.1', '0.2', '99999999.9999'])).toBe('100000000.2999')
  })
})
