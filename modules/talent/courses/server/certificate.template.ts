import { definePdf } from '#platform/server/pdf/template.ts'

export type PrintedCourse = {
  employer: { name: string; rut: string }
  name: string
  title: string
  facts: readonly (readonly [label: string, value: string])[]
  declared: string
  seal: { code: string; url: string; side: number }
}

/** What somebody who passed a course has of it, with the code by which it is checked. */
export const courseTemplate = definePdf<PrintedCourse>(
  'course-certificate',
  `
#set page(paper: "us-letter", margin: (x: 2.5cm, y: 2.5cm), footer: page-count)
#set text(size: 11pt, hyphenate: false)
#employer-line(data.employer)
#v(30pt)
#text(size: 10pt, fill: quiet)[Constancia de capacitación]
#block(above: 6pt, below: 24pt, text(size: 19pt, weight: 700, fill: green, data.title))
#text(size: 14pt, weight: 700, data.name)
#block(above: 18pt, fact-table(data.facts))
#if data.declared != "" { block(above: 18pt, data.declared) }
#v(40pt)
#block(breakable: false, {
  let seal = data.seal
  grid(columns: (2.4cm, 1fr), column-gutter: 10pt, align: horizon,
    image(
      read("/assets/qr", encoding: none), width: 2.4cm, scaling: "pixelated",
      format: (encoding: "luma8", width: seal.side, height: seal.side),
    ),
    text(size: 8pt, fill: quiet, {
      "Esta constancia se comprueba en " + seal.url
      linebreak()
      "Código: " + seal.code
    }),
  )
})
`,
)
