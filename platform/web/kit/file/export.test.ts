import { expect, test } from 'vitest'
import { csvText, saveRows } from './export.ts'

test('a CSV has semicolons, quotes everywhere and no accents', () => {
  expect(
    csvText([
      ['Nombre', 'Sueldo'],
      ['Ñancupil "Toño"', 1450000],
      [null, -5],
    ]),
  ).toBe('"Nombre";"Sueldo"\r\n"Nancupil ""Tono""";"1450000"\r\n"";"-5"')
})

test.each(['=1+1', '+56 9', '@cmd', '-sum(A1)', '\tx'])(
  'a cell that says «%s» is never run',
  (text) => {
    expect(csvText([[text]])).toBe(`"'${text}"`)
  },
)

test('a negative amount as text stays one', () => {
  expect(csvText([['-1.234,5']])).toBe('"-1.234,5"')
})

test('a file without rows is not made', async () => {
  const columns = [{ key: 'a', title: 'A', render: () => null, text: () => 'x' }]
  await expect(saveRows('csv', 'lista', [], columns)).rejects.toThrow('Error: reporte sin datos')
})
