import { definePdf } from '#platform/server/pdf/template.ts'

export type PrintedAnnex = {
  employer: { name: string; rut: string }
  title: string
  subject: string
  day: string
  before: readonly string[]
  /** What changes: the term, what it said, and what it says. */
  rows: readonly (readonly [string, string, string])[]
  after: readonly string[]
  signers: readonly { name: string; about: string }[]
}

/** An annex on paper: who agrees, what changes of the contract from which day, and who signs. */
export const annexTemplate = definePdf<PrintedAnnex>(
  'contract-annex',
  `
#set page(paper: "us-letter", margin: (x: 2.2cm, y: 2cm), footer: page-count)
#set text(size: 10.5pt, number-width: "tabular", hyphenate: false)
#set par(leading: 0.75em, justify: true)
#grid(columns: (60%, 1fr), {
  text(weight: 700, size: 11pt, data.employer.name)
  linebreak()
  text(fill: quiet, size: 9pt, data.employer.rut)
}, align(right, text(size: 9pt, fill: quiet, data.day)))
#line(length: 100%, stroke: 1pt + green)
#block(above: 24pt, below: 6pt, text(weight: 700, size: 16pt, fill: green, data.title))
#block(below: 18pt, text(size: 10.5pt, fill: quiet, data.subject))
#for paragraph in data.before { block(above: 12pt, paragraph) }
#block(above: 14pt, table(
  columns: (1.1fr, 1fr, 1fr), inset: (x: 5pt, y: 6pt), stroke: none,
  table.header(..("Estipulación", "Decía", "Dice").map(label => text(
    size: 8pt, fill: quiet, label))),
  table.hline(stroke: rule),
  ..data.rows.map(((label, before, after)) => (label, before, strong(after))).flatten(),
  table.hline(stroke: rule),
))
#for paragraph in data.after { block(above: 12pt, paragraph) }
#v(1fr)
#block(width: 100%, breakable: false, grid(
  columns: (1fr, 1fr), column-gutter: 40pt,
  ..data.signers.map(signer => align(center, {
    set par(justify: false)
    v(60pt)
    line(length: 100%, stroke: rule)
    v(-4pt)
    text(size: 9pt, weight: 600, signer.name)
    linebreak()
    text(size: 8pt, fill: quiet, signer.about)
  })),
))
`,
)
