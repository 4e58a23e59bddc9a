import { definePdf } from '#platform/server/pdf/template.ts'

type Pairs = readonly (readonly [label: string, value: string])[]

/** A bar: whose score it is, the number as it is read, and how long it is, from 0 to 100. */
type Bar = { readonly label: string; readonly value: string; readonly long: number }

/** What the paper of somebody's result says, in the words in which it is printed. */
export type PrintedResult = {
  employer: { name: string; rut: string }
  person: string
  process: string
  facts: Pairs
  final: { value: string; how: string }
  competences: readonly { title: string; value: string; bars: readonly Bar[] }[]
  strengths: readonly string[]
  toImprove: readonly string[]
  comments: readonly { question: string; texts: readonly string[] }[]
  history: readonly (readonly [process: string, day: string, score: string, change: string])[]
  plans: readonly (readonly [objective: string, until: string, progress: string])[]
  notes: readonly string[]
  day: string
}

/** The result of one person in an evaluation process, on paper. */
export const resultTemplate = definePdf<PrintedResult>(
  'evaluation-result',
  `
#set page(paper: "us-letter", margin: (x: 2.2cm, y: 2cm), footer: page-count)
#set text(size: 9.5pt, number-width: "tabular", hyphenate: false)
#set par(leading: 0.7em)
#let part(title) = block(above: 18pt, below: 8pt, sticky: true, text(weight: 700, title))
#let bar(one) = grid(columns: (3.2cm, 1fr, 1.6cm), align: (left, left + horizon, right),
  text(size: 8.5pt, fill: quiet, one.label),
  box(width: 100%, height: 6pt, radius: 2pt, fill: rgb("#eeeae3"),
    align(left, box(width: one.long * 1%, height: 6pt, radius: 2pt, fill: green))),
  text(size: 8.5pt, one.value))
#employer-line(data.employer)
#v(8pt)
#text(size: 9pt, fill: quiet)[Resultado de desempeño · #data.process]
#block(above: 4pt, below: 10pt, text(size: 14pt, weight: 700, fill: green, data.person))
#fact-table(data.facts)
#block(above: 14pt, below: 4pt, breakable: false, fill: rgb("#f3f1ec"), radius: 4pt, inset: 12pt,
  width: 100%, {
    text(size: 8pt, fill: quiet)[Nota final]
    linebreak()
    text(size: 20pt, weight: 700, fill: green, data.final.value)
    linebreak()
    text(size: 8pt, fill: quiet, data.final.how)
  })
#part("Por competencia y por quién evaluó")
#for one in data.competences {
  block(above: 10pt, breakable: false, {
    text(weight: 600, one.title)
    h(1fr)
    text(weight: 700, one.value)
    for each in one.bars { block(above: 5pt, below: 0pt, bar(each)) }
  })
}
#if data.strengths.len() + data.toImprove.len() > 0 {
  block(above: 18pt, breakable: false, grid(columns: (1fr, 1fr), column-gutter: 22pt,
    ..(("Fortalezas", data.strengths), ("Por mejorar", data.toImprove)).map(((title, rows)) => {
      text(weight: 700, title)
      for row in rows { block(above: 6pt, row) }
    })))
}
#if data.comments.len() > 0 {
  part("Comentarios")
  text(size: 8pt, fill: quiet)[Mezclados, sin fecha y sin nombre.]
  for one in data.comments {
    block(above: 9pt, sticky: true, text(size: 8.5pt, fill: quiet, one.question))
    for each in one.texts { block(above: 5pt, inset: (left: 8pt), each) }
  }
}
#let lines(columns, titles, rows) = table(
  columns: columns, stroke: (x, y) => (bottom: rule), inset: (x: 4pt, y: 4pt),
  table.header(..titles.map(title => text(fill: quiet, title))), ..rows.flatten())
#if data.history.len() > 0 {
  part("Procesos anteriores")
  lines((1fr, 3cm, 2cm, 2.6cm), ("Proceso", "Fecha", "Nota", "Desde entonces"), data.history)
}
#if data.plans.len() > 0 {
  part("Planes de acción")
  lines((1fr, 3cm, 3cm), ("Objetivo", "Hasta", "Avance"), data.plans)
}
#for note in data.notes { block(above: 8pt, text(size: 8pt, fill: quiet, note)) }
#v(14pt)
#text(fill: quiet, size: 7.5pt)[Situación al #data.day]
`,
)
