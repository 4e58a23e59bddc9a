import { definePdf } from '#platform/server/pdf/template.ts'

type Printed = { label: string; quantity: string | null; amount: string }

export type PrintedSettlement = {
  employer: { name: string; rut: string }
  title: string
  /** At the head, in another colour: that it is a draft, or what it lacks. */
  notes: string[]
  /** Place and day of a letter; a finiquito says them in its first sentence. */
  dateline: string | null
  addressee: string[]
  /** Numbered paragraphs before and after the amounts; the letters have only paragraphs. */
  before: string[]
  amounts: { earnings: Printed[]; deductions: Printed[]; total: string; words: string } | null
  after: string[]
  /** The months whose contributions are proved, with the day on which each was paid. */
  certificates: { month: string; paid: string }[]
  afterCertificates: string[]
  /** Room to write by hand, with what it is for. */
  room: string | null
  /** The words under each line to sign: a name, its document, the razón social. */
  signatures: string[][]
}

/** A finiquito, a letter of notice or a resignation on paper. */
export const settlementTemplate = definePdf<PrintedSettlement>(
  'settlement',
  `
#let letter = data.amounts == none
#let foot = if letter { none } else { page-count }
#set page(paper: "us-letter", margin: (x: 2.2cm, y: 1.7cm), footer: foot)
#set text(size: if letter { 10.5pt } else { 9.5pt }, number-width: "tabular", hyphenate: true)
#set par(leading: 0.62em, justify: true)
#let gap = if letter { 13pt } else { 8pt }
#let title(body) = block(above: 10pt, below: 5pt, sticky: true,
  text(weight: 600, size: 8.5pt, fill: green, body))
#let paragraphs(texts) = for one in texts { block(above: gap, one) }
#let pairs(rows) = table(
  columns: (1fr, auto), inset: (x: 0pt, y: 4.5pt), stroke: (x, y) => (bottom: rule),
  align: (left, right),
  ..rows.map(row => ({
    row.label
    if row.quantity != none {
      linebreak()
      text(size: 8pt, fill: quiet, row.quantity)
    }
  }, row.amount)).flatten(),
)
#show regex("(RUT )?\\d{1,2}\\.\\d{3}\\.\\d{3}-[\\dkK]"): box
#{
  set text(hyphenate: false)
  set par(justify: false)
  paper-head(data.employer, data.title, none)
}
#for note in data.notes {
  block(above: 6pt, text(size: 8.5pt, fill: rgb("#a3461d"), hyphenate: false, note))
}
#if data.dateline != none { block(above: 20pt, width: 100%, align(right, data.dateline)) }
#if data.addressee.len() > 0 {
  block(above: 18pt, below: 18pt, data.addressee.join(linebreak()))
}
#paragraphs(data.before)
#if data.amounts != none {
  title[Haberes]
  pairs(data.amounts.earnings)
  if data.amounts.deductions.len() > 0 {
    title[Descuentos]
    pairs(data.amounts.deductions)
  }
  block(width: 100%, above: 9pt, breakable: false, fill: rgb("#eef4f1"), inset: 9pt, radius: 4pt, {
    place(right + horizon, text(size: 15pt, weight: 700, fill: green, data.amounts.total))
    text(size: 10pt, weight: 600)[Total a pagar]
    block(above: 6pt, width: 72%, par(justify: false,
      text(fill: quiet, size: 8pt, hyphenate: false, data.amounts.words)))
  })
}
#paragraphs(data.after)
#if data.certificates.len() > 0 {
  title[Cotizaciones pagadas, mes y día del pago]
  grid(columns: (1fr, 1fr, 1fr), column-gutter: 18pt, row-gutter: 4pt,
    ..data.certificates.map(one => text(size: 8.5pt, {
      one.month
      h(1fr)
      one.paid
    })))
}
#paragraphs(data.afterCertificates)
#if data.room != none {
  block(breakable: false, above: 12pt, {
    title(data.room)
    for _ in range(2) { block(above: 16pt, line(length: 100%, stroke: rule)) }
  })
}
#block(width: 100%, breakable: false, above: if letter { 70pt } else { 52pt },
  grid(columns: data.signatures.map(_ => 1fr), column-gutter: 26pt,
    ..data.signatures.map(lines => align(center, {
      set par(justify: false, leading: 0.5em)
      line(length: 100%, stroke: 0.6pt)
      v(-4pt)
      text(size: 8.5pt, hyphenate: false, lines.join(linebreak()))
    }))))
`,
)
