import { formatDate, parseDate } from '#chile/dates.ts'
import { compareDecimals, isDecimal } from '#chile/money/decimal.ts'
import { parseNumber } from '#chile/numbers.ts'
import { searchKey } from '#chile/text.ts'
import {
  type TagKind,
  TagList,
  type TagValue,
  type TemplateTag,
  tagWords,
} from '#platform/model/template-tag.ts'
import type { Alignment, Block, Body, Condition, Inline, Mark } from './body.ts'

/** Words of a document as they are drawn: text and how it looks, or the end of a line. */
export type Run =
  | {
      readonly text: string
      readonly bold?: true
      readonly italic?: true
      readonly underline?: true
      readonly href?: string
      /** It stands for a fact that is missing. */
      readonly missing?: true
    }
  | { readonly ends: true }

/** A document with its facts: no tag and no condition is left in it. */
export type Filled =
  | {
      readonly kind: 'words'
      readonly level: number
      readonly align: Alignment
      readonly runs: readonly Run[]
    }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Filled[])[]
    }
  | {
      readonly kind: 'table'
      readonly columns: number
      readonly cells: readonly { readonly head: boolean; readonly blocks: readonly Filled[] }[]
    }

export type Facts = {
  readonly tags: ReadonlyMap<string, TemplateTag>
  readonly values: ReadonlyMap<string, TagValue>
  /** What blocks are repeated for; a list that is not there may not be read. */
  readonly lists: ReadonlyMap<TagList, readonly ReadonlyMap<string, TagValue>[]>
}

type Result = {
  readonly blocks: readonly Filled[]
  /** The labels of what is missing, each once. */
  readonly missing: readonly string[]
}

/** Puts facts in the place of the tags of a text, and leaves out what its conditions leave out. */
export function fill({ content }: Body, facts: Facts): Result {
  const missing = new Set<string>()
  return { blocks: filledOf(content, facts, missing), missing: [...missing] }
}

const filledOf = (blocks: readonly Block[], facts: Facts, missing: Set<string>): Filled[] =>
  blocks.flatMap((block) => filled(block, facts, missing))

function filled(block: Block, facts: Facts, missing: Set<string>): Filled[] {
  const inside = (blocks: readonly Block[]) => filledOf(blocks, facts, missing)
  switch (block.type) {
    case 'paragraph':
    case 'heading': {
      const level = block.type === 'heading' ? block.attrs.level : 0
      const align = block.attrs?.textAlign ?? 'left'
      const runs = (block.content ?? []).map((one) => runOf(one, facts, missing))
      return [{ kind: 'words', level, align, runs }]
    }
    case 'bulletList':
    case 'orderedList': {
      const items = block.content.map(({ content }) => inside(content))
      // A point whose words all depend on conditions that do not hold is no point.
      const kept = items.filter((blocks) => blocks.length > 0)
      return kept.length === 0
        ? []
        : [{ kind: 'list', ordered: block.type === 'orderedList', items: kept }]
    }
    case 'table': {
      const cells = block.content.flatMap(({ content }) =>
        content.map((cell) => ({
          head: cell.type === 'tableHeader',
          blocks: inside(cell.content),
        })),
      )
      return [{ kind: 'table', columns: block.content[0]?.content.length ?? 1, cells }]
    }
    case 'condition':
      return holds(block.attrs, facts) ? inside(block.content) : []
    case 'loop': {
      const { list } = block.attrs
      const rows = facts.lists.get(list)
      if (rows === undefined) missing.add(TagList.label(list))
      return (rows ?? []).flatMap((row) =>
        filledOf(block.content, { ...facts, values: new Map([...facts.values, ...row]) }, missing),
      )
    }
  }
}

function runOf(one: Inline, { tags, values }: Facts, missing: Set<string>): Run {
  if (one.type === 'hardBreak') return { ends: true }
  const look = lookOf(one.marks ?? [])
  if (one.type === 'text') return { text: one.text, ...look }
  const tag = tags.get(one.attrs.code)
  const value = values.get(one.attrs.code) ?? null
  const label = tag?.label ?? one.attrs.code
  if (tag && value !== null && value !== '') return { text: tagWords(tag.kind, value), ...look }
  missing.add(label)
  return { text: `«${label}»`, ...look, missing: true }
}

const lookOf = (marks: readonly Mark[]) => {
  const has = (type: Mark['type']) => marks.some((mark) => mark.type === type)
  const link = marks.find((mark) => mark.type === 'link')
  return {
    ...(has('bold') ? { bold: true as const } : {}),
    ...(has('italic') ? { italic: true as const } : {}),
    ...(has('underline') ? { underline: true as const } : {}),
    ...(link ? { href: link.attrs.href } : {}),
  }
}

/** Whether a condition holds. What has no fact is neither more nor less than anything. */
export function holds({ code, is, value }: Condition, { tags, values }: Facts): boolean {
  const kind = tags.get(code)?.kind ?? 'TEXT'
  const fact = values.get(code) ?? null
  const isEmpty = fact === null || fact === ''
  if (is === 'EMPTY' || is === 'FILLED') return isEmpty === (is === 'EMPTY')
  if (isEmpty) return is === 'IS_NOT'
  const order = compared(kind, fact, value)
  switch (is) {
    case 'IS':
      return order === 0
    case 'IS_NOT':
      return order !== 0
    case 'MORE':
      return order !== undefined && order > 0
    case 'LESS':
      return order !== undefined && order < 0
  }
}

/** The order of a fact and of what a condition says, or nothing where they cannot be compared. */
function compared(kind: TagKind, fact: string | boolean, written: string): number | undefined {
  if (typeof fact === 'boolean') return searchKey(written) === (fact ? 'si' : 'no') ? 0 : undefined
  if (kind === 'NUMBER' || kind === 'PESOS') {
    const number = parseNumber(written)
    return number !== undefined && isDecimal(fact) ? compareDecimals(fact, number) : undefined
  }
  if (kind === 'DATE' || kind === 'LONG_DATE') {
    const day = parseDate(written)
    return day === undefined ? undefined : order(fact, day)
  }
  return order(searchKey(fact), searchKey(written))
}

const order = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** What is wrong with what a condition compares a fact to, or nothing. */
export function conditionProblem(
  { kind, label }: Pick<TemplateTag, 'kind' | 'label'>,
  { is, value }: Pick<Condition, 'is' | 'value'>,
): string | undefined {
  if (is === 'EMPTY' || is === 'FILLED') return undefined
  const written = value.trim()
  if (written === '') return `Diga con qué se compara «${label}»`
  if ((kind === 'NUMBER' || kind === 'PESOS') && parseNumber(written) === undefined) {
    return `«${label}» se compara con un número`
  }
  if ((kind === 'DATE' || kind === 'LONG_DATE') && parseDate(written) === undefined) {
    return `«${label}» se compara con una fecha: ${formatDate('2026-09-15')}`
  }
  if (kind === 'FLAG' && !['si', 'no'].includes(searchKey(written))) {
    return `«${label}» se compara con Sí o No`
  }
  return undefined
}

/** Facts of example, with which a text is shown before anybody is chosen. */
export const sampleFacts = (list: readonly TemplateTag[]): Facts => ({
  tags: new Map(list.map((tag) => [tag.code, tag])),
  values: new Map(list.map(({ code, sample }) => [code, sample])),
  // The samples are among the values already: one row that says nothing of its own shows them.
  lists: new Map(TagList.values.map((one) => [one, [new Map()]])),
})
