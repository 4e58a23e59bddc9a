import { definePdf } from '#platform/server/pdf/template.ts'

type Pairs = readonly (readonly [label: string, value: string])[]

/** What the paper of a loan says, in the words in which it is printed. */
export type PrintedLoan = {
  employer: { name: string; rut: string }
  person: { name: string; rut: string }
  facts: Pairs
  terms: readonly string[]
  rows: readonly (readonly [month: string, quota: string, state: string, left: string])[]
  pauses: readonly string[]
  day: string
}

/** A loan on paper: what a person owes, month by month, with room for both signatures. */
export const loanTemplate = definePdf<PrintedLoan>(
  'employer-loan',
  `
#set page(paper: "us-letter", margin: (x: 2.2cm, y: 2cm), footer: page-count)
#set text(size: 9.5pt, number-width: "tabular", hyphenate: false)
#set par(leading: 0.7em)
#employer-line(data.employer)
#v(8pt)
#text(size: 15pt, weight: 700, fill: green)[Préstamo de la empresa]
#v(4pt)
#fact-table(data.facts)
#v(6pt)
#for term in data.terms { block(above: 8pt, term) }
#v(8pt)
#table(
  columns: (1fr, 2.8cm, 1.4fr, 2.8cm), align: (left, right, left, right),
  stroke: (x, y) => (bottom: rule), inset: (x: 4pt, y: 4pt),
  table.header(..("Mes", "Cuota", "Estado", "Saldo").map(title => text(fill: quiet, title))),
  ..data.rows.flatten(),
)
#for pause in data.pauses { block(above: 6pt, text(fill: quiet, pause)) }
#block(width: 100%, breakable: false, above: 60pt,
  grid(columns: (1fr, 1fr), column-gutter: 40pt,
    ..((data.person.name, data.person.rut), (data.employer.name, data.employer.rut)).map(
      ((name, rut)) => align(center, {
        line(length: 100%, stroke: rule)
        v(-4pt)
        text(size: 8.5pt, name)
        linebreak()
        text(size: 8pt, fill: quiet, rut)
      }))))
#v(14pt)
#text(fill: quiet, size: 7.5pt)[Situación al #data.day]
`,
)
