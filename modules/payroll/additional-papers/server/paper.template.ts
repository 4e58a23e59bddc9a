import { definePdf } from '#platform/server/pdf/template.ts'

type Printed = { label: string; amount: string }

export type PrintedTable = {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  total: readonly string[]
}
export type PrintedPaper = {
  employer: { name: string; rut: string }
  title: string
  month: string
  draft: boolean
  person: { label: string; value: string }[]
  earnings: Printed[]
  deductions: Printed[]
  employerSide: Printed[]
  totals: { earnings: string; deductions: string; net: string; words: string }
  accrued: PrintedTable | null
  why: { title: string; reasons: readonly string[]; months: PrintedTable } | null
}

/** A payment apart on paper, with the same content as its screen: amounts, months and reasons. */
export const paperTemplate = definePdf<PrintedPaper>(
  'additional-payment',
  `
#set page(paper: "us-letter", margin: (x: 1.7cm, y: 1.5cm))
#set text(size: 9pt, number-width: "tabular", hyphenate: false)
#set par(leading: 0.55em)
#let title(body) = block(above: 13pt, below: 6pt, text(weight: 600, size: 8.5pt, fill: green, body))
#let pairs(rows, total, tone: black) = table(
  columns: (1fr, auto), inset: (x: 0pt, y: 3pt), stroke: none, align: (left, right),
  ..rows.map(row => (text(fill: tone, row.label), text(fill: tone, row.amount))).flatten(),
  ..if total != "" { (table.hline(stroke: rule), strong[Total], strong(total)) },
)
#let months(part) = table(
  columns: (1.3fr, ..part.head.slice(1).map(_ => 1fr)), inset: (x: 2pt, y: 2.6pt),
  stroke: none, align: (x, y) => if x == 0 { left } else { right },
  ..part.head.map(label => text(size: 7.5pt, fill: quiet, label)),
  table.hline(stroke: rule),
  ..part.rows.flatten(),
  table.hline(stroke: rule),
  ..part.total.map(strong),
)
#paper-head(data.employer, data.title, {
  text(size: 10pt, data.month)
  if data.draft {
    linebreak()
    text(fill: rgb("#b5572c"), weight: 600)[Borrador: el proceso no está cerrado]
  }
})
#labelled(data.person)
#line(length: 100%, stroke: rule)
#grid(columns: (1fr, 1fr), column-gutter: 22pt,
  { title[Haberes]; pairs(data.earnings, data.totals.earnings) },
  { title[Descuentos]; pairs(data.deductions, data.totals.deductions) },
)
#block(width: 100%, above: 10pt, fill: rgb("#eef4f1"), inset: 10pt, radius: 4pt, {
  place(right + horizon, text(size: 17pt, weight: 700, fill: green, data.totals.net))
  text(size: 10pt, weight: 600)[Líquido a pagar]
  block(above: 6pt, width: 74%, text(fill: quiet, size: 8pt, data.totals.words))
})
#if data.why != none {
  title(data.why.title)
  list(spacing: 5pt, ..data.why.reasons)
}
#if data.accrued != none {
  title[Meses en que se devengó]
  months(data.accrued)
  text(size: 7.5pt, fill: quiet)[
    Cada parte cotiza y tributa con los topes y la tabla de su mes, sobre lo que ese mes ya pagó; el
    impuesto pasa por la UTM del mes al mes del pago (Ley sobre Impuesto a la Renta, arts. 45 y 46).
  ]
}
#if data.why != none {
  title[Lo que pagó cada mes]
  months(data.why.months)
}
#if data.employerSide.len() > 0 {
  title[Aportes del empleador]
  pairs(data.employerSide, "", tone: quiet)
}
#v(1fr)
// The signed text stays on the page of the signatures, also when they begin a new page.
#block(width: 100%, breakable: false, {
  text(size: 8pt, fill: quiet)[Se recibe conforme el líquido de ]
  text(size: 8pt, data.totals.net + ".")
  v(36pt)
  grid(columns: (1fr, 1fr), column-gutter: 60pt,
    ..("Firma del empleador", "Firma del trabajador").map(who => align(center, {
      line(length: 100%, stroke: rule)
      v(-4pt)
      text(size: 8pt, who)
    })))
})
`,
)
