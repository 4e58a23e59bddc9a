type Separator = '\t' | ';' | ','

/**
 * Reads what a spreadsheet puts in the clipboard: a row per line, cells separated by tabs; a cell
 * with line breaks of its own is quoted. Empty lines between others are kept, so that rows align.
 */
export function readBlock(text: string, separator: Separator = '\t'): string[][] {
  const rows: string[][] = [[]]
  const quotedCell = `"((?:[^"]|"")*)"(?=[${separator}\\r\\n]|$)`
  const bareCell = `([^${separator}\\r\\n]*)`
  const cell = new RegExp(`(?:${quotedCell}|${bareCell})(${separator}|\\r\\n?|\\n|$)`, 'y')
  while (cell.lastIndex <= text.length) {
    const [whole, quoted, bare = '', end = ''] = cell.exec(text) ?? []
    if (whole === undefined) break
    rows.at(-1)?.push((quoted?.replaceAll('""', '"').replace(/\s+/g, ' ') ?? bare).trim())
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  // The break after the last row opens no other.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop()
  return rows
}

/**
 * The cells of a list as a spreadsheet copies it or as a file has it: separated by tabs, or without
 * any by semicolons, or without those by commas. The mark at the beginning of a file is no letter.
 */
export function readList(text: string): string[][] {
  const list = text.replace(/^\uFEFF/, '')
  const separator = (['\t', ';', ','] as const).find((one) => list.includes(one)) ?? '\t'
  return readBlock(list, separator)
}

/**
 * The rows of a pasted list by the names of its columns. Empty rows are left out, and so is a first
 * row of titles: one without any digit, or whose first cell is a title.
 */
export function linesOf<Name extends string>(
  columns: readonly { readonly name: Name }[],
  block: readonly (readonly string[])[],
  title?: RegExp,
): Record<Name, string>[] {
  const filled = block.filter((cells) => cells.some((text) => text !== ''))
  const [first = []] = filled
  const [head = ''] = first
  const isTitle = title ? title.test(head) : !first.some((text) => /\d/.test(text))
  const titled = filled.length > 0 && isTitle
  return filled.slice(titled ? 1 : 0).map((cells) => {
    const named = columns.map(({ name }, at) => {
      const [text = ''] = cells.slice(at, at + 1)
      return [name, text]
    })
    return Object.fromEntries(named) as Record<Name, string>
  })
}

/** Whether it is more than the value of one cell. */
export const isBlock = (block: readonly (readonly string[])[]): boolean =>
  block.length > 1 || block.some((row) => row.length > 1)

export type Placed = { row: number; column: number; text: string }

/**
 * Where the cells of a pasted block fall: from the cell it was pasted on to the right and down.
 * What
 * lies beyond the last row or column is counted, not written.
 */
export function spread(
  block: readonly (readonly string[])[],
  from: { row: number; column: number },
  size: { rows: number; columns: number },
): { cells: Placed[]; outside: number } {
  const placed = block.flatMap((line, down) =>
    line.map((text, right) => ({ row: from.row + down, column: from.column + right, text })),
  )
  const cells = placed.filter(({ row, column }) => row < size.rows && column < size.columns)
  // An empty cell that falls outside is nothing lost.
  const outside = placed.filter((one) => !cells.includes(one) && one.text !== '').length
  return { cells, outside }
}

/** What is said of a paste. */
export function pastedWords(cells: number, outside: number): string {
  const done = cells === 1 ? 'Se pegó 1 celda' : `Se pegaron ${cells} celdas`
  if (outside === 0) return done
  return outside === 1
    ? `${done}; 1 quedó fuera de la tabla`
    : `${done}; ${outside} quedaron fuera de la tabla`
}
