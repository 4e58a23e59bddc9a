import type { Alignment, Block, Body, Inline } from '../../model/body.ts'
import { type Filled, fill, type Run } from '../../model/fill.ts'
import {
  CONDITION_END,
  conditionSign,
  escaped,
  LOOP_END,
  loopSign,
  tagSign,
} from '../../model/word-marks.ts'

/** A document as a Word file draws it: what says nothing of its place stands where Word puts it. */
export type Drawn =
  | {
      readonly kind: 'words'
      readonly level: number
      readonly align?: Alignment | undefined
      readonly runs: readonly Run[]
    }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Drawn[])[]
    }
  | {
      readonly kind: 'table'
      readonly columns: number
      readonly cells: readonly { readonly head: boolean; readonly blocks: readonly Drawn[] }[]
    }

const NO_FACTS = { tags: new Map(), values: new Map(), lists: new Map() }

/** The text of a template, with its tags, conditions and repetitions as signs. */
export const drawnBody = ({ content }: Body): Drawn[] => content.flatMap(drawnBlock)

function drawnBlock(block: Block): Drawn[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading': {
      const level = block.type === 'heading' ? block.attrs.level : 0
      const align = block.attrs?.textAlign
      return [{ kind: 'words', level, align, runs: (block.content ?? []).map(runOf) }]
    }
    case 'bulletList':
    case 'orderedList': {
      const items = block.content.map(({ content }) => content.flatMap(drawnBlock))
      return [{ kind: 'list', ordered: block.type === 'orderedList', items }]
    }
    case 'table': {
      const cells = block.content.flatMap(({ content }) =>
        content.map(({ type, content: inside }) => ({
          head: type === 'tableHeader',
          blocks: inside.flatMap(drawnBlock),
        })),
      )
      return [{ kind: 'table', columns: block.content[0]?.content.length ?? 1, cells }]
    }
    case 'condition':
      return between(conditionSign(block.attrs), block.content, CONDITION_END)
    case 'loop':
      return between(loopSign(block.attrs.list), block.content, LOOP_END)
  }
}

const between = (begin: string, content: readonly Block[], end: string): Drawn[] => [
  line(begin),
  ...content.flatMap(drawnBlock),
  line(end),
]

const line = (text: string): Drawn => ({ kind: 'words', level: 0, runs: [{ text }] })

/** A tag is drawn by its sign, and words that look like one are not; the rest as `fill` does. */
function runOf(one: Inline): Run {
  const said: Inline =
    one.type === 'tag'
      ? { type: 'text', text: tagSign(one.attrs.code), ...(one.marks ? { marks: one.marks } : {}) }
      : one.type === 'text'
        ? { ...one, text: escaped(one.text) }
        : one
  const body: Body = { type: 'doc', content: [{ type: 'paragraph', content: [said] }] }
  return firstRun(fill(body, NO_FACTS).blocks)
}

function firstRun([block]: readonly Filled[]): Run {
  const [run] = block?.kind === 'words' ? block.runs : []
  if (!run) throw new Error('A word is drawn as nothing')
  return run
}
