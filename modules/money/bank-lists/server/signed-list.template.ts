import { definePdf } from '#platform/server/pdf/template.ts'

export type PrintedList = {
  employer: { name: string; rut: string }
  title: string
  /** The process that is paid. */
  note: string
  /** `which` tells several payments of one person apart. */
  rows: { number: string; name: string; which: string | null; rut: string; amount: string }[]
  payments: string
  total: string
}

/** Who is paid by hand in a process, each with room for a signature. */
export const signedListTemplate = definePdf<PrintedList>(
  'signed-list',
  `
#set page(paper: "us-letter", margin: (x: 1.6cm, y: 1.6cm), numbering: "1 de 1")
#set text(size: 9pt, number-width: "tabular", hyphenate: false)
#paper-head(data.employer, data.title, text(size: 9pt, data.note))
#v(6pt)
#table(
  columns: (22pt, 1fr, 74pt, 76pt, 150pt), inset: (x: 4pt, y: 11pt),
  stroke: (x: none, y: rule), align: (right, left, left, right, left),
  table.header(..("N°", "Nombre", "Documento", "Monto", "Recibí conforme").map(head =>
    text(weight: 600, size: 8pt, fill: quiet, head))),
  ..data.rows.map(row => (row.number, {
    row.name
    if row.which != none { linebreak(); text(size: 8pt, fill: quiet, row.which) }
  }, row.rut, row.amount, [])).flatten(),
)
#block(width: 100%, above: 10pt, fill: rgb("#eef4f1"), inset: 10pt, radius: 4pt, {
  place(right + horizon, text(size: 14pt, weight: 700, fill: green, data.total))
  text(size: 10pt, weight: 600, data.payments)
})
#block(width: 100%, breakable: false, above: 50pt,
  grid(columns: (1fr, 1fr), column-gutter: 30pt,
    ..("Entregado por", "Revisado por").map(who => align(center, {
      line(length: 100%, stroke: rule)
      v(-4pt)
      text(size: 8pt, who)
    }))))
`,
)
