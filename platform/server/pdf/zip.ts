import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly content: Uint8Array }

/**
 * A zip of many files as a stream, each made only when the reader has taken the one before: ten
 * thousand payslips need the memory of one. Contents are stored, for a PDF is compressed already,
 * and equal contents give equal zips. A failing source breaks the stream, so that nobody takes half
 * a zip for a whole one; so do 65,535 files or 4 GB, which this form of zip cannot say.
 */
export const zipOf = (entries: AsyncIterable<ZipEntry>): Readable =>
  Readable.from(chunksOf(entries), { objectMode: false })

async function* chunksOf(entries: AsyncIterable<ZipEntry>) {
  const names = new Set<string>()
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const facts = factsOf(unique(names, name), content)
    directory.push(directoryRecord(facts, offset))
    const header = localHeader(facts)
    yield header
    if (content.length > 0) yield content
    offset += header.length + content.length
    if (names.size >= MAX_FILES || offset > MAX_BYTES) throw new RangeError('too much for one zip')
  }
  yield* directory
  const size = directory.reduce((sum, record) => sum + record.length, 0)
  yield endRecord(directory.length, size, offset)
}

const MAX_FILES = 0xffff
const MAX_BYTES = 0xffff_ffff

/**
 * What both headers of a file repeat, in the order of the format (APPNOTE.TXT, 4.3.7 and 4.3.12).
 */
type Facts = { readonly name: Buffer; readonly shared: Buffer }

const VERSION = 20
const UTF8_NAME = 0x0800
const STORED = 0
/** 1 January 1980, the first day a zip can tell. */
const DAY = 0x0021

function factsOf(name: string, content: Uint8Array): Facts {
  const bytes = Buffer.from(name)
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(VERSION, 0)
  shared.writeUInt16LE(UTF8_NAME, 2)
  shared.writeUInt16LE(STORED, 4)
  shared.writeUInt16LE(DAY, 8)
  shared.writeUInt32LE(crc32(content), 10)
  shared.writeUInt32LE(content.length, 14)
  shared.writeUInt32LE(content.length, 18)
  shared.writeUInt16LE(bytes.length, 22)
  return { name: bytes, shared }
}

const localHeader = ({ name, shared }: Facts) => joined(signature(0x04034b50), shared, name)

function directoryRecord({ name, shared }: Facts, offset: number) {
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(VERSION)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return joined(signature(0x02014b50), madeBy, shared, rest, name)
}

function endRecord(count: number, size: number, offset: number) {
  const record = Buffer.alloc(18)
  record.writeUInt16LE(count, 4)
  record.writeUInt16LE(count, 6)
  record.writeUInt32LE(size, 8)
  record.writeUInt32LE(offset, 12)
  return joined(signature(0x06054b50), record)
}

function signature(number: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}

/** In memory of its own: a record that lives to the end must not keep a shared block alive. */
function joined(...parts: readonly Buffer[]) {
  const whole = Buffer.alloc(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) at += part.copy(whole, at)
  return whole
}

/** A zip name is a plain file name: no folders, no climbing out of them, no two alike. */
function unique(names: Set<string>, name: string) {
  const plain = name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '-').replace(/^\.+/, '') || 'archivo'
  const dot = plain.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, '']
  let found = plain
  for (let n = 2; names.has(found.toLowerCase()); n += 1) found = `${stem} (${n})${end}`
  names.add(found.toLowerCase())
  return found
}
