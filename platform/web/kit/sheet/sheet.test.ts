import { describe, expect, test } from 'vitest'
import { isBlock, pastedWords, readBlock, spread } from '#platform/model/block.ts'
import { changesOf, noEdits, type Read, reduceEdits, sameCell } from './edits.ts'
import { filledBy, rutsOf, spreadByRut } from './people.ts'

const read: Read = (_key, text) =>
  /^\d*$/.test(text) ? { value: text || '0' } : { problem: 'No es un número' }

describe('edits', () => {
  const stored = new Map([['a COMISIONES', '1500.0000']])
  const write = (...cells: [string, string][]) => ({ do: 'write' as const, cells, stored })

  test('only what means another value is a change', () => {
    const edits = reduceEdits(
      noEdits(),
      write(['a COMISIONES', '1500'], ['b COMISIONES', '20'], ['b HORAS', 'x']),
    )
    const { changed, problems } = changesOf(edits, stored, read)
    expect([...changed]).toEqual([['b COMISIONES', '20']])
    expect([...problems]).toEqual([['b HORAS', 'No es un número']])
  })

  test('emptying a stored cell takes it away', () => {
    const edits = reduceEdits(noEdits(), write(['a COMISIONES', '']))
    expect([...changesOf(edits, stored, read).changed]).toEqual([['a COMISIONES', '0']])
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
    expect(changesOf(edits, stored, read).problems.get('a COMISIONES')).toBe('No se puede')
    edits = reduceEdits(edits, write(['a COMISIONES', '8']))
    expect(changesOf(edits, stored, read).problems.size).toBe(0)
  })

  test('what somebody else stored meanwhile is decided, one way or the other', () => {
    const edits = reduceEdits(noEdits(), write(['a COMISIONES', '2000']))
    const now = new Map([['a COMISIONES', '1800']])
    expect([...changesOf(edits, now, read).crossings]).toEqual([['a COMISIONES', '1800']])
    // The same value is no crossing, and neither is a cell that nobody else wrote in.
    expect(changesOf(edits, new Map([['a COMISIONES', '2000.00']]), read).crossings.size).toBe(0)
    expect(changesOf(edits, stored, read).crossings.size).toBe(0)

    const decide = { do: 'decide' as const, key: 'a COMISIONES', stored: now }
    const mine = reduceEdits(edits, { ...decide, keep: 'mine' })
    expect(changesOf(mine, now, read).crossings.size).toBe(0)
    expect(changesOf(mine, now, read).changed.get('a COMISIONES')).toBe('2000')
    const theirs = reduceEdits(edits, { ...decide, keep: 'theirs' })
    expect(changesOf(theirs, now, read).changed.size).toBe(0)
  })

  test('no value is none, and so is zero', () => {
    expect(sameCell('', '0.0000')).toBe(true)
    expect(sameCell('FIXED', 'PERCENT')).toBe(false)
    expect(sameCell('1.5', '1.50')).toBe(true)
  })
})

describe('a pasted block', () => {
  test('is read by lines and tabs, as spreadsheets of any system write it', () => {
    expect(readBlock('1\t2\r\n3\t\r\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ])
    expect(readBlock('solo')).toEqual([['solo']])
    expect(readBlock('')).toEqual([['']])
    expect(readBlock('1\n\n3\n')).toEqual([['1'], [''], ['3']])
    expect(readBlock('"dos\nlíneas"\t"con ""comillas"""\n5')).toEqual([
      ['dos líneas', 'con "comillas"'],
      ['5'],
    ])
    expect(readBlock('5" de alto\t2')).toEqual([['5" de alto', '2']])
    expect([isBlock(readBlock('15000\r\n')), isBlock(readBlock('15000\n20000'))]).toEqual([
      false,
      true,
    ])
  })

  test('falls to the right and down of its cell, and counts what does not fit', () => {
    const block = [
      ['1', '2', '3'],
      ['4', '5', ''],
    ]
    const { cells, outside } = spread(block, { row: 1, column: 1 }, { rows: 2, columns: 3 })
    expect(cells).toEqual([
      { row: 1, column: 1, text: '1' },
      { row: 1, column: 2, text: '2' },
    ])
    expect(outside).toBe(3)
  })

  test('is written in words', () => {
    expect(pastedWords(1, 0)).toBe('Se pegó 1 celda')
    expect(pastedWords(3, 1)).toBe('Se pegaron 3 celdas; 1 quedó fuera de la tabla')
    expect(pastedWords(3, 2)).toBe('Se pegaron 3 celdas; 2 quedaron fuera de la tabla')
  })
})

describe('a pasted block with RUTs', () => {
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

  test('finds its people wherever they stand, in any order', () => {
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

  test('leaves out a person with two contracts', () => {
    expect(spreadByRut([['22.222.222-2', '1']], people, headings, 0)).toMatchObject({
      cells: [],
      unknown: ['22.222.222-2'],
    })
  })

  test('names each person once, where a row has more than a RUT', () => {
    const block = [
      ['RUT', 'Comisiones'],
      ['11.111.111-1', '7'],
      ['11111111-1', '8'],
      ['5.126.663-3'],
    ]
    expect(rutsOf(block)).toEqual(['11111111-1'])
  })

  test('amounts are no RUTs, whatever their last digit', () => {
    // 150.002 would be the RUT 15.000-2.
    const amounts = [['150002'], ['20000']]
    expect(spreadByRut(amounts, people, headings, 0)).toBeUndefined()
    const two = amounts.map(([amount = '']) => [amount, '2'])
    expect(spreadByRut(two, people, headings, 0)).toBeUndefined()
  })
})

describe('a fill', () => {
  const people = ['c1', 'c2', 'c3'].map((contractId) => ({ contractId, rut: '' }))
  const columns = [
    { code: 'A', label: 'A' },
    { code: 'B', label: 'B' },
  ]
  const held = new Map([
    ['c1 A', '10'],
    ['c2 B', '7'],
  ])
  const sheet = { people, columns, textOf: (key: string) => held.get(key) ?? '' }

  test('takes the cell above or at the left', () => {
    const at = { row: 1, column: 0 }
    expect(filledBy(sheet, at, 'above', '')).toEqual([['c2 A', '10']])
    expect(filledBy(sheet, { row: 0, column: 1 }, 'left', '')).toEqual([['c1 B', '10']])
    expect(filledBy(sheet, { row: 0, column: 0 }, 'above', '')).toEqual([])
    expect(filledBy(sheet, { row: 0, column: 0 }, 'left', '')).toEqual([])
  })

  test('to the end writes what is typed in its cell and in those that say something else', () => {
    expect(filledBy(sheet, { row: 0, column: 1 }, 'below', '7')).toEqual([
      ['c1 B', '7'],
      ['c3 B', '7'],
    ])
    expect(filledBy(sheet, { row: 2, column: 0 }, 'right', '3')).toEqual([
      ['c3 A', '3'],
      ['c3 B', '3'],
    ])
  })
})
