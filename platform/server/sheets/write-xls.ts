/** A cell: text, or a number as a number. An empty text is no cell at all. */
export type XlsCell = string | number

/** Most rows that the format has. */
export const XLS_ROWS = 65_536

const SECTOR = 512
const FREE = 0xffffffff
const END = 0xfffffffe
const FAT = 0xfffffffd
/** A shorter stream would live among the small ones, which readers look for elsewhere. */
const SHORTEST = 4096

/**
 * An Excel 97-2003 workbook (BIFF8 in a compound file) of one sheet, for banks that take no other.
 * The same rows give the same bytes. Throws RangeError on more rows than the format has.
 *
 * Ours because no kept library writes it: SheetJS left the registry at 0.18.5, whose faults
 * (CVE-2023-30533, CVE-2024-22363) stay there; it reads what this writes.
 */
export function writeXls(rows: readonly (readonly XlsCell[])[], sheet = 'Hoja1'): Buffer {
  if (rows.length > XLS_ROWS) throw new RangeError(`${rows.length} rows`)
  const cells = rows.flatMap((row, y) => row.map((cell, x) => cellRecord(y, x, cell)))
  const body = Buffer.concat([bof(0x10), dimensions(rows), ...cells, record(0x0a)])
  const head = globals(sheet, 0)
  return compound(Buffer.concat([globals(sheet, head.length), body]))
}

/** What the workbook says of itself; `at`: where in the stream its sheet begins. */
function globals(sheet: string, at: number): Buffer {
  const name = text(sheet.slice(0, 31), 1)
  return Buffer.concat([
    bof(0x05),
    record(0x42, u16(1200)),
    record(0x3d, u16(0, 0, 16_000, 9000, 0x38, 0, 0, 1, 600)),
    ...Array.from({ length: 5 }, () => font),
    ...Array.from({ length: 15 }, (_, index) => format(0xfff5, index === 0 ? 0 : 0xf400)),
    format(1, 0),
    record(0x293, u16(0x8000), Buffer.of(0, 0xff)),
    record(0x85, u32(at), u16(0), name),
    record(0x0a),
  ])
}

const font = record(0x31, u16(200, 0, 0x7fff, 400, 0, 0, 0), text('Arial', 1))

/** A format: fifteen of styles, which every workbook has, and that of its cells after them. */
const CELL_FORMAT = 15
const format = (kind: number, parts: number) =>
  record(0xe0, u16(0, 0, kind, 0x20, parts, 0, 0, 0, 0, 0x20c0))

function cellRecord(y: number, x: number, cell: XlsCell): Buffer {
  if (cell === '') return Buffer.alloc(0)
  const place = u16(y, x, CELL_FORMAT)
  if (typeof cell === 'number') {
    const value = Buffer.alloc(8)
    value.writeDoubleLE(cell)
    return record(0x203, place, value)
  }
  return record(0x204, place, text(cell, 2))
}

function dimensions(rows: readonly (readonly XlsCell[])[]): Buffer {
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0)
  return record(0x200, u32(0), u32(rows.length), u16(0, widest, 0))
}

const bof = (kind: number) => record(0x809, u16(0x600, kind, 0x0dbb, 0x07cc), u32(0x41, 6))

function record(id: number, ...parts: readonly Buffer[]): Buffer {
  const data = Buffer.concat(parts)
  return Buffer.concat([u16(id, data.length), data])
}

/** A text with its length in one or two bytes; of one byte a sign while all of them fit. */
function text(value: string, lengthBytes: 1 | 2): Buffer {
  const wide = /[\u0100-\uffff]/.test(value)
  const length = Buffer.alloc(lengthBytes)
  length.writeUIntLE(value.length, 0, lengthBytes)
  return Buffer.concat([
    length,
    Buffer.of(wide ? 1 : 0),
    Buffer.from(value, wide ? 'utf16le' : 'latin1'),
  ])
}

/** The stream «Workbook» alone in a compound file of sectors of 512 bytes. */
function compound(stream: Buffer): Buffer {
  const size = Math.max(SHORTEST, Math.ceil(stream.length / SHORTEST) * SHORTEST)
  const data = Buffer.alloc(size)
  stream.copy(data)
  const sectors = size / SECTOR
  const tables = tablesFor(sectors)
  const directory = tables
  const first = tables + 1
  const chain = [
    ...Array.from({ length: tables }, () => FAT),
    END,
    ...Array.from({ length: sectors }, (_, index) =>
      index === sectors - 1 ? END : first + index + 1,
    ),
  ]
  const fat = Buffer.alloc(tables * SECTOR, 0xff)
  chain.forEach((next, index) => fat.writeUInt32LE(next, index * 4))
  return Buffer.concat([header(tables, directory), fat, entries(first, size), data])
}

/** Sectors that the table of sectors takes, itself and the directory counted. */
function tablesFor(sectors: number): number {
  let tables = 1
  while (tables * (SECTOR / 4) < sectors + tables + 1) tables += 1
  if (tables > 109) throw new RangeError('The list is too long for an Excel 97-2003 workbook')
  return tables
}

function header(tables: number, directory: number): Buffer {
  const whole = Buffer.alloc(SECTOR, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(whole)
  whole.fill(0, 8, 24)
  u16(0x3e, 3, 0xfffe, 9, 6, 0, 0, 0).copy(whole, 24)
  u32(0, tables, directory, 0, SHORTEST, END, 0, END, 0).copy(whole, 40)
  for (let index = 0; index < tables; index += 1) whole.writeUInt32LE(index, 76 + index * 4)
  return whole
}

/** The directory: its root, and the one stream. */
function entries(first: number, size: number): Buffer {
  const none = entry('', 0, END, 0, FREE)
  none.writeUInt32LE(0, 116)
  return Buffer.concat([
    entry('Root Entry', 5, END, 0, 1),
    entry('Workbook', 2, first, size, FREE),
    none,
    none,
  ])
}

function entry(name: string, kind: number, first: number, size: number, child: number): Buffer {
  const whole = Buffer.alloc(128)
  whole.write(name, 'utf16le')
  whole.writeUInt16LE(name === '' ? 0 : (name.length + 1) * 2, 64)
  whole.writeUInt8(kind, 66)
  whole.writeUInt8(1, 67)
  u32(FREE, FREE, child).copy(whole, 68)
  u32(first, size).copy(whole, 116)
  return whole
}

function u16(...values: number[]): Buffer {
  const whole = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => whole.writeUInt16LE(value, index * 2))
  return whole
}

function u32(...values: number[]): Buffer {
  const whole = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => whole.writeUInt32LE(value, index * 4))
  return whole
}
