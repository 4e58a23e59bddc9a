import { z } from 'zod'
import { TagList } from '#platform/model/template-tag.ts'

/**
 * The text of a template, kept as a tree of the few kinds of nodes below (the form of ProseMirror
 * and TipTap) and never as markup: what is not on the list cannot be kept, nothing in it is
 * evaluated, and every word of it is drawn as text.
 */

/** The longest text of a template, in characters of its JSON. */
export const MOST_LONG = 150_000
/** Nodes stand in one another so many deep at most. */
export const MOST_NESTED = 12
const MOST_PARTS = 2000
/** The columns that fit on a page. */
export const MOST_COLUMNS = 8

const href = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/[^\s<>"'()[\]]+|mailto:[^\s<>"'()[\]@]+@[^\s<>"'()[\]@]+)$/)

/** Whether somebody may be led to an address from a document. */
export const isAddress = (address: string): boolean => href.safeParse(address).success

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'underline']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
])
export type Mark = z.output<typeof mark>
const marks = z.array(mark).min(1).max(4).optional()

/** The form of a code: `trabajador.nombre_completo`. */
const code = z
  .string()
  .max(80)
  .regex(/^[a-z]+\.[a-zA-Z0-9_]+$/)

const inline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(20_000), marks }),
  z.strictObject({ type: z.literal('hardBreak') }),
  z.strictObject({ type: z.literal('tag'), attrs: z.strictObject({ code }), marks }),
])
export type Inline = z.output<typeof inline>

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const
const textAlign = z.enum(ALIGNMENTS)
export type Alignment = z.output<typeof textAlign>
const words = z.array(inline).max(MOST_PARTS).optional()

/** How a fact is compared in a condition. */
export const COMPARISONS = ['FILLED', 'EMPTY', 'IS', 'IS_NOT', 'MORE', 'LESS'] as const
export type Comparison = (typeof COMPARISONS)[number]
const condition = z.strictObject({
  code,
  is: z.enum(COMPARISONS),
  value: z.string().max(200),
})
export type Condition = z.output<typeof condition>

/** Blocks are repeated for these alone, once for each. */
const repeated = z.strictObject({ list: TagList.schema })

export type Block =
  | {
      type: 'paragraph'
      attrs?: { textAlign: Alignment } | undefined
      content?: Inline[] | undefined
    }
  | {
      type: 'heading'
      attrs: { level: number; textAlign?: Alignment | undefined }
      content?: Inline[] | undefined
    }
  | { type: 'bulletList' | 'orderedList'; content: { type: 'listItem'; content: Block[] }[] }
  | { type: 'table'; content: TableRow[] }
  | { type: 'condition'; attrs: Condition; content: Block[] }
  | { type: 'loop'; attrs: { list: TagList }; content: Block[] }
export type TableCell = { type: 'tableCell' | 'tableHeader'; content: Block[] }
export type TableRow = { type: 'tableRow'; content: TableCell[] }

const inside = z.lazy(() => z.array(block).min(1).max(MOST_PARTS))
const block: z.ZodType<Block> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('paragraph'),
    attrs: z.strictObject({ textAlign }).optional(),
    content: words,
  }),
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({
      level: z.number().int().min(1).max(3),
      textAlign: textAlign.optional(),
    }),
    content: words,
  }),
  z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    content: z
      .array(z.strictObject({ type: z.literal('listItem'), content: inside }))
      .min(1)
      .max(MOST_PARTS),
  }),
  z.strictObject({
    type: z.literal('table'),
    content: z
      .array(
        z.strictObject({
          type: z.literal('tableRow'),
          content: z
            .array(z.strictObject({ type: z.enum(['tableCell', 'tableHeader']), content: inside }))
            .min(1)
            .max(MOST_COLUMNS),
        }),
      )
      .min(1)
      .max(500)
      // A row of another length would have no place on the paper.
      .refine((rows) => new Set(rows.map(({ content }) => content.length)).size === 1),
  }),
  z.strictObject({ type: z.literal('condition'), attrs: condition, content: inside }),
  z.strictObject({ type: z.literal('loop'), attrs: repeated, content: inside }),
])

const body = z.strictObject({
  type: z.literal('doc'),
  content: z.array(block).min(1).max(MOST_PARTS),
})
export type Body = z.output<typeof body>

export const emptyBody: Body = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Reads a text of a template as it is kept and sent; what is no such tree is nothing. */
export function readBody(text: string): Body | undefined {
  if (text.length > MOST_LONG) return undefined
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return undefined
  }
  // Asked before the tree is: a parser that follows a tree too deep would run out of stack.
  if (nestingOf(given) > MOST_NESTED) return undefined
  const read = body.safeParse(given)
  return read.success ? read.data : undefined
}

/** How many nodes stand in one another, counted without following them one inside the other. */
function nestingOf(root: unknown): number {
  let deep = 0
  let level: readonly unknown[] = [root]
  while (level.length > 0) {
    deep += 1
    if (deep > MOST_NESTED) return deep
    level = level.flatMap((node) => {
      const content: unknown = isObject(node) ? node['content'] : undefined
      return Array.isArray(content) ? content.filter(isObject) : []
    })
  }
  return deep
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The codes of the tags of a text, in its words and in its conditions, each once. */
export function codesIn({ content }: Body): string[] {
  return [...new Set(allOf(content).flatMap(ownCodes))]
}

/** The codes that a block says itself, without those of the blocks that stand in it. */
function ownCodes(block: Block): string[] {
  if (block.type === 'condition') return [block.attrs.code]
  const runs = block.type === 'paragraph' || block.type === 'heading' ? block.content : undefined
  return (runs ?? []).flatMap((one) => (one.type === 'tag' ? [one.attrs.code] : []))
}

/** The conditions of a text, in their order. */
export const conditionsIn = ({ content }: Body): Condition[] =>
  allOf(content).flatMap((block) => (block.type === 'condition' ? [block.attrs] : []))

/** What blocks of a text are repeated for, each once. */
export const listsIn = ({ content }: Body): TagList[] => [
  ...new Set(allOf(content).flatMap((block) => (block.type === 'loop' ? [block.attrs.list] : []))),
]

/** A code of a text, and what its blocks are repeated for where it stands in a repetition. */
type Placed = { readonly code: string; readonly within: readonly TagList[] }

/** Every code of a text with the repetitions that it stands in, the outer one first. */
export function placesIn(
  { content }: { readonly content: readonly Block[] },
  within: readonly TagList[] = [],
): Placed[] {
  return content.flatMap((block): Placed[] => {
    const inner = block.type === 'loop' ? [...within, block.attrs.list] : within
    return [
      ...ownCodes(block).map((code) => ({ code, within })),
      ...placesIn({ content: insideOf(block) }, inner),
    ]
  })
}

/** Every block of a text, each before those that stand in it. */
const allOf = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...allOf(insideOf(block))])

function insideOf(block: Block): Block[] {
  switch (block.type) {
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content }) => content)
    case 'table':
      return block.content.flatMap(({ content }) => content.flatMap((cell) => cell.content))
    case 'condition':
    case 'loop':
      return block.content
    default:
      return []
  }
}
