import { definePdf } from '#platform/server/pdf/template.ts'
import type { PrintedTable } from '../model/paid-months.ts'

export type PrintedCertificate = {
  employer: { name: string; rut: string }
  title: string
  day: string
  before: readonly string[]
  table: PrintedTable | null
  after: readonly string[]
  /** Under the line to sign: a name, its RUT, its title, the razón social. */
  signer: readonly string[]
  seal: { code: string; site: string; side: number }
}

/** A certificate on paper: what is certified, its months if it says any, and how it is verified. */
export const certificateTemplate = definePdf<PrintedCertificate>(
  'certificate',
  `
#set page(paper: "us-letter", margin: (x: 2.2cm, y: 2cm))
#set text(size: 10.5pt, number-width: "tabular", hyphenate: false)
#set par(leading: 0.75em)
#grid(columns: (60%, 1fr), {
  text(weight: 700, size: 11pt, data.employer.name)
  linebreak()
  text(fill: quiet, size: 9pt, data.employer.rut)
}, align(right, text(size: 9pt, fill: quiet, data.day)))
#line(length: 100%, stroke: 1pt + green)
#block(above: 26pt, below: 18pt, text(weight: 700, size: 16pt, fill: green, data.title))
#for paragraph in data.before { block(above: 12pt, paragraph) }
#if data.table != none {
  let part = data.table
  block(above: 16pt, text(size: 8.5pt, table(
    columns: (1.3fr, ..part.head.slice(1).map(_ => 1fr)), inset: (x: 3pt, y: 4pt),
    stroke: none, align: (x, y) => if x == 0 { left } else { right },
    table.header(..part.head.map(label => text(size: 7.5pt, fill: quiet, label))),
    table.hline(stroke: rule),
    ..part.rows.flatten(),
    table.hline(stroke: rule),
    ..part.total.map(strong),
  )))
}
#for paragraph in data.after { block(above: 12pt, paragraph) }
#v(1fr)
#block(width: 100%, breakable: false, {
  align(center, block(width: 45%, {
    set par(justify: false)
    v(40pt)
    line(length: 100%, stroke: rule)
    v(-4pt)
    text(size: 9pt, data.signer.join(linebreak()))
  }))
  v(24pt)
  let seal = data.seal
  grid(columns: (2cm, 1fr), column-gutter: 10pt, align: horizon,
    image(
      read("/assets/qr", encoding: none), width: 2cm, scaling: "pixelated",
      format: (encoding: "luma8", width: seal.side, height: seal.side),
    ),
    text(size: 8pt, fill: quiet, {
      "Este certificado se comprueba en " + seal.site + ", con este código:"
      linebreak()
      seal.code
    }),
  )
})
`,
)
