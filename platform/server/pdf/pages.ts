import { Readable } from 'node:stream'
import { type PdfFile, readPdf, renumbered } from './objects.ts'

/**
 * Each page of a document as a document of its own, with nothing of the others in it but the
 * letters of the alphabet that they share. A hundred times cheaper than printing each alone.
 *
 * @throws RangeError when our printer did not make the document
 */
export function* splitPages(pdf: Buffer): Generator<Buffer> {
  const file = readPdf(pdf)
  for (const page of file.pages) {
    const writer = new Writer()
    yield Buffer.concat([...writer.begin(), ...writer.pages(file, [page]), ...writer.end()])
  }
}

/**
 * The pages of many documents as one, written while they are made: it needs the memory of one. Its
 * title is what a window and a screen reader call it.
 */
export const joinPages = (documents: AsyncIterable<Buffer>, title: string): Readable =>
  Readable.from(joined(documents, title), { objectMode: false })

async function* joined(documents: AsyncIterable<Buffer>, title: string) {
  const writer = new Writer()
  yield* writer.begin()
  for await (const document of documents) {
    const file = readPdf(document)
    yield Buffer.concat([...writer.pages(file, file.pages)])
  }
  yield* writer.end(title)
}

const CATALOG = 1
const PAGES = 2

/** Writes a PDF from its beginning to its end, and remembers only where each object begins. */
class Writer {
  private readonly offsets: number[] = []
  private readonly kids: number[] = []
  private at = 0
  private last = PAGES;

  *begin(): Generator<Buffer> {
    // The four bytes that tell programs that the file is not text.
    yield this.counted(Buffer.from('%PDF-1.7\n%\x80\x81\x82\x83\n\n', 'latin1'))
  }

  *pages(file: PdfFile, wanted: readonly number[]): Generator<Buffer> {
    const numbers = new Map<number, number>()
    const waiting: number[] = []
    const numberOf = (old: number) => {
      const known = numbers.get(old)
      if (known !== undefined) return known
      this.last += 1
      numbers.set(old, this.last)
      waiting.push(old)
      return this.last
    }
    const pages = new Set(wanted)
    for (const page of wanted) this.kids.push(numberOf(page))
    for (let old = waiting.shift(); old !== undefined; old = waiting.shift()) {
      const { head, stream } = file.object(old)
      const isPage = pages.has(old)
      // What a page says of the document around it stays behind.
      const own = isPage ? head.replace(/\/Parent \d+ 0 R/, '') : head
      const written = renumbered(own, numberOf)
      const said = isPage ? written.replace('<<', `<< /Parent ${PAGES} 0 R`) : written
      yield* this.object(numberOf(old), said, stream)
    }
  }

  *end(title?: string): Generator<Buffer> {
    const kids = this.kids.map((number) => `${number} 0 R`).join(' ')
    const shown = title === undefined ? '' : ' /ViewerPreferences << /DisplayDocTitle true >>'
    yield* this.object(CATALOG, `<< /Type /Catalog /Pages ${PAGES} 0 R /Lang (es-CL)${shown} >>`)
    yield* this.object(PAGES, `<< /Type /Pages /Count ${this.kids.length} /Kids [${kids}] >>`)
    const info = title === undefined ? undefined : (this.last += 1)
    if (info && title !== undefined) yield* this.object(info, `<< /Title ${hexOf(title)} >>`)
    const rows = Array.from({ length: this.last }, (_, at) => {
      const offset = String(this.offsets[at + 1] ?? 0).padStart(10, '0')
      return `${offset} 00000 n\r\n`
    })
    const size = this.last + 1
    const about = info ? ` /Info ${info} 0 R` : ''
    yield Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f\r\n${rows.join('')}` +
        `trailer\n<< /Size ${size} /Root ${CATALOG} 0 R${about} >>\n` +
        `startxref\n${this.at}\n%%EOF\n`,
    )
  }

  private *object(number: number, head: string, stream?: Buffer): Generator<Buffer> {
    this.offsets[number] = this.at
    yield this.counted(Buffer.from(`${number} 0 obj\n${head}\n`, 'latin1'))
    if (stream) {
      yield this.counted(Buffer.from('stream\n'))
      yield this.counted(stream)
      yield this.counted(Buffer.from('\nendstream\n'))
    }
    yield this.counted(Buffer.from('endobj\n\n'))
  }

  private counted(bytes: Buffer): Buffer {
    this.at += bytes.length
    return bytes
  }
}

/** Any text as a PDF writes it: UTF-16, its high bytes first, in hexadecimal. */
const hexOf = (text: string): string =>
  `<${Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex')}>`
