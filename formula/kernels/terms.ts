import { gcd, lcm, magnitude, powerOfTen } from '../exact/rational.ts'
import type { Comparison } from '../language/syntax.ts'
import { type Atom, type Emitter, exits } from './emitter.ts'
import * as span from './interval.ts'

/**
 * An exact quantity in generated code: `p/q × core ÷ dyn`, where p/q is a reduced constant, `core`
 * an integer (absent: 1) and `dyn` a positive integer (absent: 1) that depends on the row.
 */
export interface Term {
  readonly p: bigint
  readonly q: bigint
  readonly core?: Atom | undefined
  readonly dyn?: Atom | undefined
}

export const constantTerm = (p: bigint, q = 1n): Term => term(p, q)

export function term(p: bigint, q: bigint, core?: Atom, dyn?: Atom): Term {
  if (p === 0n) return { p, q: 1n }
  const g = gcd(p, q) * (q < 0n ? -1n : 1n)
  return { p: p / g, q: q / g, core, dyn }
}

export const isConstant = ({ core, dyn }: Term) => core === undefined && dyn === undefined

/** A stored integer at its decimals. */
export const scaledTerm = (core: Atom, decimals: number): Term =>
  core.range.lo === core.range.hi
    ? term(core.range.lo, powerOfTen(decimals))
    : term(1n, powerOfTen(decimals), core)

/** Two terms over one denominator: `p/q` of both outside, whole multipliers `m` inside. */
interface Shared {
  readonly p: bigint
  readonly q: bigint
  readonly m: readonly [bigint, bigint]
}

export function shared(a: Term, b: Term): Shared {
  const q = lcm(a.q, b.q)
  const x = (a.p * q) / a.q
  const y = (b.p * q) / b.q
  const g = gcd(x, y) || 1n
  return { p: g, q, m: [x / g, y / g] }
}

/** `core × m`, as an integer. */
export function scaled(emitter: Emitter, core: Atom | undefined, m: bigint): Atom {
  if (core === undefined || m === 0n) return { code: emitter.int(m), range: span.interval(m) }
  if (m === 1n) return core
  const range = span.times(core.range, span.interval(m))
  if (m === -1n) return emitter.exact(`${emitter.int(0n)}-${core.code}`, range)
  return emitter.exact(`${core.code}*${emitter.int(m)}`, range)
}

export function product(emitter: Emitter, a?: Atom, b?: Atom): Atom | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return emitter.exact(`${a.code}*${b.code}`, span.times(a.range, b.range))
}

export function multiply(emitter: Emitter, a: Term, b: Term): Term {
  if (a.p === 0n || b.p === 0n) return constantTerm(0n)
  const core = product(emitter, a.core, b.core)
  return term(a.p * b.p, a.q * b.q, core, product(emitter, a.dyn, b.dyn))
}

export const negated = (a: Term): Term => ({ ...a, p: -a.p })

export function add(emitter: Emitter, a: Term, b: Term): Term {
  if (a.p === 0n) return b
  if (b.p === 0n) return a
  if (isConstant(a) && isConstant(b)) return term(a.p * b.q + b.p * a.q, a.q * b.q)
  const { p, q, m } = shared(a, b)
  const same = a.dyn?.code === b.dyn?.code
  const x = product(emitter, scaled(emitter, a.core, magnitude(m[0])), same ? undefined : b.dyn)
  const y = product(emitter, scaled(emitter, b.core, magnitude(m[1])), same ? undefined : a.dyn)
  const core = sum(emitter, m, x, y)
  const sign = m[0] < 0n && m[1] < 0n ? -1n : 1n
  return term(p * sign, q, core, same ? a.dyn : product(emitter, a.dyn, b.dyn))
}

function sum(emitter: Emitter, m: Shared['m'], x?: Atom, y?: Atom): Atom {
  if (x === undefined || y === undefined) throw new RangeError('a sum has two sides')
  if (m[0] < 0n === m[1] < 0n)
    return emitter.exact(`${x.code}+${y.code}`, span.plus(x.range, y.range))
  const [from, less] = m[0] < 0n ? [y, x] : [x, y]
  return emitter.exact(`${from.code}-${less.code}`, span.minus(from.range, less.range))
}

/** `a / b`; the row leaves with ZERO_DIVISION when `b` is zero. */
export function divide(emitter: Emitter, a: Term, b: Term): Term {
  if (b.p === 0n) {
    emitter.lines.push(`if(true){${emitter.leave(exits.ZERO_DIVISION)}}`)
    return constantTerm(0n)
  }
  const inverse = { p: b.q, q: b.p }
  if (b.core === undefined) {
    return multiply(emitter, a, term(inverse.p, inverse.q, b.dyn))
  }
  const below = emitter.bind(b.core)
  const { lo, hi } = below.range
  const zero = emitter.int(0n)
  if (lo <= 0n && hi >= 0n) emitter.leaveIf(`${below.code}===${zero}`, exits.ZERO_DIVISION)
  if (lo >= 0n) return multiply(emitter, a, term(inverse.p, inverse.q, b.dyn, positive(below)))
  const flipped = positive(magnitudeOf(emitter, below))
  if (hi <= 0n) return multiply(emitter, a, term(-inverse.p, inverse.q, b.dyn, flipped))
  const sign = `${below.code}<${zero}?${emitter.int(-1n)}:${emitter.int(1n)}`
  const signed = product(emitter, { code: `(${sign})`, range: span.interval(-1n, 1n) }, b.dyn)
  return multiply(emitter, a, term(inverse.p, inverse.q, signed, flipped))
}

const positive = ({ code, range: { lo, hi } }: Atom): Atom => ({
  code,
  range: span.interval(lo > 1n ? lo : 1n, hi > 1n ? hi : 1n),
})

export function magnitudeOf(emitter: Emitter, atom: Atom): Atom {
  if (atom.range.lo >= 0n) return atom
  const { code } = emitter.bind(atom)
  const zero = emitter.int(0n)
  return emitter.bind({
    code: `(${code}<${zero}?${zero}-${code}:${code})`,
    range: span.absolute(atom.range),
  })
}

export function absolute(emitter: Emitter, a: Term): Term {
  const core = a.core && magnitudeOf(emitter, a.core)
  return term(magnitude(a.p), a.q, core, a.dyn)
}

const operators = { '=': '===', '<>': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const

/** A condition in code; the words `true` and `false` when it is the same for every row. */
export function compare(emitter: Emitter, sign: Comparison, a: Term, b: Term): string {
  const { m } = shared(a, b)
  const same = a.dyn?.code === b.dyn?.code
  const x = product(emitter, scaled(emitter, a.core, m[0]), same ? undefined : b.dyn)
  const y = product(emitter, scaled(emitter, b.core, m[1]), same ? undefined : a.dyn)
  if (x === undefined || y === undefined) throw new RangeError('a comparison has two sides')
  const known = decided(sign, x.range, y.range)
  return known === undefined ? `(${x.code}${operators[sign]}${y.code})` : String(known)
}

/** What the intervals alone say of a comparison. */
function decided(sign: Comparison, a: span.Interval, b: span.Interval): boolean | undefined {
  if (sign === '>') return decided('<', b, a)
  if (sign === '>=') return decided('<=', b, a)
  if (sign === '<') return a.hi < b.lo ? true : a.lo >= b.hi ? false : undefined
  if (sign === '<=') return a.hi <= b.lo ? true : a.lo > b.hi ? false : undefined
  const apart = a.hi < b.lo || b.hi < a.lo
  const equal = a.lo === a.hi && b.lo === b.hi && a.lo === b.lo
  if (!apart && !equal) return undefined
  return sign === '=' ? equal : apart
}
