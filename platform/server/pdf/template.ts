/**
 * A printed page: a name for logs, and Typst source that reads its data from the variable `data`.
 * It carries the type of its data, so that no caller can print a page without its figures.
 */
export type PdfTemplate<Data> = {
  readonly name: string
  readonly source: string
  /** Never read; carries the type. */
  readonly data?: Data
}

/**
 * Pictures for one document (a logo, a signature), read in the template as
 * `image("/assets/<name>")`.
 */
export type Assets = Readonly<Record<string, Uint8Array>>

/**
 * What every page begins with: its data, its letters, its colours, and the parts that papers share:
 * their heads, the count of their pages, and facts by their labels. Cells are narrow, and words of
 * a justified line would be drawn apart in them.
 */
const PRELUDE = `#let data = json(bytes(sys.inputs.data))
#set document(date: none)
#set text(font: "Inter", lang: "es", region: "CL", size: 9.5pt)
#show table: set par(justify: false)
#let quiet = rgb("#5d6763")
#let green = rgb("#1f5d4c")
#let rule = 0.5pt + rgb("#d9d5ce")
#let paper-head(employer, title, note) = {
  grid(columns: (55%, 1fr), {
    text(weight: 700, size: 11pt, employer.name)
    linebreak()
    text(fill: quiet, employer.rut)
  }, align(right, {
    text(weight: 700, size: 13pt, fill: green, title)
    linebreak()
    note
  }))
  line(length: 100%, stroke: 1pt + green)
}
#let employer-line(employer) = {
  text(weight: 600, employer.name)
  h(1fr)
  text(fill: quiet, employer.rut)
}
#let page-count = context {
  let (page, last) = (counter(page).display(), counter(page).final().first())
  align(right, text(size: 7.5pt, fill: quiet)[Página #page de #last])
}
#let fact-table(rows, gap: 4pt) = table(
  columns: (5.2cm, 1fr), stroke: (x, y) => (bottom: rule), inset: (x: 0pt, y: gap),
  ..rows.map(((label, value)) => (text(fill: quiet, label), text(weight: 500, value))).flatten(),
)
#let labelled(facts) = grid(columns: (1fr, 1fr), column-gutter: 22pt, row-gutter: 6pt,
  ..facts.map(fact => {
    text(size: 7.5pt, fill: quiet, fact.label)
    linebreak()
    fact.value
  }))
`

/**
 * Declares a page. Values reach it as data: `#data.name` prints the text whatever signs it holds,
 * so a name such as `#read("/etc/passwd")` is printed, not obeyed. `eval` would undo that, and is
 * refused.
 *
 * @throws Error when the source evaluates text or brings in a package from the network
 */
export function definePdf<Data>(name: string, source: string): PdfTemplate<Data> {
  if (/\beval\b/.test(source)) throw new Error(`${name}: a template may not evaluate text`)
  if (/["']@/.test(source)) throw new Error(`${name}: a template may not import packages`)
  return { name, source: PRELUDE + source }
}
