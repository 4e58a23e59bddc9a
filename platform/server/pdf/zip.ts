import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type ZipEntry = { readonly name: string; readonly content: Uint8Array }

/**
 * A zip of many files as a stream, each made only when the reader has taken the one before: a
 * thousand payslips need the memory of one. Contents are stored, for a PDF is compressed already. A
 * failing source breaks the stream, so that nobody takes half a zip for a whole one.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  zip.outputStream.on('error', (error) => out.destroy(error))
  fill(zip, out, entries).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return out
}

async function fill(zip: ZipFile, out: PassThrough, entries: AsyncIterable<ZipEntry>) {
  const names = new Set<string>()
  for await (const { name, content } of entries) {
    if (out.destroyed) return
    zip.addBuffer(Buffer.from(content), unique(names, name), { compress: false, mtime: EPOCH })
    if (out.writableNeedDrain) await drained(out)
  }
  zip.end()
}

const drained = (out: PassThrough) =>
  new Promise<void>((resolve) => {
    const done = () => {
      out.off('drain', done).off('close', done)
      resolve()
    }
    out.on('drain', done).on('close', done)
  })

/** Equal contents give equal zips. 1980 is the first year a zip can tell. */
const EPOCH = new Date(1980, 0, 1)

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
