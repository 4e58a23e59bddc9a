import { definePdf } from '#platform/server/pdf/template.ts'

type Pairs = readonly (readonly [label: string, value: string])[]

/** What the paper of a plan says, in the words in which it is printed. */
export type PrintedPlan = {
  employer: { name: string; rut: string }
  objective: string
  facts: Pairs
  texts: Pairs
  milestones: readonly (readonly [day: string, name: string, weight: string, state: string])[]
  steps: readonly string[]
  signers: readonly (readonly [name: string, role: string])[]
  day: string
}

/** A plan of action on paper: what was agreed, how far it is, with room for both signatures. */
export const planTemplate = definePdf<PrintedPlan>(
  'action-plan',
  `
#set page(paper: "us-letter", margin: (x: 2.2cm, y: 2cm), footer: page-count)
#set text(size: 9.5pt, number-width: "tabular", hyphenate: false)
#set par(leading: 0.7em)
#employer-line(data.employer)
#v(8pt)
#text(size: 9pt, fill: quiet)[Plan de acción]
#block(above: 4pt, below: 10pt, text(size: 14pt, weight: 700, fill: green, data.objective))
#fact-table(data.facts)
#v(8pt)
#for (label, value) in data.texts {
  block(above: 9pt, breakable: false, {
    text(size: 8pt, fill: quiet, label)
    linebreak()
    value
  })
}
#if data.milestones.len() > 0 {
  block(above: 16pt, below: 6pt, text(weight: 700, "Hitos y notas"))
  table(
    columns: (2.4cm, 1fr, 1.6cm, 3.4cm), align: (left, left, right, left),
    stroke: (x, y) => (bottom: rule), inset: (x: 4pt, y: 4pt),
    table.header(..("Fecha", "Hito", "Peso", "Estado").map(title => text(fill: quiet, title))),
    ..data.milestones.flatten(),
  )
}
#if data.steps.len() > 0 {
  block(above: 16pt, below: 6pt, text(weight: 700, "Aprobación"))
  for step in data.steps { block(above: 4pt, step) }
}
#block(width: 100%, breakable: false, above: 60pt,
  grid(columns: data.signers.map(_ => 1fr), column-gutter: 40pt,
    ..data.signers.map(((name, role)) => align(center, {
      line(length: 100%, stroke: rule)
      v(-4pt)
      text(size: 8.5pt, name)
      linebreak()
      text(size: 8pt, fill: quiet, role)
    }))))
#v(14pt)
#text(fill: quiet, size: 7.5pt)[Situación al #data.day]
`,
)
