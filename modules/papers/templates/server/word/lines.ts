import { type Alignment, type Inline, isAddress, isObject, type Mark } from '../../model/body.ts'
import { TAG_SIGN, unescaped } from '../../model/word-marks.ts'
import type { Losses } from './losses.ts'
import { CELL_HEAD, continuedLevel, DEEPEST_LIST } from './styles.ts'

/** A node of the tree that mammoth reads out of a Word file. */
export type Node = Readonly<Record<string, unknown>>

/** A paragraph of the file, before lists and conditions are put together. */
export type Line = {
  readonly kind: 'line'
  readonly level: number
  readonly align: Alignment | undefined
  readonly words: readonly Inline[]
  /** It begins a point of a list. */
  readonly point?: { readonly level: number; readonly ordered: boolean }
  /** It goes on a point of a list of this level. */
  readonly goesOn?: number
  readonly head: boolean
}
export type Grid = { readonly kind: 'grid'; readonly rows: readonly GridRow[] }
export type GridRow = { readonly head: boolean; readonly cells: readonly GridCell[] }
export type GridCell = {
  readonly items: readonly Item[]
  readonly columns: number
  readonly rows: number
}
export type Item = Line | Grid

/** What a reading knows: which tags there are, and what it leaves out. */
export type Reading = { readonly codes: ReadonlySet<string>; readonly losses: Losses }

export const childrenOf = (node: Node): readonly Node[] => {
  const children = node['children']
  return Array.isArray(children) ? children.filter(isObject) : []
}

/** The paragraphs and tables of a file, or of a cell. */
export const itemsOf = (node: Node, reading: Reading): Item[] =>
  childrenOf(node).flatMap((child): Item[] => {
    if (child['type'] === 'paragraph') return [lineOf(child, reading)]
    if (child['type'] === 'table') return [{ kind: 'grid', rows: rowsOf(child, reading) }]
    return []
  })

function rowsOf(table: Node, reading: Reading): GridRow[] {
  return childrenOf(table).map((row) => ({
    head: row['isHeader'] === true,
    cells: childrenOf(row).map((cell) => ({
      items: itemsOf(cell, reading),
      columns: numberIn(cell['colSpan'], 1),
      rows: numberIn(cell['rowSpan'], 1),
    })),
  }))
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberIn = (value: unknown, usual: number): number => {
  const number = Number(value ?? usual)
  return Number.isInteger(number) && number > 0 ? number : usual
}

function lineOf(node: Node, reading: Reading): Line {
  const styleId = textIn(node['styleId'])
  const level = headingLevel(textIn(node['styleName']), styleId)
  const numbering = isObject(node['numbering']) ? node['numbering'] : undefined
  const goesOn = continuedLevel(styleId)
  // A numbered heading is a heading: its number is written by Word, and not here.
  if (numbering && level > 0) reading.losses.add('Numeración de los títulos')
  return {
    kind: 'line',
    level,
    align: ALIGNED[textIn(node['alignment'])],
    words: joined(childrenOf(node).flatMap((child) => inlineOf(child, [], reading))),
    ...(numbering && level === 0
      ? {
          point: {
            level: Math.min(Number(numbering['level'] ?? 0) || 0, DEEPEST_LIST),
            ordered: numbering['isOrdered'] === true,
          },
        }
      : goesOn === undefined
        ? {}
        : { goesOn }),
    head: styleId === CELL_HEAD,
  }
}

const ALIGNED: Readonly<Record<string, Alignment | undefined>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
}

/** Word names its styles in English whatever its language, and their ids in its own. */
function headingLevel(name: string, id: string): number {
  const [, number] =
    /^(?:heading|t[ií]tulo) ?([1-9])$/i.exec(name) ?? /^Heading([1-9])$/.exec(id) ?? []
  if (number !== undefined) return Math.min(Number(number), 3)
  return /^(title|t[ií]tulo)$/i.test(name) ? 1 : 0
}

function inlineOf(node: Node, marks: readonly Mark[], reading: Reading): Inline[] {
  const within = (more: readonly Mark[]) =>
    childrenOf(node).flatMap((child) => inlineOf(child, more, reading))
  switch (node['type']) {
    case 'run':
      return within([...marksOf(node, reading), ...marks])
    case 'hyperlink':
      return within(linkOf(node, reading))
    case 'text':
      return textOf(textIn(node['value']), marks)
    case 'tab':
      return textOf(' ', marks)
    case 'checkbox':
      return textOf(node['checked'] === true ? '☑' : '☐', marks)
    case 'break':
      if (node['breakType'] === 'line') return [{ type: 'hardBreak' }]
      reading.losses.add('Saltos de página')
      return []
    default:
      reading.losses.addKind(textIn(node['type']))
      return []
  }
}

function marksOf(run: Node, { losses }: Reading): Mark[] {
  if (run['isStrikethrough'] === true) losses.add('Tachado')
  const vertical = textIn(run['verticalAlignment'])
  if (vertical === 'superscript' || vertical === 'subscript')
    losses.add('Subíndices y superíndices')
  return [
    ...(run['isBold'] === true ? [{ type: 'bold' as const }] : []),
    ...(run['isItalic'] === true ? [{ type: 'italic' as const }] : []),
    ...(run['isUnderline'] === true ? [{ type: 'underline' as const }] : []),
  ]
}

function linkOf(node: Node, { losses }: Reading): Mark[] {
  const href = textIn(node['href'])
  if (isAddress(href)) return [{ type: 'link', attrs: { href } }]
  losses.add('Enlaces que no son https ni correos')
  return []
}

function textOf(text: string, marks: readonly Mark[]): Inline[] {
  if (text === '') return []
  return [{ type: 'text', text, ...(marks.length > 0 ? { marks: [...marks] } : {}) }]
}

const MOST_TEXT = 20_000

/** Joins what Word cut into pieces. */
function joined(inlines: readonly Inline[]): Inline[] {
  const found: Inline[] = []
  for (const one of inlines) {
    const last = found.at(-1)
    const joins =
      last?.type === 'text' &&
      one.type === 'text' &&
      last.text.length + one.text.length <= MOST_TEXT &&
      JSON.stringify(last.marks) === JSON.stringify(one.marks)
    if (joins) found[found.length - 1] = { ...last, text: last.text + one.text }
    else found.push(one)
  }
  return found
}

/** Finds the tags among words; one that does not exist stays as it is written. */
export function withTags(words: readonly Inline[], { codes, losses }: Reading): Inline[] {
  return words.flatMap((one): Inline[] => {
    if (one.type !== 'text') return [one]
    const marks = one.marks ? { marks: one.marks } : {}
    const found: Inline[] = []
    let at = 0
    for (const { 0: sign, 1: code = '', index } of one.text.matchAll(TAG_SIGN)) {
      if (!codes.has(code)) {
        losses.add(`La etiqueta «${code}» no existe: quedó como texto`)
        continue
      }
      const before = unescaped(one.text.slice(at, index))
      if (before !== '') found.push({ type: 'text', text: before, ...marks })
      found.push({ type: 'tag', attrs: { code }, ...marks })
      at = index + sign.length
    }
    const text = unescaped(one.text.slice(at))
    return text === '' ? found : [...found, { type: 'text', text, ...marks }]
  })
}

/** The words of a line as text, without what they look like. */
export const plain = ({ words }: Line): string =>
  words.map((one) => (one.type === 'text' ? one.text : '')).join('')
