import { type Block, MOST_COLUMNS, type TableCell, type TableRow } from '../../model/body.ts'
import { readSign, type Sign } from '../../model/word-marks.ts'
import {
  type Grid,
  type GridRow,
  type Item,
  type Line,
  plain,
  type Reading,
  withTags,
} from './lines.ts'

/** Tables stand in one another so many deep at most. */
const DEEPEST_TABLE = 2

/** Puts paragraphs and tables together: points into lists, and blocks between signs. */
export function blocksOf(items: readonly Item[], reading: Reading, depth = 0): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < items.length;) {
    const item = items[at]
    if (item === undefined) break
    const taken = takenAt(items, at, reading, depth)
    blocks.push(...taken.blocks)
    at += taken.count
  }
  return blocks
}

type Taken = { readonly blocks: readonly Block[]; readonly count: number }

function takenAt(items: readonly Item[], at: number, reading: Reading, depth: number): Taken {
  const item = items[at]
  if (item?.kind === 'grid') return { blocks: tableOf(item, reading, depth), count: 1 }
  if (item === undefined) return { blocks: [], count: 1 }
  if (item.point) return listAt(items, at, reading, depth)
  const sign = readSign(plain(item))
  return (
    (sign && signedAt(items, at, { sign, reading, depth })) ?? {
      blocks: [wordsOf(item, reading)],
      count: 1,
    }
  )
}

function wordsOf({ level, align, words }: Line, reading: Reading): Block {
  const found = withTags(words, reading)
  const content = found.length === 0 ? {} : { content: found }
  const textAlign = align === undefined ? {} : { textAlign: align }
  if (level > 0) return { type: 'heading', attrs: { level, ...textAlign }, ...content }
  return {
    type: 'paragraph',
    ...(align === undefined ? {} : { attrs: { textAlign: align } }),
    ...content,
  }
}

/** The list that begins at a line: its points, with all that stands deeper in them. */
function listAt(items: readonly Item[], from: number, reading: Reading, depth: number): Taken {
  const first = items[from]
  const { level, ordered } = (first?.kind === 'line' && first.point) || { level: 0, ordered: false }
  const points: Item[][] = []
  let at = from
  for (let item = items[at]; item?.kind === 'line'; item = items[at]) {
    const { point, goesOn, ...line } = item
    if (point && point.level === level && point.ordered === ordered) points.push([line])
    else if (point && point.level > level) points.at(-1)?.push(item)
    else if (!point && goesOn === level) points.at(-1)?.push(line)
    else if (!point && goesOn !== undefined && goesOn > level) points.at(-1)?.push(item)
    else break
    at += 1
  }
  const content = points.map((point) => ({
    type: 'listItem' as const,
    content: blocksOf(point, reading, depth),
  }))
  return { blocks: [{ type: ordered ? 'orderedList' : 'bulletList', content }], count: at - from }
}

type Signed = { readonly sign: Sign; readonly reading: Reading; readonly depth: number }

/** The blocks between two signs; a sign without its other one is words like any. */
function signedAt(
  items: readonly Item[],
  from: number,
  { sign, reading, depth }: Signed,
): Taken | undefined {
  const end = 'begins' in sign ? endOf(items, from, sign.begins) : undefined
  if (!('begins' in sign) || end === undefined) {
    reading.losses.add('Condiciones o repeticiones sin comienzo o sin fin: quedaron como texto')
    return undefined
  }
  const found = blocksOf(items.slice(from + 1, end), reading, depth)
  const content: Block[] = found.length === 0 ? [{ type: 'paragraph' }] : found
  const count = end - from + 1
  if (sign.begins === 'loop') {
    return { blocks: [{ type: 'loop', attrs: { list: sign.list }, content }], count }
  }
  const { condition } = sign
  if (reading.codes.has(condition.code)) {
    return { blocks: [{ type: 'condition', attrs: condition, content }], count }
  }
  reading.losses.add(`La condición con «${condition.code}», que no existe: quedó su texto`)
  return { blocks: content, count }
}

/** Where what a sign begins ends, over those that begin and end within. */
function endOf(items: readonly Item[], from: number, kind: 'condition' | 'loop') {
  let open = 0
  for (let at = from; at < items.length; at += 1) {
    const item = items[at]
    const sign = item?.kind === 'line' && !item.point ? readSign(plain(item)) : undefined
    if (!sign) continue
    if ('begins' in sign && sign.begins === kind) open += 1
    if ('ends' in sign && sign.ends === kind) open -= 1
    if (open === 0) return at
  }
  return undefined
}

function tableOf(grid: Grid, reading: Reading, depth: number): Block[] {
  const rows = squared(grid.rows, reading)
  const columns = rows[0]?.cells.length ?? 0
  if (columns === 0) return []
  if (columns > MOST_COLUMNS || depth >= DEEPEST_TABLE) {
    const why = columns > MOST_COLUMNS ? `Tablas de más de ${MOST_COLUMNS} columnas` : NESTED
    reading.losses.add(`${why}: quedaron como texto`)
    return rows.flatMap(({ cells }) => cells.flatMap((items) => blocksOf(items, reading, depth)))
  }
  const content = rows.map(({ head, cells }): TableRow => ({
    type: 'tableRow',
    content: cells.map((items) => cellOf(items, head, { reading, depth: depth + 1 })),
  }))
  return [{ type: 'table', content }]
}

const NESTED = 'Tablas dentro de tablas'

type Within = { readonly reading: Reading; readonly depth: number }

function cellOf(items: readonly Item[], head: boolean, { reading, depth }: Within): TableCell {
  const [first] = items
  const isHead = head || (first?.kind === 'line' && first.head)
  const found = blocksOf(items, reading, depth)
  // Word asks for a paragraph after a table that ends a cell; it is none of the text.
  const last = found.at(-1)
  const isFiller = last?.type === 'paragraph' && !last.content && found.at(-2)?.type === 'table'
  const content = isFiller ? found.slice(0, -1) : found
  return {
    type: isHead ? 'tableHeader' : 'tableCell',
    content: content.length === 0 ? [{ type: 'paragraph' }] : content,
  }
}

type Square = { readonly head: boolean; readonly cells: readonly (readonly Item[])[] }

/** Rows of the same length: joined cells come apart, and the first has the words. */
function squared(rows: readonly GridRow[], { losses }: Reading): Square[] {
  const taken = new Set<string>()
  const placed = rows.map(({ head, cells }, y) => {
    const line = new Map<number, readonly Item[]>()
    let x = 0
    for (const { items, columns, rows: high } of cells) {
      while (taken.has(`${x} ${y}`)) x += 1
      if (columns > 1 || high > 1) losses.add('Celdas combinadas')
      line.set(x, items)
      // What a file says of joined cells is not believed beyond what a table may have.
      for (let dy = 0; dy < Math.min(high, rows.length - y); dy += 1) {
        for (let dx = 0; dx < Math.min(columns, 64); dx += 1) taken.add(`${x + dx} ${y + dy}`)
      }
      x += Math.min(columns, 64)
    }
    return { head, line, wide: x }
  })
  const wide = Math.max(0, ...placed.map(({ line, wide: own }) => (line.size === 0 ? 0 : own)))
  return placed.flatMap(({ head, line }) =>
    line.size === 0
      ? []
      : [{ head, cells: Array.from({ length: wide }, (_, x) => line.get(x) ?? []) }],
  )
}
