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
#employer-line(data.employer)
#v(10pt)
#text(size: 15pt, weight: 700, fill: green)[#data.title]
#v(6pt)
#fact-table(data.person, gap: 5pt)
#v(8pt)
#fact-table(data.vacation, gap: 5pt)
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
