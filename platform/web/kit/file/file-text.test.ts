import { expect, test } from 'vitest'
import { textOfFile } from './file-text.ts'
import { xlsxFile } from './xlsx.ts'

const file = (bytes: Uint8Array<ArrayBuffer> | string) => new Blob([bytes])

test('a workbook is its cells, and nothing of one ends a cell or a line', async () => {
  const rows = [
    ['12345678-5', 1_250_000, 'Rechazado', 'Cuenta "cerrada"\nayer'],
    ['11111111-1', 100_000_000, 'Pagado', null],
  ]
  expect(await textOfFile(await xlsxFile(['RUT', 'Monto', 'Resultado', 'Motivo'], rows))).toEqual({
    text:
      'RUT\tMonto\tResultado\tMotivo\n' +
      '12345678-5\t1250000\tRechazado\tCuenta cerrada ayer\n' +
      '11111111-1\t100000000\tPagado\t',
  })
})

test('a text of Windows keeps its letters', async () => {
  const bytes = new Uint8Array([0x4e, 0x75, 0xf1, 0x65, 0x7a])
  expect(await textOfFile(file(bytes))).toEqual({ text: 'Nuñez' })
})

test('an old workbook says what to do, and a broken one too', async () => {
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  expect(await textOfFile(file(old))).toEqual({
    problem: expect.stringContaining('guárdelo como .xlsx'),
  })
  const broken = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])
  expect(await textOfFile(file(broken))).toEqual({
    problem: expect.stringContaining('No se pudo leer el archivo Excel'),
  })
})
