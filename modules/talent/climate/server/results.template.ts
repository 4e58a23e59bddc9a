import { definePdf } from '#platform/server/pdf/template.ts'

type Pairs = readonly (readonly [label: string, value: string])[]

/** A number of the table of groups: as it is read, and how warm it is, 0 for none. */
type Cell = { readonly value: string; readonly warmth: number }

/** What the paper of a confidential survey says, in the words in which it is printed. */
export type PrintedClimate = {
  company: string
  title: string
  facts: Pairs
  dimensions: readonly string[]
  groups: readonly { label: string; n: string; hidden: string | null; cells: readonly Cell[] }[]
  questions: readonly (readonly [question: string, score: string, favourable: string])[]
  comments: readonly { question: string; texts: readonly string[] }[]
  notes: readonly string[]
  day: string
}

/** The results of a confidential survey on paper: what its reader sees on the page, and no more. */
export const climateTemplate = definePdf<PrintedClimate>(
  'climate-results',
  `
#set page(paper: "us-letter", flipped: true, margin: (x: 1.8cm, y: 1.8cm), footer: page-count)
#set text(size: 9pt, number-width: "tabular", hyphenate: false)
#set par(leading: 0.65em)
#let part(title) = block(above: 18pt, below: 8pt, sticky: true, text(weight: 700, title))
#let warm = (white, rgb("#f7dcd8"), rgb("#f9ecd0"), rgb("#f9ecd0"), rgb("#dcebe2"), rgb("#dcebe2"))
#text(weight: 600, data.company)
#v(6pt)
#text(size: 9pt, fill: quiet)[Resultados de la encuesta]
#block(above: 4pt, below: 10pt, text(size: 14pt, weight: 700, fill: green, data.title))
#fact-table(data.facts)
#part("Nota de cada grupo por dimensión")
#table(
  columns: (1fr, 1.8cm) + data.dimensions.map(_ => 2.3cm) + (1.8cm,),
  align: (x, y) => if x == 0 { left + horizon } else { center + horizon },
  stroke: (x, y) => (bottom: rule), inset: (x: 3pt, y: 5pt),
  table.header(..(("Grupo", "Respuestas") + data.dimensions + ("Nota",)).map(title =>
    text(size: 7.5pt, fill: quiet, title))),
  ..data.groups.map(group => if group.hidden == none {
    (group.label, group.n) + group.cells.map(one =>
      table.cell(fill: warm.at(one.warmth), one.value))
  } else {
    (group.label, table.cell(colspan: data.dimensions.len() + 2, text(fill: quiet, group.hidden)))
  }).flatten(),
)
#if data.questions.len() > 0 {
  part("Preguntas")
  table(
    columns: (1fr, 3.6cm, 3cm), align: (left, right, right),
    stroke: (x, y) => (bottom: rule), inset: (x: 3pt, y: 4pt),
    table.header(..("Pregunta", "Nota", "Favorables").map(title => text(fill: quiet, title))),
    ..data.questions.flatten(),
  )
}
#if data.comments.len() > 0 {
  part("Comentarios")
  text(size: 8pt, fill: quiet)[Mezclados y sin fecha.]
  for one in data.comments {
    block(above: 9pt, sticky: true, text(size: 8.5pt, fill: quiet, one.question))
    for each in one.texts { block(above: 5pt, inset: (left: 8pt), each) }
  }
}
#for note in data.notes { block(above: 10pt, text(size: 8pt, fill: quiet, note)) }
#v(12pt)
#text(fill: quiet, size: 7.5pt)[Situación al #data.day]
`,
)
