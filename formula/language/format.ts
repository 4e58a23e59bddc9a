import { tokenize } from './lexer.ts'
import { parse } from './parser.ts'
import { type Node, partsOf } from './syntax.ts'

/** A line of a formatted formula is at most this wide, when it can be cut. */
const WIDTH = 72
const STEP = '  '

type Word = { readonly text: string; readonly comment: boolean; readonly joins: boolean }

/**
 * The same formula with spaces where they help, and calls and sums that do not fit a line opened
 * over several. A text with a mistake comes back as it was, as does one whose meaning would change.
 */
export function format(source: string): string {
  const before = parse(source)
  if (!before.ok) return source
  const text = group(wordsOf(source), '').join('\n')
  const after = parse(text)
  return after.ok && outline(after.node) === outline(before.node) ? text : source
}

/** The tree without places: two texts with the same outline mean the same. */
function outline(node: Node): string {
  const parts = partsOf(node).map(outline).join(' ')
  switch (node.kind) {
    case 'number':
      return `${node.value.n}/${node.value.d}`
    case 'text':
      return `"${node.value}"`
    case 'name':
      return node.code
    case 'negate':
      return `(- ${parts})`
    case 'sum':
    case 'product':
      return `(${node.signs.join('')} ${parts})`
    case 'compare':
      return `(${node.sign} ${parts})`
    case 'call':
      return `(${node.name} ${parts})`
  }
}

const joining = new Set(['+', '-', '*', '/', '=', '<>', '<', '<=', '>', '>='])

/** Tokens that say something; a sign joins when it follows a value. */
function wordsOf(source: string): readonly Word[] {
  let value = false
  return tokenize(source, { trivia: true }).flatMap(({ kind, text }): Word[] => {
    if (kind === 'space' || kind === 'end') return []
    if (kind === 'comment') return [{ text: text.trimEnd(), comment: true, joins: false }]
    const word = { text, comment: false, joins: value && joining.has(text) }
    value = kind !== 'sign' || text === ')' || text === '%'
    return [word]
  })
}

/** The lines of a run of words: one when it fits and has no comment, one per piece otherwise. */
function group(words: readonly Word[], indent: string): string[] {
  const whole = flat(words)
  const fits = indent.length + whole.length <= WIDTH
  if (fits && !words.some(({ comment }) => comment)) return whole === '' ? [] : [indent + whole]
  return pieces(words).flatMap((piece) => opened(piece, indent))
}

/** What can stand on a line of its own at the outermost level: terms of a sum, and comments. */
function pieces(words: readonly Word[]): Word[][] {
  const found: Word[][] = []
  let level = 0
  let ended = true
  for (const word of words) {
    if (word.text === ')') level -= 1
    const term = word.joins && (word.text === '+' || word.text === '-')
    if (ended || (level === 0 && (word.comment || term))) found.push([])
    found.at(-1)?.push(word)
    ended = level === 0 && word.comment
    if (word.text === '(') level += 1
  }
  return found
}

/** One piece. Too wide, its first bracket is opened, and what follows stays behind it. */
function opened(words: readonly Word[], indent: string): string[] {
  const line = indent + flat(words)
  const open = words.findIndex(({ text }) => text === '(')
  const within = words.length > 1 && words.some(({ comment }) => comment)
  if (open < 0 || (line.length <= WIDTH && !within)) return [line]
  const close = closing(words, open)
  const args = split(words.slice(open + 1, close))
  const lines = args.flatMap((arg, at) => {
    const own = group(arg, indent + STEP)
    return at < args.length - 1 ? withSemicolon(own) : own
  })
  const rest = words.slice(close + 1)
  const tail = rest[0]?.joins ? ` ${flat(rest)}` : flat(rest)
  return [`${indent}${flat(words.slice(0, open + 1))}`, ...lines, `${indent})${tail}`]
}

/** The semicolon ends the last line of an argument that is not a comment. */
function withSemicolon(lines: readonly string[]): string[] {
  const at = lines.findLastIndex((line) => !line.trimStart().startsWith('//'))
  return lines.map((line, index) => (index === at ? `${line};` : line))
}

/** The arguments of a call, without the semicolons between them. */
function split(words: readonly Word[]): Word[][] {
  const found: Word[][] = [[]]
  let level = 0
  for (const word of words) {
    if (word.text === '(') level += 1
    if (word.text === ')') level -= 1
    if (word.text === ';' && level === 0) found.push([])
    else found.at(-1)?.push(word)
  }
  return found
}

function closing(words: readonly Word[], open: number): number {
  let level = 0
  for (const [at, { text }] of words.entries()) {
    if (at < open) continue
    if (text === '(') level += 1
    if (text === ')') level -= 1
    if (level === 0) return at
  }
  return words.length
}

/** Words on one line: spaces around what joins and behind a semicolon, and nowhere else. */
const flat = (words: readonly Word[]): string =>
  words
    .map(({ text, joins, comment }, at) => {
      if (joins) return at === 0 ? `${text} ` : ` ${text} `
      if (comment) return at === 0 ? text : ` ${text}`
      return text === ';' ? '; ' : text
    })
    .join('')
    .trimEnd()
