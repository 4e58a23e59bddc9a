import { getDocumentProxy } from 'unpdf'

/** A run of letters on a page: points from the left and from the bottom. */
export type Box = {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}
export type PdfPage = { readonly width: number; readonly height: number; readonly boxes: Box[] }

/** Of the size of its letters: how high small capitals stand, and what hangs under the line. */
const HIGH = 0.7
const HANGS = 0.05
/** Points that two runs may share: a rounding, and not letters over letters. */
const SLACK = 0.6

/** Where a PDF puts its words, page by page, as a reader's program places them. */
export async function pdfPages(pdf: Uint8Array): Promise<PdfPage[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  const pages: PdfPage[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const boxes = items.flatMap((item): Box[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , c = 0, d = 0, left = 0, line = 0] = item.transform.map(Number)
      const size = Math.hypot(c, d)
      const place = { left, right: left + item.width }
      return [{ text: item.str, ...place, bottom: line - HANGS * size, top: line + HIGH * size }]
    })
    pages.push({ width, height, boxes })
  }
  await file.cleanup()
  return pages
}

/** What nobody should see on paper: words over words, words off the page, a page without words. */
export function paperFaults(pages: readonly PdfPage[]): string[] {
  return pages.flatMap(({ width, height, boxes }, at) => {
    const where = `page ${at + 1} of ${pages.length}`
    if (boxes.length === 0) return [`${where} is blank`]
    const off = boxes.filter(
      ({ left, right, bottom, top }) => left < 0 || right > width || bottom < 0 || top > height,
    )
    return [
      ...off.map(({ text }) => `${where}: «${text}» is off the page`),
      ...overlaps(boxes).map(([one, other]) => `${where}: «${one.text}» over «${other.text}»`),
    ]
  })
}

function overlaps(boxes: readonly Box[]): [Box, Box][] {
  const sorted = boxes.toSorted((a, b) => b.top - a.top)
  const found: [Box, Box][] = []
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) {
      if (other.top <= one.bottom) break
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom)
      if (wide > SLACK && high > SLACK) found.push([one, other])
    }
  }
  return found
}
