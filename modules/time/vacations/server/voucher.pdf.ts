import { createPrinter } from '#platform/server/pdf/render.ts'
import { definePdf } from '#platform/server/pdf/template.ts'

/** What a voucher says, in the words in which it is printed. */
export type PrintedVoucher = {
  title: string
  /** Where and when it was given: «Peumo, 15 de septiembre de 2026». */
  day: string
  employer: { name: string; rut: string }
  person: readonly (readonly [label: string, value: string])[]
  vacation: readonly (readonly [label: string, value: string])[]
  declares: string
  /** Of each who signs: the name, and what is known of them below it. */
  signatures: readonly (readonly string[])[]
}

const template = definePdf<PrintedVoucher>(
  'vacation-voucher',
  `
#set page(paper: "us-letter", margin: (x: 2.2cm, y: 2.2cm))
#set text(size: 10pt, number-width: "tabular", hyphenate: false)
#employer-line(data.employer)
#v(10pt)
#text(size: 15pt, weight: 700, fill: green)[#data.title]
#v(2pt)
#text(fill: quiet)[#data.day]
#v(6pt)
#fact-table(data.person, gap: 5pt)
#v(8pt)
#fact-table(data.vacation, gap: 5pt)
#v(14pt)
#par(justify: false)[#data.declares]
#v(2.6cm)
#grid(columns: (1fr, 1fr), column-gutter: 2cm,
  ..data.signatures.map(((name, ..facts)) => align(center)[
    #line(length: 100%, stroke: 0.6pt)
    #name
    #for fact in facts [\\ #text(fill: quiet, size: 9pt, fact)]
  ]))
`,
)

const printer = createPrinter()

/** The voucher of a vacation: one sheet, signed by both. */
export const printVoucher = (voucher: PrintedVoucher): Promise<Buffer> =>
  printer.render(template, voucher)
