import { z } from 'zod'

/**
 * Texts with paragraphs, lists, bold and links, kept as a tree of the few kinds of nodes below (the
 * form of ProseMirror and TipTap) and never as markup: what is not on the list cannot be kept, and
 * what is drawn from it is text. People write it with signs: `**negrita**`, `- punto`, `1. punto`,
 * `[palabras](https://…)`; an address by itself is a link too.
 */
const href = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/[^\s<>"'()[\]]+|mailto:[^\s<>"'()[\]@]+@[^\s<>"'()[\]@]+)$/)

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
])
const run = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(10_000),
  marks: z.array(mark).length(1).optional(),
})
const inline = z.union([run, z.strictObject({ type: z.literal('hardBreak') })])
const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  content: z.array(inline).min(1).max(2000),
})
const item = z.strictObject({ type: z.literal('listItem'), content: z.tuple([paragraph]) })
const list = z.strictObject({
  type: z.enum(['bulletList', 'orderedList']),
  content: z.array(item).min(1).max(1000),
})

/** The allow-list: a document is one of these trees or it is refused. */
export const richText = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(z.union([paragraph, list]))
    .min(1)
    .max(1000),
})
export type RichText = z.output<typeof richText>
export type Block = RichText['content'][number]
export type Inline = z.output<typeof inline>
type Run = z.output<typeof run>
type Paragraph = z.output<typeof paragraph>

const BULLET = /^[-•*]\s+(?=\S)/
const NUMBER = /^\d{1,3}[.)]\s+(?=\S)/
const BOLD = /\*\*([^*\n]+)\*\*/
const WORDS = /\[([^[\]\n]+)\]\(([^()\s]*)\)/
/** What ends a sentence after an address is not part of it. */
const BARE = /(https:\/\/[^\s<>"'()[\]*]*[^\s<>"'()[\]*.,;:!?/]\/?)/
const SIGNS = new RegExp([BOLD, WORDS, BARE].map(({ source }) => source).join('|'), 'g')

/**
 * Reads what somebody wrote with signs.
 *
 * @returns the tree, or the address of the first link that is neither `https:` nor `mailto:`
 */
export function readRichText(written: string): { doc: RichText } | { badLink: string } {
  const blocks: Block[] = []
  const bad: string[] = []
  const add = (line: string, type: 'bulletList' | 'orderedList', joins: boolean) => {
    const text = inlineOf(line, bad)
    const point = {
      type: 'listItem' as const,
      content: [{ type: 'paragraph' as const, content: text }] satisfies [Paragraph],
    }
    const last = blocks.at(-1)
    if (joins && last?.type === type) last.content.push(point as never)
    else blocks.push({ type, content: [point] as never })
  }
  let joins = false
  for (const raw of written.split('\n')) {
    const line = raw.trim()
    if (line === '') {
      joins = false
      continue
    }
    if (BULLET.test(line)) add(line.replace(BULLET, ''), 'bulletList', joins)
    else if (NUMBER.test(line)) add(line.replace(NUMBER, ''), 'orderedList', joins)
    else {
      const last = blocks.at(-1)
      const text = inlineOf(line, bad)
      if (joins && last?.type === 'paragraph') last.content.push({ type: 'hardBreak' }, ...text)
      else blocks.push({ type: 'paragraph', content: text })
    }
    joins = true
  }
  const [badLink] = bad
  return badLink === undefined ? { doc: { type: 'doc', content: blocks } } : { badLink }
}

function inlineOf(line: string, bad: string[]): Run[] {
  const runs: Run[] = []
  const plain = (text: string) => {
    if (text === '') return
    const last = runs.at(-1)
    if (last && !last.marks) last.text += text
    else runs.push({ type: 'text', text })
  }
  const link = (text: string, address: string) =>
    runs.push({ type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] })
  let at = 0
  for (const found of line.matchAll(SIGNS)) {
    plain(line.slice(at, found.index))
    at = found.index + found[0].length
    const [, strong, words, address, bare] = found
    if (strong !== undefined) {
      runs.push({ type: 'text', text: strong, marks: [{ type: 'bold' }] })
    } else if (words !== undefined && address !== undefined) {
      if (!href.safeParse(address).success) bad.push(address)
      link(words, address)
    } else if (bare !== undefined) {
      link(bare, bare)
    }
  }
  plain(line.slice(at))
  return runs
}

/** The tree as its writer would write it: `readRichText` makes the same tree of it. */
export const writeRichText = ({ content }: RichText): string => content.map(blockText).join('\n\n')

function blockText(block: Block): string {
  if (block.type === 'paragraph') return inlineText(block.content)
  return block.content
    .map(({ content: [{ content }] }, at) => {
      const sign = block.type === 'bulletList' ? '-' : `${at + 1}.`
      return `${sign} ${inlineText(content)}`
    })
    .join('\n')
}

const inlineText = (content: readonly Inline[]): string =>
  content
    .map((one, at) => (one.type === 'hardBreak' ? '\n' : signed(one, content[at + 1])))
    .join('')

function signed({ text, marks }: Run, next: Inline | undefined): string {
  const [given] = marks ?? []
  if (!given) return text
  if (given.type === 'bold') return `**${text}**`
  const { href: address } = given.attrs
  const after = next?.type === 'text' ? (next.marks ? '*' : next.text) : ''
  const isBare = text === address && /^[.,;:!?]*(\s|$)/.test(after)
  return isBare ? text : `[${text}](${address})`
}

/** The words of a tree in one line, without its signs: for a card, a mail or a search. */
export const plainRichText = ({ content }: RichText): string =>
  content
    .map((block) =>
      block.type === 'paragraph'
        ? plainWords(block.content)
        : block.content.map(({ content: [{ content: words }] }) => plainWords(words)).join(' · '),
    )
    .join(' ')

const plainWords = (content: readonly Inline[]): string =>
  content.map((one) => (one.type === 'hardBreak' ? ' ' : one.text)).join('')
