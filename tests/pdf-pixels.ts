import { PDFiumLibrary } from '@hyzyla/pdfium'

/** Where a page has ink, in points from its left and its top; nothing where it has none. */
export type Ink = {
  readonly width: number
  readonly height: number
  readonly drawn?: { left: number; top: number; right: number; bottom: number }
}

/** Pixels a point: letters of seven points are still whole. */
const FINE = 2

/** Draws a PDF as a reader's program does and looks where its pixels are not white. */
export async function inkOf(pdf: Uint8Array): Promise<Ink[]> {
  const library = await PDFiumLibrary.init()
  const file = await library.loadDocument(pdf)
  const pages: Ink[] = []
  for (const page of file.pages()) {
    // oxlint-disable-next-line no-await-in-loop
    const { data, width, height } = await page.render({ scale: FINE, render: 'bitmap' })
    pages.push({ width: width / FINE, height: height / FINE, ...extentOf(data, width) })
  }
  file.destroy()
  library.destroy()
  return pages
}

/** What a paper leaves white, in points; its foot less than the rest where it numbers its pages. */
export type Margin = { readonly around: number; readonly foot?: number }

/** A page without ink, and ink in the margins that the paper keeps. */
export const inkFaults = (pages: readonly Ink[], { around, foot = around }: Margin): string[] =>
  pages.flatMap(({ width, height, drawn }, at) => {
    const where = `page ${at + 1} of ${pages.length}`
    if (!drawn) return [`${where} is blank`]
    const { left, top, right, bottom } = drawn
    const least = Math.min(left, top, width - right)
    if (height - bottom < foot) return [`${where} has ink in its foot: ${height - bottom} points`]
    return least < around ? [`${where} has ink ${least} points from its edge`] : []
  })

const WHITE = 250

function extentOf(data: Uint8Array, width: number): Pick<Ink, 'drawn'> {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
  for (let at = 0; at < data.length; at += 4) {
    if (Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) > WHITE) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  if (right < 0) return {}
  const [l = 0, t = 0, r = 0, b = 0] = [left, top, right, bottom].map((pixel) => pixel / FINE)
  return { drawn: { left: l, top: t, right: r, bottom: b } }
}
