import { counted } from '#chile/counts.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { definePdf } from '#platform/server/pdf/template.ts'
import { cellText, isNumber } from '../model/cell.ts'
import { type ReportTable, totalsOf } from '../model/report.ts'
import type { Cell } from '../model/cell.ts'

type Part = {
  heads: string[]
  ends: boolean[]
  rows: string[][]
  totals: string[]
}
type Data = {
  title: string
  people: string
  whose: string
  notes: readonly string[]
  parts: Part[]
}

/**
 * A landscape sheet. A table wider than the paper is split into parts, each with the columns that
 * name the row in front.
 */
const template = definePdf<Data>(
  'report',
  `
#set page(paper: "us-letter", flipped: true, margin: (x: 1.2cm, y: 1.3cm), footer: context [
  #set text(size: 7pt, fill: rgb("#5d6763"))
  #data.title #h(1fr) Página #counter(page).display() de #counter(page).final().first()
])
#set text(size: 7pt, number-width: "tabular")
#let green = rgb("#1f5d4c")
#let rule = 0.4pt + rgb("#d9d5ce")
#text(size: 13pt, weight: 700, fill: green)[#data.title]
#h(1fr) #text(fill: rgb("#5d6763"))[#data.whose · #data.people]
#for note in data.notes [\\ #text(fill: rgb("#5d6763"), note)]
#v(2pt)
#for (number, part) in data.parts.enumerate() [
  #if number > 0 { pagebreak() }
  #table(
    columns: part.ends.enumerate().map(((at, end)) => if at == 0 { 4.6cm } else { auto }),
    // A row of several lines reads as one row: every cell begins on its first line.
    stroke: (x, y) => if y > 0 { (bottom: rule) },
    inset: (x: 3pt, y: 2.4pt),
    align: (x, y) => {
      let side = if part.ends.at(x) { right } else { left }
      if y == 0 { side + bottom } else { side + top }
    },
    table.header(..part.heads.map(head => text(weight: 600, fill: green, head)),
      table.hline(stroke: 0.8pt + green)),
    ..part.rows.flatten(),
    ..if part.totals.len() > 0 {
      (table.hline(stroke: rule), ..part.totals.map(cell => text(weight: 600, cell)))
    },
  )
]
`,
)

const printer = createPrinter()

/** How many columns fit on a page beside those that name the row. */
const COLUMNS_A_PAGE = 9

/** A report on paper, landscape; its first columns are repeated on each part. */
export function printReport(
  title: string,
  table: ReportTable,
  whose: readonly string[] = [],
): Promise<Buffer> {
  const totals = totalsOf(table)
  const people = counted(table.rows.length, 'fila')
  const notes = table.notes ?? []
  const data = { title, people, notes, whose: whose.join(', '), parts: partsOf(table, totals) }
  return printer.render(template, data)
}

export function partsOf(table: ReportTable, totals: readonly Cell[] | null): Part[] {
  const { columns } = table
  const naming = Math.min(2, columns.length)
  const others = columns.map((_, at) => at).slice(naming)
  const cuts = Math.max(1, Math.ceil(others.length / COLUMNS_A_PAGE))
  const size = Math.ceil(others.length / cuts)
  return Array.from({ length: cuts }, (_, cut) => {
    const shown = [
      ...columns.map((_column, at) => at).slice(0, naming),
      ...others.slice(cut * size, (cut + 1) * size),
    ]
    const kindOf = (at: number) => columns[at]?.kind ?? ''
    const textsOf = (row: readonly Cell[]) =>
      shown.map((at) => cellText(String(row[at] ?? ''), kindOf(at)))
    return {
      heads: shown.map((at) => columns[at]?.label ?? ''),
      ends: shown.map((at) => isNumber(kindOf(at))),
      rows: table.rows.map(textsOf),
      totals: totals === null ? [] : textsOf(totals),
    }
  })
}
