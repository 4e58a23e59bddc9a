import { tokenize, type Token } from './lexer.ts'
import { parse } from './parser.ts'

/** A formula with one thing of it changed, as a slip of the hand would. */
export interface Mutant {
  readonly formula: string
  /** Position in the original text, with the text there before and after the change. */
  readonly from: number
  readonly to: number
  readonly before: string
  readonly after: string
}

const swaps: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '=': ['<>'],
  '<>': ['='],
  MIN: ['MAX'],
  MAX: ['MIN'],
  Y: ['O'],
  O: ['Y'],
  REDONDEAR: ['TRUNCAR'],
}

/**
 * Every small mistake that somebody could make in a formula: another sign, another limit, a figure
 * a little higher or lower. Those that are no formula any more are left out. At most `most`, taken
 * evenly over the text.
 */
export function mutantsOf(source: string, most = 60): readonly Mutant[] {
  if (!parse(source).ok) return []
  const tokens = tokenize(source).filter(({ kind }) => kind !== 'end')
  const all = tokens.flatMap((token) =>
    changesOf(token).map((after) => mutant(source, token, after)),
  )
  const few = all.length <= most ? all : evenly(all, most)
  return few.filter(({ formula }) => parse(formula).ok)
}

const evenly = <T>(all: readonly T[], most: number): T[] =>
  all.filter(
    (_, at) => Math.floor((at * most) / all.length) > Math.floor(((at - 1) * most) / all.length),
  )

function changesOf({ kind, text }: Token): readonly string[] {
  if (kind === 'number') return figuresNear(text)
  return Object.hasOwn(swaps, text) ? (swaps[text] ?? []) : []
}

/** One unit of the last digit up, and down: 25 is 26 and 24, and 1,5 is 1,6 and 1,4. */
function figuresNear(text: string): readonly string[] {
  const [whole = '', decimals = ''] = text.split(/[.,]/)
  const value = BigInt(whole + decimals)
  const near = value === 0n ? [1n] : [value + 1n, value - 1n]
  const mark = /[.,]/.exec(text)?.[0]
  return near.map((n) => {
    if (mark === undefined) return String(n)
    const digits = String(n).padStart(decimals.length + 1, '0')
    return `${digits.slice(0, -decimals.length)}${mark}${digits.slice(-decimals.length)}`
  })
}

const mutant = (source: string, { from, to, text }: Token, after: string): Mutant => ({
  formula: source.slice(0, from) + after + source.slice(to),
  from,
  to,
  before: text,
  after,
})
