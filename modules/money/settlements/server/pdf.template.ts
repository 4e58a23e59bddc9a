import { definePdf } from '#platform/server/pdf/template.ts'

type Printed = { label: string; amount: string }

export type PrintedSettlement = {
  employer: { name: string; rut: string }
  title: string
  /** Under the title: the day, or that it is a draft. */
  note: string
  draft: boolean
  person: { label: string; value: string }[]
  /** Numbered paragraphs before and after the amounts; the letters have only paragraphs. */
  before: string[]
  amounts: { earnings: Printed[]; deductions: Printed[]; total: string; words: string } | null
  after: string[]
  /** Room to write by hand, with what it is for. */
  room: string | null
  signatures: string[]
}

/** A finiquito, a letter of notice or a resignation on paper. */
export const settlementTemplate = definePdf<PrintedSettlement>(
  'settlement',
  `
#set page(paper: "us-letter", margin: (x: 2cm, y: 1.8cm))
#set text(size: 9.5pt, number-width: "tabular", hyphenate: false)
#set par(leading: 0.62em, justify: true)
#let title(body) = block(above: 11pt, below: 5pt, text(weight: 600, size: 8.5pt, fill: green, body))
#let pairs(rows) = table(
  columns: (1fr, auto), inset: (x: 0pt, y: 3pt), stroke: none, align: (left, right),
  ..rows.map(row => (row.label, row.amount)).flatten(),
)
#paper-head(data.employer, data.title,
  text(size: 9pt, fill: if data.draft { rgb("#b5572c") } else { black }, data.note))
#labelled(data.person)
#line(length: 100%, stroke: rule)
#for paragraph in data.before { block(above: 8pt, paragraph) }
#if data.amounts != none {
  title[Haberes]
  pairs(data.amounts.earnings)
  if data.amounts.deductions.len() > 0 {
    title[Descuentos]
    pairs(data.amounts.deductions)
  }
  block(width: 100%, above: 10pt, fill: rgb("#eef4f1"), inset: 10pt, radius: 4pt, {
    place(right + horizon, text(size: 16pt, weight: 700, fill: green, data.amounts.total))
    text(size: 10pt, weight: 600)[Total a pagar]
    block(above: 6pt, width: 72%, text(fill: quiet, size: 8pt, data.amounts.words))
  })
}
#for paragraph in data.after { block(above: 8pt, paragraph) }
#if data.room != none {
  title(data.room)
  for _ in range(3) { block(above: 16pt, line(length: 100%, stroke: rule)) }
}
#v(1fr)
#block(width: 100%, breakable: false, above: 40pt, {
  v(34pt)
  grid(columns: data.signatures.map(_ => 1fr), column-gutter: 30pt,
    ..data.signatures.map(who => align(center, {
      line(length: 100%, stroke: rule)
      v(-4pt)
      text(size: 8pt, who)
    })))
})
`,
)
