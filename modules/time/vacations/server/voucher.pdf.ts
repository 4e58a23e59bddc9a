import { createPrinter } from '#platform/server/pdf/render.ts'
import { definePdf } from '#platform/server/pdf/template.ts'

/** What a voucher says, in the words in which it is printed. */
export type PrintedVoucher = {
  title: string
  employer: { name: string; rut: string }
  person: readonly (readonly [label: string, value: string])[]
  vacation: readonly (readonly [label: string, value: string])[]
  declares: string
  signatures: readonly (readonly [name: string, rut: string])[]
}

const template = definePdf<PrintedVoucher>(
  'vacation-voucher',
  `
#set page(paper: "us-letter", margin: (x: 2.2cm, y: 2.2cm))
#set text(size: 10pt, number-width: "tabular", hyphenate: false)
#text(weight: 600)[#data.employer.name] #h(1fr) #text(fill: quiet)[#data.employer.rut]
#v(10pt)
#text(size: 15pt, weight: 700, fill: green)[#data.title]
#v(6pt)
#let facts(rows) = table(
  columns: (5.2cm, 1fr),
  stroke: (x, y) => (bottom: rule),
  inset: (x: 0pt, y: 5pt),
  ..rows.map(((label, value)) => (text(fill: quiet, label), text(weight: 500, value))).flatten(),
)
#facts(data.person)
#v(8pt)
#facts(data.vacation)
#v(14pt)
#par(justify: false)[#data.declares]
#v(2.6cm)
#grid(columns: (1fr, 1fr), column-gutter: 2cm,
  ..data.signatures.map(((name, rut)) => align(center)[
    #line(length: 100%, stroke: 0.6pt)
    #name \\ #text(fill: quiet, size: 9pt, rut)
  ]))
`,
)

const printer = createPrinter()

/** The voucher of a vacation: one sheet, signed by both. */
export const printVoucher = (voucher: PrintedVoucher): Promise<Buffer> =>
  printer.render(template, voucher)
