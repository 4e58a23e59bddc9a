import { powerOfTen } from '../exact/rational.ts'
import type { Rounding } from '../types.ts'
import { type Atom, type Emitter, safe } from './emitter.ts'
import * as span from './interval.ts'
import { type Term, scaled, term } from './terms.ts'

/**
 * `value × 10^decimals` as an integer, rounded by magnitude.
 *
 * In doubles `floor(a / b)` of integers is exact while a + b ≤ 2^53: if a/b < k + 1 then
 * a/b ≤ k + 1 − 1/b, and a double next to k + 1 is nearer than 1/b only if (k + 1)·b > 2^53,
 * while (k + 1)·b ≤ a + b. HALF_UP is floor((2n + d) / 2d), so it asks for 2|n| + 3d ≤ 2^53.
 */
export function rounded(emitter: Emitter, value: Term, decimals: number, rule: Rounding): Atom {
  const { p, q } = shifted(value, decimals)
  const n = scaled(emitter, value.core, p)
  if (q === 1n && value.dyn === undefined) return n
  const d = scaled(emitter, value.dyn, q)
  const even = value.dyn === undefined && q % 2n === 0n
  const form = forms[rule === 'HALF_UP' && even ? 'HALF_UP_EVEN' : rule]
  const top = emitter.bind(n)
  const below = emitter.bind(d)
  if (emitter.target === 'double') prove(emitter, top, below, form)
  return { code: signed(emitter, top, below, form), range: resultRange(n.range, d.range, rule) }
}

/** The rounded quantity, for REDONDEAR and TRUNCAR inside a formula. */
export function roundedTerm(emitter: Emitter, value: Term, decimals: number, rule: Rounding): Term {
  const core = emitter.bind(rounded(emitter, value, decimals, rule))
  return decimals >= 0
    ? term(1n, powerOfTen(decimals), core)
    : term(powerOfTen(-decimals), 1n, core)
}

const shifted = ({ p, q }: Term, decimals: number) =>
  decimals >= 0 ? term(p * powerOfTen(decimals), q) : term(p, q * powerOfTen(-decimals))

/** floor((f·|n| + g·d + c) / (f·d)) in its variants; `bound` weighs |n| and d in the proof. */
interface Form {
  readonly top: (emitter: Emitter, n: string, d: Atom) => string
  readonly below: (emitter: Emitter, d: Atom) => string
  readonly bound: readonly [bigint, bigint]
}

const forms: Readonly<Record<Rounding | 'HALF_UP_EVEN', Form>> = {
  HALF_UP: {
    top: (emitter, n, d) => `(${emitter.int(2n)}*${n}+${d.code})`,
    below: (emitter, d) => `(${emitter.int(2n)}*${d.code})`,
    bound: [2n, 3n],
  },
  HALF_UP_EVEN: {
    top: (emitter, n, d) => `(${n}+${emitter.int(d.range.lo / 2n)})`,
    below: (_, d) => d.code,
    bound: [1n, 2n],
  },
  TRUNCATE: { top: (_, n) => n, below: (_, d) => d.code, bound: [1n, 1n] },
  UP: {
    top: (emitter, n, d) => `(${n}+${d.code}-${emitter.int(1n)})`,
    below: (_, d) => d.code,
    bound: [1n, 2n],
  },
}

function prove(emitter: Emitter, n: Atom, d: Atom, { bound: [f, g] }: Form): void {
  if (f * span.reach(n.range) + g * d.range.hi <= safe.hi) return
  emitter.test(`${f}*Math.abs(${n.code})+${g}*${d.code}<9007199254740992`)
}

/** Never gives −0: a negative quotient is subtracted from 0. */
function signed(emitter: Emitter, n: Atom, d: Atom, form: Form): string {
  const zero = emitter.int(0n)
  const size = (code: string) =>
    emitter.floorDivide(form.top(emitter, code, d), form.below(emitter, d))
  if (n.range.lo >= 0n) return size(n.code)
  const below = `${zero}-${size(`(${zero}-${n.code})`)}`
  if (n.range.hi <= 0n) return `(${below})`
  return `(${n.code}<${zero}?${below}:${size(n.code)})`
}

function resultRange(n: span.Interval, d: span.Interval, rule: Rounding): span.Interval {
  const ends = [n.lo, n.hi].flatMap((top) => [d.lo, d.hi].map((below) => divided(top, below, rule)))
  return span.spanning(...ends)
}

function divided(n: bigint, d: bigint, rule: Rounding): bigint {
  const size = n < 0n ? -n : n
  const whole =
    rule === 'TRUNCATE'
      ? size / d
      : rule === 'UP'
        ? (size + d - 1n) / d
        : (2n * size + d) / (2n * d)
  return n < 0n ? -whole : whole
}
