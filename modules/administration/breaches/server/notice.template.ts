import { formatDate, type ISODate } from '#chile/dates.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { definePdf } from '#platform/server/pdf/template.ts'
import type { Notice } from '../model/notice.ts'

/** A notice is printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

const template = definePdf<Notice & { company: string; day: string }>(
  'breach-notice',
  `
#set page(paper: "us-letter", margin: (x: 2.5cm, y: 2.2cm), footer: page-count)
#set text(size: 10.5pt, hyphenate: false)
#set par(leading: 0.75em)
#text(weight: 600, data.company)
#h(1fr)
#text(fill: quiet, data.day)
#v(14pt)
#text(size: 15pt, weight: 700, fill: green, data.title)
#v(8pt)
#data.opening
#v(6pt)
#for (label, words) in data.facts {
  block(above: 12pt, breakable: true, {
    text(fill: quiet, size: 9pt, label)
    linebreak()
    words
  })
}
#v(12pt)
#data.ending
`,
)

/** Prints a notice of the day. */
export const printNotice = ({
  day,
  ...notice
}: Notice & { company: string; day: ISODate }): Promise<Buffer> =>
  printer.render(template, { ...notice, day: formatDate(day) })
