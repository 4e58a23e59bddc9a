import { definePdf } from '#platform/server/pdf/template.ts'

type Row = readonly [day: string, work: string, quantity: string, price: string, amount: string]

/** The month of a person: what they made, and what pays it. */
type PrintedPerson = {
  name: string
  rut: string
  rows: readonly Row[]
  total: string
  /** What the payslip pays, its Sundays and holidays, and whether it squares. */
  facts: readonly (readonly [label: string, value: string])[]
}

/** What the sheet of a month says, in the words in which it is printed. */
export type PrintedMonth = {
  employer: { name: string; rut: string }
  title: string
  subtitle: string
  /** Each person of a crew with their sum; nothing on the sheet of one person. */
  crew: { rows: readonly (readonly [string, string, string, string])[]; total: string } | null
  people: readonly PrintedPerson[]
  day: string
}

/** A month of piecework on paper: pieces at their price, day by day, beside the payslip. */
export const monthTemplate = definePdf<PrintedMonth>(
  'piecework-month',
  `
#let pages = context {
  let (page, last) = (counter(page).display(), counter(page).final().first())
  text(size: 7.5pt, fill: quiet)[Situación al #data.day #h(1fr) Página #page de #last]
}
#set page(paper: "us-letter", margin: (x: 2cm, y: 1.8cm), footer: pages)
#set text(size: 9pt, number-width: "tabular", hyphenate: false)
#set table(stroke: (x, y) => (bottom: rule), inset: (x: 4pt, y: 3.5pt))
#let head(..titles) = table.header(..titles.pos().map(title => text(fill: quiet, title)))
#employer-line(data.employer)
#v(6pt)
#text(size: 15pt, weight: 700, fill: green, data.title)
#v(-4pt)
#text(fill: quiet, data.subtitle)
#v(6pt)
#if data.crew != none {
  table(
    columns: (1fr, 2.6cm, 2cm, 2.8cm), align: (left, left, right, right),
    head("Persona", "Documento", "Días", "Aprobado"),
    ..data.crew.rows.flatten(),
    table.cell(colspan: 3, strong[Total]), strong(data.crew.total),
  )
}
#for person in data.people {
  block(above: 18pt, below: 6pt, sticky: true, {
    text(size: 11pt, weight: 600, person.name)
    h(1fr)
    text(fill: quiet, person.rut)
  })
  table(
    columns: (2.2cm, 1fr, 3.2cm, 2.4cm, 2.6cm), align: (left, left, right, right, right),
    head("Día", "Faena", "Cantidad", "Precio", "Monto"),
    ..person.rows.flatten(),
    table.cell(colspan: 4, strong[Aprobado]), strong(person.total),
  )
  block(above: 6pt, for (label, value) in person.facts {
    grid(columns: (1fr, auto), row-gutter: 4pt, text(fill: quiet, label), value)
    v(3pt, weak: true)
  })
  block(width: 100%, breakable: false, above: 40pt, below: 12pt, {
    line(length: 6.5cm, stroke: rule)
    v(-4pt)
    text(size: 8pt, fill: quiet)[Firma de #person.name]
  })
}
`,
)
