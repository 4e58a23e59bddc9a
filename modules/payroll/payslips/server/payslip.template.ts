import { definePdf } from '#platform/server/pdf/template.ts'

/**
 * Lines of a block. Each of its three columns is one text, because laying out a cell costs as much
 * as a text.
 */
export type PrintedBlock = {
  /** Empty where the block continues the one before it. */
  label: string
  labels: string
  details: string
  amounts: string
  lines: number
  /** Distance in points from the right margin to the end of the details. */
  shift: number
  /** Empty where the next block continues it, or where there is no total. */
  total: string
}
/** A column of the person's data: labels and values as two texts with aligned lines. */
export type PrintedFacts = { labels: string; values: string }
export type PrintedPage = {
  employer: { name: string; rut: string }
  title: string
  draft: boolean
  person: PrintedFacts[]
  earnings: readonly PrintedBlock[]
  deductions: readonly PrintedBlock[]
  totals: { earnings: string; deductions: string; net: string; words: string }
  bases: readonly PrintedBlock[]
  /** At least one: the last is printed with the signatures. */
  employerSide: readonly PrintedBlock[]
  seal: PrintedSeal | null
}
/** Where a paper is verified; its picture is a range of bytes of the file `qr`. */
export type PrintedSeal = { code: string; hash: string; site: string; from: number; side: number }

/**
 * One page per payslip. Built for speed, ten thousand at a time: few texts of many lines instead of
 * tables, and the parts common to all pages separate, so that they are laid out once.
 */
export const payslipTemplate = definePdf<{ pages: PrintedPage[] }>(
  'payslip',
  `
#set page(paper: "us-letter", margin: (x: 1.7cm, y: 1.5cm))
#set text(size: 9pt, number-width: "tabular", hyphenate: false, features: (calt: 0))
#set par(leading: 0.5em)
#let ink = rgb("#1d2321")
#let high(body) = { set text(top-edge: 7pt, bottom-edge: -2pt); body }
#let pair(label, value, tone: ink, above: 5pt) = block(width: 100%, above: above, below: 0pt, {
  text(weight: 600, fill: tone, label)
  place(top + right, text(weight: 600, fill: tone, value))
})
// A part of a section. No page ends inside it, because placed text would run off the page.
#let block-of(part, tone: ink) = if part.labels != "" {
  block(width: 100%, above: if part.label == "" { 0pt } else { 10pt }, below: 0pt,
    breakable: false, {
    if part.label != "" {
      block(above: 0pt, below: 6pt, text(weight: 600, size: 8.5pt, fill: green, part.label))
    }
    block(width: 100%, height: 13.4pt * part.lines, above: 0pt, below: 0pt, high({
      set par(leading: 4.4pt)
      // Wider than the page, so that no line breaks that was not broken before.
      place(top + left, box(width: 30cm, text(fill: tone, part.labels)))
      if part.details != "" {
        place(top + right, dx: -1pt * part.shift,
          text(fill: quiet, size: 8pt, align(right, part.details)))
      }
      place(top + right, text(fill: tone, align(right, part.amounts)))
    }))
    if part.total != "" {
      block(above: 0pt, below: 0pt, line(length: 100%, stroke: rule))
      pair("Total", part.total, tone: tone)
    }
  })
}
#let blocks-of(parts, tone: ink) = for part in parts { block-of(part, tone: tone) }
#let two(one, other) = grid(columns: (1fr, 1fr), column-gutter: 22pt, one, other)
#let facts(column) = high({
  set par(leading: 3pt)
  place(top + left, text(fill: quiet, size: 7.5pt, column.labels))
  column.values
})
#let draft = text(fill: rgb("#b5572c"), weight: 600)[Borrador: el mes no está cerrado]
#let heading = text(weight: 700, size: 13pt, fill: green)[Liquidación de remuneraciones]
#let received = text(size: 8pt, fill: quiet)[
  Certifico que he recibido a mi entera satisfacción el saldo líquido indicado en esta
  liquidación, y no tengo cargo ni cobro posterior que hacer por los conceptos comprendidos
  en ella.
]
#let signature-of(who) = align(center)[
  #line(length: 100%, stroke: rule) #v(-4pt) #text(size: 8pt, who)
]
#let signatures = grid(
  columns: (1fr, 1fr), column-gutter: 60pt,
  signature-of([Firma del empleador]), signature-of([Firma del trabajador]),
)
#let pictures = read("/assets/qr", encoding: none)
#let picture-of(seal) = image(
  pictures.slice(seal.from, seal.from + seal.side * seal.side),
  width: 1.7cm, scaling: "pixelated",
  format: (encoding: "luma8", width: seal.side, height: seal.side),
)
#let seal-of(seal) = if seal != none {
  grid(columns: (1.7cm, 1fr), column-gutter: 8pt, align: horizon,
    picture-of(seal),
    text(size: 6.5pt, fill: quiet, {
      "Se verifica en " + seal.site + " con este código, que no muestra de quién es:"
      linebreak()
      seal.code
      linebreak()
      "Huella " + seal.hash
    }),
  )
}
#for (number, page) in data.pages.enumerate() {
  if number > 0 { pagebreak() }
  grid(columns: (55%, 1fr), {
    text(weight: 700, size: 11pt, fill: ink, page.employer.name)
    linebreak()
    text(fill: quiet, page.employer.rut)
  }, align(right, {
    heading
    linebreak()
    text(size: 10pt, page.title)
    if page.draft { linebreak(); draft }
  }))
  line(length: 100%, stroke: 1pt + green)
  grid(columns: (1fr, 1fr, 1fr), column-gutter: 12pt, ..page.person.map(facts))
  line(length: 100%, stroke: rule)
  two(blocks-of(page.earnings), blocks-of(page.deductions))
  v(5pt)
  block(width: 100%, breakable: false, sticky: true, two(
    pair("Total haberes", page.totals.earnings),
    pair("Total descuentos", page.totals.deductions),
  ))
  v(3pt)
  block(width: 100%, fill: rgb("#eef4f1"), inset: 10pt, radius: 4pt, breakable: false, {
    place(right + horizon, text(size: 17pt, weight: 700, fill: green, page.totals.net))
    text(size: 10pt, weight: 600)[Líquido a pagar]
    block(above: 6pt, width: 74%, text(fill: quiet, size: 8pt, page.totals.words))
  })
  if page.employerSide.len() > 1 {
    two([], blocks-of(page.employerSide.slice(0, -1), tone: quiet))
  }
  // The signature block is never alone on a page: some of the amounts go with it.
  v(9pt)
  block(width: 100%, above: 0pt, below: 0pt, breakable: false, sticky: true,
    two(blocks-of(page.bases, tone: quiet), block-of(page.employerSide.last(), tone: quiet)))
  v(1fr)
  block(width: 100%, breakable: false, {
    grid(columns: (1.25fr, 1fr), column-gutter: 22pt, seal-of(page.seal), received)
    v(30pt)
    signatures
  })
}
`,
)
