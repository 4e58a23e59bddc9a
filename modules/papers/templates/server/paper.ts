import { definePdf } from '#platform/server/pdf/template.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import type { Filled } from '../model/fill.ts'

/**
 * A document on paper. Its words are data of the template, which prints them as they are: nothing
 * that somebody wrote is ever part of the source.
 */
export const documentPaper = definePdf<{ blocks: readonly Filled[] }>(
  'document',
  `
#set page(paper: "us-letter", margin: (x: 2.5cm, top: 2.5cm, bottom: 2.2cm), footer: page-count)
#set text(size: 10.5pt, hyphenate: false)
#set par(leading: 0.72em, spacing: 1.1em)
#show heading: set text(weight: 700)
#show heading.where(level: 1): set text(size: 15pt)
#show heading.where(level: 2): set text(size: 12.5pt)
#show heading.where(level: 3): set text(size: 11pt)
#show link: underline
#let run-of(run) = {
  if "ends" in run { linebreak() } else {
    let words = text(run.text)
    if "bold" in run { words = strong(words) }
    if "italic" in run { words = emph(words) }
    if "underline" in run { words = underline(words) }
    if "href" in run { words = link(run.href, words) }
    words
  }
}
#let places = (left: left, center: center, right: right, justify: left)
#let draw(blocks) = for block in blocks {
  if block.kind == "words" {
    let words = block.runs.map(run-of).join()
    let words = if words == none { sym.zws } else { words }
    if block.level > 0 {
      align(places.at(block.align), heading(level: block.level, words))
    } else {
      align(places.at(block.align), par(justify: block.align == "justify", words))
    }
  } else if block.kind == "list" {
    let items = block.items.map(draw)
    if block.ordered { enum(..items) } else { list(..items) }
  } else {
    table(
      columns: (1fr,) * block.columns, stroke: rule, inset: 6pt,
      ..block.cells.map(cell => {
        let inside = draw(cell.blocks)
        if cell.head { strong(inside) } else { inside }
      }),
    )
  }
}
#draw(data.blocks)
`,
)

/** Prints the documents that requests and work in background make. */
export const printer = createPrinter({ threads: 1 })
