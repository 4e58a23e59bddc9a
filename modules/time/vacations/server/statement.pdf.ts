import { createPrinter } from '#platform/server/pdf/render.ts'
import { definePdf } from '#platform/server/pdf/template.ts'

type Pairs = readonly (readonly [label: string, value: string])[]

/** What a statement of vacations says, in the words in which it is printed. */
export type PrintedStatement = {
  employer: { name: string; rut: string }
  person: Pairs
  balances: Pairs
  lines: readonly (readonly [
    date: string,
    what: string,
    pool: string,
    days: string,
    left: string,
  ])[]
  print: string
}

const template = definePdf<PrintedStatement>(
  'vacation-statement',
  `
#set page(paper: "us-letter", margin: (x: 2.2cm, y: 2cm), footer: page-count)
#set text(size: 9pt, number-width: "tabular", hyphenate: false)
#employer-line(data.employer)
#v(8pt)
#text(size: 15pt, weight: 700, fill: green)[Cartola de vacaciones]
#v(4pt)
#fact-table(data.person)
#v(6pt)
#fact-table(data.balances)
#v(8pt)
#table(
  columns: (2.2cm, 1fr, 2.4cm, 1.8cm, 1.8cm),
  align: (left, left, left, right, right),
  stroke: (x, y) => (bottom: rule),
  inset: (x: 2pt, y: 4pt),
  table.header(
    ..("Fecha", "Concepto", "Bolsa", "Días", "Saldo").map(title => text(fill: quiet, title))
  ),
  ..data.lines.flatten(),
)
#v(10pt)
#text(fill: quiet, size: 7.5pt)[Huella de los hechos: #data.print]
`,
)

const printer = createPrinter()

/** The lines of a contract's vacations and their balance, on as many sheets as they need. */
export const printStatement = (statement: PrintedStatement): Promise<Buffer> =>
  printer.render(template, statement)
