import { definePdf } from '#platform/server/pdf/template.ts'

export type PrintedEvidence = {
  name: string
  company: string
  facts: readonly (readonly [string, string])[]
  signers: readonly { name: string; facts: readonly (readonly [string, string])[] }[]
  events: readonly (readonly string[])[]
  head: string
  seal: { code: string; url: string; side: number }
}

/** The pages that follow a signed document: who signed, when, with what, and how it is checked. */
export const evidenceTemplate = definePdf<PrintedEvidence>(
  'evidence',
  `
#set page(paper: "us-letter", margin: (x: 2.2cm, y: 2cm), footer: page-count)
#set text(size: 9pt, hyphenate: false)
#paper-head((name: data.company, rut: data.name), "Firmas", "Evidencia de firma electrónica")
#block(above: 14pt, fact-table(data.facts))
#for signer in data.signers {
  block(breakable: false, above: 16pt, {
    text(weight: 700, size: 10.5pt, fill: green, signer.name)
    block(above: 6pt, fact-table(signer.facts))
  })
}
#block(above: 18pt, text(weight: 700, size: 10.5pt, fill: green)[Registro])
#text(size: 7.5pt, table(
  columns: (auto, auto, 1fr, auto), stroke: (x, y) => (bottom: rule), inset: (x: 3pt, y: 4pt),
  table.header(..("Cuándo", "Qué", "Quién", "Huella").map(label => text(fill: quiet, label))),
  ..data.events.flatten(),
))
#block(above: 12pt, text(size: 8pt, fill: quiet)[
  Cada huella encadena la anterior. La última de estas es #raw(data.head).
])
#v(14pt)
#block(breakable: false, {
  let seal = data.seal
  grid(columns: (2.2cm, 1fr), column-gutter: 10pt, align: horizon,
    image(
      read("/assets/qr", encoding: none), width: 2.2cm, scaling: "pixelated",
      format: (encoding: "luma8", width: seal.side, height: seal.side),
    ),
    text(size: 8pt, fill: quiet, {
      "Este documento se comprueba en " + seal.url
      linebreak()
      "Código: " + seal.code
    }),
  )
})
`,
)
