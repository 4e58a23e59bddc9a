import { createPrinter } from '#platform/server/pdf/render.ts'
import { definePdf } from '#platform/server/pdf/template.ts'

type Pairs = readonly (readonly [label: string, value: string])[]

/** What the paper of a report says, in the words in which it is printed. */
export type PrintedReport = {
  employer: { name: string; rut: string }
  title: string
  facts: Pairs
  expenses: readonly (readonly [
    day: string,
    name: string,
    category: string,
    document: string,
    money: string,
  ])[]
  total: string
  declares: string
  signer: readonly [name: string, rut: string]
}

const template = definePdf<PrintedReport>(
  'expense-report',
  `
#set page(paper: "us-letter", margin: (x: 2.2cm, y: 2cm), footer: page-count)
#set text(size: 9.5pt, number-width: "tabular", hyphenate: false)
#employer-line(data.employer)
#v(8pt)
#block(above: 4pt, below: 10pt, text(size: 14pt, weight: 700, fill: green, data.title))
#fact-table(data.facts)
#v(10pt)
#table(
  columns: (2.2cm, 1fr, 3.2cm, 3.6cm, 2.4cm), align: (left, left, left, left, right),
  stroke: (x, y) => (bottom: rule), inset: (x: 4pt, y: 4pt),
  table.header(..("Fecha", "Gasto", "Categoría", "Documento", "Monto")
    .map(title => text(fill: quiet, title))),
  ..data.expenses.flatten(),
)
#align(right, text(weight: 700)[Total #data.total])
#v(12pt)
#par(justify: false)[#data.declares]
#v(2.6cm)
#align(center, block(width: 50%, breakable: false)[
  #line(length: 100%, stroke: 0.6pt)
  #data.signer.at(0) \\ #text(fill: quiet, size: 9pt, data.signer.at(1))
])
`,
)

const printer = createPrinter({ threads: 1 })

/** A report of expenses on paper, with room for the signature of whoever rendered it. */
export const printReport = (report: PrintedReport): Promise<Buffer> =>
  printer.render(template, report)
