/** One object of a PDF file: its dictionary, and the bytes of its stream if it has one. */
type PdfObject = { readonly head: string; readonly stream: Buffer | undefined }

/** A PDF as Typst writes it: objects in plain sight, found by the table at its end. */
export type PdfFile = { readonly pages: readonly number[]; readonly object: Lookup }
type Lookup = (number: number) => PdfObject

/**
 * Reads the objects of a document that our printer made. Not for PDFs of other people, who may pack
 * their objects in ways that this does not know.
 *
 * @throws RangeError when it is not such a document
 */
export function readPdf(pdf: Buffer): PdfFile {
  const end = pdf.subarray(-64).toString('latin1')
  const table = Number(/startxref\s+(\d+)/.exec(end)?.[1] ?? -1)
  const text = table < 0 ? '' : pdf.subarray(table).toString('latin1')
  if (!text.startsWith('xref')) throw new RangeError('a PDF without a plain table of objects')
  const offsets = [...text.matchAll(/(\d{10}) \d{5} ([nf])/g)].map(([, offset, kind]) =>
    kind === 'n' ? Number(offset) : undefined,
  )
  const inOrder = offsets.filter((offset) => offset !== undefined).toSorted((a, b) => a - b)
  const next = new Map(inOrder.map((offset, at) => [offset, inOrder[at + 1] ?? table]))
  const object = (number: number) => {
    const from = offsets[number]
    if (from === undefined) throw new RangeError(`a PDF without its object ${number}`)
    return objectIn(pdf.subarray(from, next.get(from)))
  }
  const root = numberAfter(text, '/Root')
  return { pages: kidsOf(object, numberAfter(object(root).head, '/Pages')), object }
}

/** The numbers of the objects that one refers to, in their order. */
export const referencesIn = (head: string): number[] =>
  [...head.matchAll(reference)].map(([, number]) => Number(number))

/** The same with other numbers. */
export const renumbered = (head: string, numberOf: (old: number) => number): string =>
  head.replace(reference, (_, number: string) => `${numberOf(Number(number))} 0 R`)

const reference = /\b(\d+) 0 R\b/g

function objectIn(bytes: Buffer): PdfObject {
  const from = bytes.indexOf('obj') + 3
  const to = bytes.lastIndexOf('endobj')
  const start = bytes.indexOf('stream\n', from)
  if (start < 0 || start > to) {
    return { head: bytes.subarray(from, to).toString('latin1').trim(), stream: undefined }
  }
  const head = bytes.subarray(from, start).toString('latin1').trim()
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? -1)
  const body = start + 'stream\n'.length
  if (length < 0) throw new RangeError('a PDF stream that does not say its length')
  return { head, stream: bytes.subarray(body, body + length) }
}

function kidsOf(object: Lookup, number: number): number[] {
  const { head } = object(number)
  if (!/\/Type\s*\/Pages\b/.test(head)) return [number]
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(head)?.[1] ?? ''
  return referencesIn(kids).flatMap((kid) => kidsOf(object, kid))
}

const numberAfter = (text: string, name: string) =>
  Number(new RegExp(`${name} (\\d+) 0 R`).exec(text)?.[1] ?? 0)
