import { describe, expect, test } from 'vitest'
import { changesOf, noEdits, reduceEdits, spread, spreadByRut } from './grid-edits.ts'
import { readBlock, readCell, showCell, storedValues, sumOf } from './grid-values.ts'

const pesos = { code: 'COMISIONES', label: 'Comisiones', unit: 'CLP', group: 'Haberes' }
const hours = { code: 'HORAS_EXTRA', label: 'Horas', unit: 'HOURS', group: 'Tiempo' }
const columns = new Map([pesos, hours].map((column) => [column.code, column]))

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
    ['mucho', 'CLP', 'No es un número'],
    ['1,234.56', 'CLP', 'No es un número'],
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

describe('edits', () => {
  const stored = new Map([['a COMISIONES', '1500']])
  const write = (...cells: [string, string][]) => ({ do: 'write' as const, cells })

  test('only what means another amount is a change', () => {
    const edits = reduceEdits(
      noEdits(),
      write(['a COMISIONES', '1.500'], ['b COMISIONES', '20'], ['b HORAS_EXTRA', 'x']),
    )
    const { changed, problems } = changesOf(edits, stored, columns)
    expect([...changed.values()]).toEqual([
      { contractId: 'b', itemCode: 'COMISIONES', value: '20' },
    ])
    expect([...problems]).toEqual([['b HORAS_EXTRA', 'No es un número']])
  })

  test('emptying a stored cell takes it away', () => {
    const edits = reduceEdits(noEdits(), write(['a COMISIONES', '']))
    expect([...changesOf(edits, stored, columns).changed.values()]).toEqual([
      { contractId: 'a', itemCode: 'COMISIONES', value: '0' },
    ])
  })

  test('go back and forward by steps; a paste is one step', () => {
    let edits = reduceEdits(noEdits(), write(['a COMISIONES', '1'], ['b COMISIONES', '2']))
    edits = reduceEdits(edits, write(['a COMISIONES', '3']))
    edits = reduceEdits(edits, { do: 'undo' })
    expect(edits.typed.get('a COMISIONES')).toBe('1')
    edits = reduceEdits(edits, { do: 'undo' })
    expect(edits.typed.size).toBe(0)
    edits = reduceEdits(edits, { do: 'undo' })
    edits = reduceEdits(edits, { do: 'redo' })
    expect([...edits.typed.values()]).toEqual(['1', '2'])
    edits = reduceEdits(edits, write(['a COMISIONES', '9']))
    expect(edits.future).toEqual([])
  })

  test('what the server refused stays at its cell until it is typed again', () => {
    let edits = reduceEdits(noEdits(), write(['a COMISIONES', '7']))
    edits = reduceEdits(edits, { do: 'refuse', key: 'a COMISIONES', message: 'No se puede' })
    expect(changesOf(edits, stored, columns).problems.get('a COMISIONES')).toBe('No se puede')
    edits = reduceEdits(edits, write(['a COMISIONES', '8']))
    expect(changesOf(edits, stored, columns).problems.size).toBe(0)
  })
})

describe('a pasted block', () => {
  test('is read by lines and tabs, as spreadsheets of any system write it', () => {
    expect(readBlock('1\t2\r\n3\t\r\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ])
    expect(readBlock('solo')).toEqual([['solo']])
  })

  test('falls to the right and down of its cell, and counts what does not fit', () => {
    const block = [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ]
    const { cells, outside } = spread(
      block,
      { row: 1, column: 1 },
      ['a', 'b'],
      ['X', 'COMISIONES', 'HORAS_EXTRA'],
    )
    expect(cells).toEqual([
      ['b COMISIONES', '1'],
      ['b HORAS_EXTRA', '2'],
    ])
    expect(outside).toBe(4)
  })

  const people = [
    { contractId: 'a', rut: '41000069-5' },
    { contractId: 'b', rut: '11111111-1' },
    { contractId: 'c', rut: '22222222-2' },
    { contractId: 'd', rut: '22222222-2' },
  ]
  const headings = [
    { code: 'COMISIONES', label: 'Comisiones' },
    { code: 'HORAS_EXTRA', label: 'Horas extraordinarias' },
  ]

  test('with RUTs finds its people wherever they stand, in any order', () => {
    const block = [
      ['11.111.111-1', '7'],
      ['410000695', '1.500', '2', '9'],
      ['5.126.663-3', '1'],
    ]
    expect(spreadByRut(block, people, headings, 0)).toEqual({
      cells: [
        ['b COMISIONES', '7'],
        ['a COMISIONES', '1.500'],
        ['a HORAS_EXTRA', '2'],
      ],
      outside: 1,
      unknown: ['5.126.663-3'],
    })
  })

  test('with a first row of items puts each column in its item', () => {
    const block = [
      ['RUT', 'horas extraordinarias', 'Otra cosa', 'COMISIONES'],
      ['11.111.111-1', '3', '', '1.000'],
    ]
    expect(spreadByRut(block, people, headings, 1)?.cells).toEqual([
      ['b HORAS_EXTRA', '3'],
      ['b COMISIONES', '1.000'],
    ])
  })

  test('says nothing of which contract to who has two, and is no RUT paste without RUTs', () => {
    expect(spreadByRut([['22.222.222-2', '1']], people, headings, 0)).toMatchObject({
      cells: [],
      unknown: ['22.222.222-2'],
    })
    expect(spreadByRut([['1', '2']], people, headings, 0)).toBeUndefined()
  })
})
