import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { spend } from '#tests/budget.ts'
import { linesIn, readList } from './pasted-list.ts'

const [one, two, three] = [rutOf(12_345_678), rutOf(9_876_543), rutOf(7_654_321)]
const contracts = new Map([
  [one, ['c1']],
  [two, ['c2', 'c3']],
])
const items = [
  { code: 'COMISIONES', label: 'Comisiones', unit: 'CLP' },
  { code: 'HORAS_EXTRA', label: 'Horas extraordinarias', unit: 'HOURS' },
]
const read = (...lines: readonly (readonly [string, string, string])[]) =>
  linesIn(
    lines.map(([rut, item, value]) => ({ rut, item, value })),
    contracts,
    items,
  )

test('a list is read with or without titles', () => {
  const row = [one, 'Comisiones', '1.500']
  expect(readList([['RUT', 'Concepto', 'Monto'], row, ['', '', '']])).toEqual(readList([row]))
  expect(readList([['Pedro', 'Comisiones', '1.500']])).toHaveLength(1)
})

test('an item that is nearly right says which one was meant', () => {
  const [line] = linesIn(
    [{ rut: '12.345.678-5', item: 'Comisiomes', value: '1' }],
    contracts,
    items,
  )
  expect(line).toEqual({
    wrong: 'item',
    problem: '«Comisiomes» no existe. ¿Quiso decir «Comisiones»?',
  })
})

test('items are named by their label or their code, however they are written', () => {
  expect(read(['12.345.678-5', 'comisiones', '1.500'], [one, 'horas_extra', '2,5'])).toEqual([
    { contractId: 'c1', itemCode: 'COMISIONES', text: '1.500' },
    { contractId: 'c1', itemCode: 'HORAS_EXTRA', text: '2,5' },
  ])
})

test('each mistake is said of its own row and cell', () => {
  expect(
    read(
      ['12345678-9', 'Comisiones', '1'],
      [three, 'Comisiones', '1'],
      [two, 'Comisiones', '1'],
      [one, 'Comisión', '1'],
      [one, 'Comisiones', '1,5'],
      [one, 'Comisiones', ''],
      [one, 'Comisiones', '10'],
      [one, 'COMISIONES', '20'],
    ).map((line) => ('wrong' in line ? line.wrong : 'written')),
  ).toEqual(['rut', 'rut', 'rut', 'item', 'value', 'value', 'written', 'item'])
})

test('no cell is ever written twice, whatever is pasted', async () => {
  const cells = fc.constantFrom(one, two, three, 'Pedro', '', 'Comisiones', 'HORAS_EXTRA', '10')
  const block = fc.array(fc.tuple(cells, cells, cells), { maxLength: 30 })
  await spend('pasted lists', { seconds: 1, least: 200 }, ({ draw }) => {
    const lines = readList(draw(block))
    const written = linesIn(lines, contracts, items).flatMap((line) =>
      'wrong' in line ? [] : [`${line.contractId} ${line.itemCode}`],
    )
    expect(new Set(written).size).toBe(written.length)
  })
})
