import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { columnName, xlsxFile } from './xlsx.ts'

const read = async (file: Blob) => readSheet(Buffer.from(await file.arrayBuffer()))

test('what was written is read back: texts as texts, numbers as numbers', async () => {
  const rows = [
    ['Ñancupil & <Soto>', 1450000, null],
    ['=1+1', -5, ' dos  espacios '],
  ]
  expect(await read(await xlsxFile(['Nombre', 'Sueldo', 'Nota'], rows))).toEqual([
    ['Nombre', 'Sueldo', 'Nota'],
    ['Ñancupil & <Soto>', 1450000, null],
    ['=1+1', -5, expect.stringContaining('dos  espacios')],
  ])
})

test('thousands of rows fit, without a worker', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => [`Persona ${at}`, at, 'Analista'])
  const sheet = await read(await xlsxFile(['Nombre', 'N.º', 'Cargo'], rows))
  expect(sheet).toHaveLength(5001)
  expect(sheet.at(-1)).toEqual(['Persona 4999', 4999, 'Analista'])
})

test('a control character, which no sheet can hold, is left out', async () => {
  const [, row] = await read(await xlsxFile(['A'], [['a\u0001b']]))
  expect(row).toEqual(['ab'])
})

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (at, name) => {
  expect(columnName(at)).toBe(name)
})
