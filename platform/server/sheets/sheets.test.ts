import { buffer } from 'node:stream/consumers'
import { heldBytes } from '#tests/memory.ts'
import { deflateRawSync } from 'node:zlib'
import { assert, asyncProperty, boolean, pre, string, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zipOf } from '../pdf/zip.ts'
import { type Column, columnKind } from './columns.ts'
import { IMPORT, readTable, sameHeader } from './sheet-reader.ts'
import { csvForPeople, writeCsv } from './write-csv.ts'
import { writeExcel } from './write-excel.ts'
import { writeXls } from './write-xls.ts'
import { BadZip, zipParts } from './zip-entries.ts'

const columns: Column[] = [
  { key: 'name', label: 'Nombre', kind: 'text' },
  { key: 'pay', label: 'Sueldo', kind: 'integer' },
  { key: 'uf', label: 'UF', kind: 'decimal' },
  { key: 'since', label: 'Desde', kind: 'date' },
  { key: 'active', label: 'Vigente', kind: 'flag' },
]
const row = {
  name: 'Íñigo Ñancupil',
  pay: -1250000,
  uf: '6.958',
  since: '2026-09-14',
  active: true,
}

describe('CSV out', () => {
  test('is separated by ;, all quoted, without accents, with numbers left as numbers', () => {
    expect(writeCsv(columns, [row])).toBe(
      '"Nombre";"Sueldo";"UF";"Desde";"Vigente"\r\n' +
        '"Inigo Nancupil";"-1250000";"6,958";"14-09-2026";"Si"\r\n',
    )
  })

  test.each(['=1+1', '+56 9', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1'])(
    'does not let «%s» be a formula',
    (name) => {
      expect(writeCsv(columns.slice(0, 1), [{ name }])).toContain(`"'${name.normalize('NFD')}"`)
    },
  )

  test('no sign of Unicode becomes a formula when its accents go', () => {
    const begun = /^"'?\s*[=+\-@\t\r＝＋－＠]/
    const formulas: string[] = []
    const found: string[] = []
    for (let code = 1; code < 0x110000; code++) {
      if (code >= 0xd800 && code < 0xe000) continue
      for (const name of [String.fromCodePoint(code), `\u0301${String.fromCodePoint(code)}`]) {
        const [, line = ''] = writeCsv(columns.slice(0, 1), [{ name: `${name}1` }]).split('"\r\n')
        if (!begun.test(line)) continue
        found.push(name)
        if (!line.startsWith(`"'`)) formulas.push(name)
      }
    }
    expect(formulas).toEqual([])
    expect(found).toContain('≠')
    expect(found).toContain('\u0301=')
  })

  test('quotes survive', () => {
    expect(writeCsv(columns.slice(0, 1), [{ name: 'a "b"; c\nd' }])).toContain('"a ""b""; c\nd"')
  })

  test('for people has the mark by which Excel reads º, and is read without it', async () => {
    const bytes = csvForPeople(columns.slice(0, 1), [{ name: '3º piso' }])
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    const { headers, rows } = await readTable(bytes)
    expect(headers).toEqual([columns[0]?.label])
    expect(rows.map(({ values }) => Object.values(values))).toEqual([['3º piso']])
  })

  test('writes instants in the clock of Chile', () => {
    const at: Column[] = [{ key: 'at', label: 'Hora', kind: 'timestamp' }]
    const summer = new Date('2026-01-15T02:30:00Z')
    expect(writeCsv(at, [{ at: summer }])).toContain('"14-01-2026 23:30"')
  })

  test('any text comes back as it was, without its accents', async () => {
    const texts = string({ unit: 'grapheme-ascii', minLength: 1 })
    await assert(
      asyncProperty(texts, async (text) => {
        pre(text.trim() !== '' && !/^'\s*[=+\-@]/.test(text.trim()))
        const csv = Buffer.from(writeCsv(columns.slice(0, 1), [{ name: text }]))
        const { rows } = await readTable(csv)
        expect(rows[0]?.values['Nombre']).toBe(text.trim())
      }),
    )
  })
})

describe('Excel out and in', () => {
  test('keeps types: text as text, numbers and dates as such', async () => {
    const danger = { ...row, name: '=HYPERLINK("http://x")' }
    const { headers, rows } = await readTable(await writeExcel(columns, [row, danger]))

    expect(headers).toEqual(['Nombre', 'Sueldo', 'UF', 'Desde', 'Vigente'])
    expect(rows[0]).toEqual({
      line: 2,
      values: {
        Nombre: 'Íñigo Ñancupil',
        Sueldo: '-1250000',
        UF: '6.958',
        Desde: '2026-09-14',
        Vigente: 'Sí',
      },
    })
    expect(rows[1]?.values['Nombre']).toBe('=HYPERLINK("http://x")')
  })

  test('a code is written with its words', async () => {
    const coded: Column[] = [
      { key: 'status', label: 'Estado', kind: 'text', text: (code) => `es ${String(code)}` },
    ]
    const { rows } = await readTable(await writeExcel(coded, [{ status: 'OPEN' }]))
    expect(rows[0]?.values).toEqual({ Estado: 'es OPEN' })
  })

  test('nothing is an empty cell', async () => {
    const { rows } = await readTable(await writeExcel(columns, [{ name: 'Ana' }]))
    expect(rows[0]?.values).toMatchObject({ Nombre: 'Ana', Sueldo: '', Desde: '' })
  })
})

describe('the file of a whole company', () => {
  const many = Array.from({ length: 2_500 }, (_, at) => ({ name: `Persona ${at}`, note: '=1+1' }))

  test('is made in a thread with the same cells', async () => {
    const { headers, rows } = await readTable(await writeExcel(columns, many))
    const few = await readTable(await writeExcel(columns, many.slice(2_490)))
    expect(headers).toEqual(few.headers)
    expect(rows.length).toBe(2_500)
    expect(rows.slice(2_490).map(({ values }) => values)).toEqual(
      few.rows.map(({ values }) => values),
    )
  })

  test('lets others go on while it is made', async () => {
    let turns = 0
    const clock = setInterval(() => (turns += 1), 1)
    await writeExcel(columns, many)
    clearInterval(clock)
    // One for each piece of rows at least; made at once there is none.
    expect(turns).toBeGreaterThan(3)
  })
})

describe('an import', () => {
  const csv = (text: string) => Buffer.from(text)

  test('drops two lines and lower-cases the headers, as the specification says', async () => {
    const { headers, rows } = await readTable(
      csv('Guía;\nNo borrar;\nRUT;Nombre\n1-9;Ana\n\n2-7;Eva\n'),
      IMPORT,
    )
    expect(headers).toEqual(['rut', 'nombre'])
    expect(rows).toEqual([
      { line: 4, values: { rut: '1-9', nombre: 'Ana' } },
      { line: 6, values: { rut: '2-7', nombre: 'Eva' } },
    ])
  })

  test('reads what Excel for Windows saves', async () => {
    const { rows } = await readTable(Buffer.from('Nombre;Comuna\r\nÍñigo;Ñuñoa\r\n', 'latin1'))
    expect(rows[0]?.values).toEqual({ Nombre: 'Íñigo', Comuna: 'Ñuñoa' })
  })

  test('reads commas when they separate', async () => {
    expect((await readTable(csv('a,b\n1,2\n'))).rows[0]?.values).toEqual({ a: '1', b: '2' })
  })

  test.each([
    ['', 'El archivo no tiene encabezados'],
    ['rut;rut\n1;2', 'El encabezado «rut» está repetido'],
    ['a;b\n"1;2', 'No se pudo leer el archivo CSV: revise las comillas'],
    [`a\n${'1\n'.repeat(12)}`, 'El archivo tiene 12 filas; el máximo es 10'],
    ['PK\x03\x04 no', 'No se pudo leer el archivo Excel: no es un zip'],
  ])('refuses %j in words', async (text, message) => {
    await expect(readTable(csv(text), { maxRows: 10, field: 'archivo' })).rejects.toMatchObject({
      kind: 'invalid',
      field: 'archivo',
      message,
    })
  })

  test('refuses a zip bomb without unpacking it', async () => {
    const bomb = await buffer(zipOf(one('xl/workbook.xml', Buffer.alloc(10))))
    const packed = deflateRawSync(Buffer.alloc(200 * 1024 * 1024))
    const before = heldBytes()
    expect(() => zipParts(withPackedPart(bomb, packed))).toThrow(BadZip)
    expect(heldBytes() - before).toBeLessThan(80 * 1024 * 1024)
  })

  test('never throws anything but words, whatever the bytes', async () => {
    await assert(
      asyncProperty(uint8Array({ maxLength: 400 }), boolean(), async (bytes, zip) => {
        const file = Buffer.concat([Buffer.from(zip ? 'PK\x03\x04' : ''), bytes])
        const error = await readTable(file).catch((failure: unknown) => failure)
        if (error instanceof Error) expect(error.name).toBe('UserError')
      }),
    )
  })
})

test('headers match whatever their accents and capitals', () => {
  expect(sameHeader(' Línea Aérea', 'linea aerea')).toBe(true)
  expect(sameHeader('Línea', 'Linear')).toBe(false)
})

test('fields of an entity say how they are written', () => {
  expect([columnKind('uf'), columnKind('pesos'), columnKind('rut')]).toEqual([
    'decimal',
    'integer',
    'text',
  ])
})

async function* one(name: string, content: Buffer) {
  yield { name, content }
}

/** The same one-part zip, its content replaced by a deflated one that claims to be small. */
function withPackedPart(zip: Buffer, packed: Buffer) {
  const name = zip.readUInt16LE(26)
  const start = 30 + name + zip.readUInt16LE(28)
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  const central = zip.readUInt32LE(end + 16)
  const directory = Buffer.from(zip.subarray(central))
  directory.writeUInt16LE(8, 10)
  directory.writeUInt32LE(packed.length, 20)
  directory.writeUInt32LE(start + packed.length, end - central + 16)
  return Buffer.concat([zip.subarray(0, start), packed, directory])
}

describe('Excel 97-2003 out', () => {
  /** The records of the only stream: of a short file, after its header, its table and its root. */
  function recordsOf(file: Buffer) {
    const stream = file.subarray(3 * 512)
    const found: { id: number; data: Buffer }[] = []
    for (let at = 0; found.filter(({ id }) => id === 0x0a).length < 2;) {
      const length = stream.readUInt16LE(at + 2)
      found.push({ id: stream.readUInt16LE(at), data: stream.subarray(at + 4, at + 4 + length) })
      at += 4 + length
    }
    return found
  }
  const place = (data: Buffer) => [data.readUInt16LE(0), data.readUInt16LE(2)]
  const textOf = (data: Buffer) =>
    data.subarray(9).toString(data.readUInt8(8) === 1 ? 'utf16le' : 'latin1')
  const rows = [
    ['Nº Cuenta', 'Monto'],
    ['0012', 1_234_567],
    ['', '漢'],
  ]

  test('is a compound file with the texts as texts and the numbers as numbers', () => {
    const file = writeXls(rows)
    expect(file.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1')
    expect(file.length).toBe(3 * 512 + 4096)
    const records = recordsOf(file)
    const texts = records.filter(({ id }) => id === 0x204)
    expect(texts.map(({ data }) => [...place(data), textOf(data)])).toEqual([
      [0, 0, 'Nº Cuenta'],
      [0, 1, 'Monto'],
      [1, 0, '0012'],
      [2, 1, '漢'],
    ])
    const numbers = records.filter(({ id }) => id === 0x203)
    expect(numbers.map(({ data }) => [...place(data), data.readDoubleLE(6)])).toEqual([
      [1, 1, 1_234_567],
    ])
    // The sheet begins where the workbook says.
    const sheet = records.find(({ id }) => id === 0x85)?.data.readUInt32LE(0) ?? 0
    expect(file.readUInt16LE(3 * 512 + sheet)).toBe(0x809)
  })

  test('the same rows give the same bytes, of any length that the format has', () => {
    expect(writeXls(rows).equals(writeXls(rows))).toBe(true)
    const many = Array.from({ length: 3000 }, (_, index) => [`Persona ${index}`, index])
    const file = writeXls(many)
    expect(file.length % 512).toBe(0)
    expect(file.includes('Persona 2999')).toBe(true)
    expect(() => writeXls(Array.from({ length: 65_537 }, () => ['']))).toThrow('65537 rows')
  })
})
