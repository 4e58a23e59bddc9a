import { powerOfTen } from '../exact/rational.ts'
import { valueAt } from '../plan/plan-places.ts'
import type { TableRow } from '../types.ts'
import { type Atom, type Emitter, exits, safe } from './emitter.ts'
import * as span from './interval.ts'
import { type Term, negated, scaled, scaledTerm, term } from './terms.ts'

/** What a TRAMO reads: the rows of a period, one column of them, and both scales. */
export interface BracketTable {
  readonly rows: readonly TableRow[]
  readonly column: number
  readonly inputDecimals: number
  readonly columnDecimals: number
}

interface Step {
  /** The row holds while the key is at most this; absent: always. */
  readonly limit?: bigint
  readonly value: bigint
}

/** Above this many rows a loop over arrays replaces the tree of comparisons. */
const unrolled = 24

/**
 * Reads a table by brackets. The limits become integers that the value's own core is compared
 * with, so the look-up multiplies nothing: core × p/q ≤ limit is core ≤ floor(limit × q / p).
 */
export function bracket(emitter: Emitter, value: Term, table: BracketTable): Term {
  const key = keyOf(emitter, value, table.inputDecimals)
  const steps = stepsOf(table, key)
  const last = steps.at(-1)
  if (last === undefined) throw new RangeError('a table has rows')
  const atom = emitter.bind(key.atom)
  if (last.limit !== undefined && last.limit < atom.range.hi) {
    emitter.leaveIf(`${atom.code}>${emitter.int(last.limit)}`, exits.NO_BRACKET)
  }
  const values = steps.map((step) => step.value)
  const range = span.spanning(...values)
  if (range.lo === range.hi) return scaledTerm({ code: '', range }, table.columnDecimals)
  const code =
    steps.length <= unrolled ? tree(emitter, atom.code, steps) : search(emitter, atom.code, steps)
  return scaledTerm(emitter.bind({ code, range }), table.columnDecimals)
}

interface Key {
  readonly atom: Atom
  /** key ≤ limit × q / p says that the value is at most the limit. */
  readonly p: bigint
  readonly q: bigint
}

function keyOf(emitter: Emitter, value: Term, decimals: number): Key {
  if (value.p < 0n) {
    const core = scaled(emitter, value.core, -1n)
    return keyOf(emitter, { ...negated(value), core }, decimals)
  }
  const { p, q } = term(value.p * powerOfTen(decimals), value.q)
  if (value.dyn === undefined) {
    const atom = value.core ?? { code: emitter.int(1n), range: span.interval(1n) }
    return p === 0n ? { atom: zero(emitter), p: 1n, q: 1n } : { atom, p, q }
  }
  const n = emitter.bind(scaled(emitter, value.core, p))
  const d = emitter.bind(scaled(emitter, value.dyn, q))
  return { atom: ceiling(emitter, n, d), p: 1n, q: 1n }
}

const zero = (emitter: Emitter): Atom => ({ code: emitter.int(0n), range: span.interval(0n) })

/** The least integer not below n/d: an integer limit holds n/d exactly when it holds this. */
function ceiling(emitter: Emitter, n: Atom, d: Atom): Atom {
  if (emitter.target === 'double' && span.reach(n.range) + 2n * d.range.hi > safe.hi) {
    emitter.test(`Math.abs(${n.code})+2*${d.code}<9007199254740992`)
  }
  const [none, one] = [emitter.int(0n), emitter.int(1n)]
  const up = emitter.floorDivide(`(${n.code}+${d.code}-${one})`, d.code)
  const down = `${none}-${emitter.floorDivide(`(${none}-${n.code})`, d.code)}`
  const ends = [n.range.lo, n.range.hi].flatMap((top) =>
    [d.range.lo, d.range.hi].map((below) => (top > 0n ? (top + below - 1n) / below : top / below)),
  )
  return { code: `(${n.code}>${none}?${up}:${down})`, range: span.spanning(...ends) }
}

/** Rows that the key can reach, lowest first; the ones it cannot are dropped. */
function stepsOf(table: BracketTable, key: Key): readonly Step[] {
  const { lo, hi } = key.atom.range
  const steps: Step[] = []
  for (const row of table.rows) {
    const value = BigInt(valueAt(row.values, table.column))
    if (row.upTo === null) return [...steps, { value }]
    const limit = floorDiv(BigInt(row.upTo) * key.q, key.p)
    if (limit >= hi) return [...steps, { value }]
    if (limit >= lo) steps.push({ limit, value })
  }
  const above = table.rows.at(-1)
  if (steps.length > 0 || !above) return steps
  const limit = floorDiv(BigInt(above.upTo ?? 0) * key.q, key.p)
  return [{ limit, value: BigInt(valueAt(above.values, table.column)) }]
}

/** Nested conditions, half of the rows on each side. */
function tree(emitter: Emitter, key: string, steps: readonly Step[]): string {
  const [only] = steps
  if (only === undefined) throw new RangeError('no rows')
  if (steps.length === 1) return emitter.int(only.value)
  const half = steps.length >> 1
  const limit = steps[half - 1]?.limit ?? 0n
  const left = tree(emitter, key, steps.slice(0, half))
  return `(${key}<=${emitter.int(limit)}?${left}:${tree(emitter, key, steps.slice(half))})`
}

function search(emitter: Emitter, key: string, steps: readonly Step[]): string {
  const [limits, values, at] = [emitter.name(), emitter.name(), emitter.name()]
  const list = (of: readonly bigint[]) => of.map((value) => emitter.int(value)).join(',')
  emitter.prelude.push(`const ${limits}=[${list(steps.slice(0, -1).map((s) => s.limit ?? 0n))}]`)
  emitter.prelude.push(`const ${values}=[${list(steps.map((step) => step.value))}]`)
  emitter.lines.push(`let ${at}=0;while(${at}<${steps.length - 1}&&${key}>${limits}[${at}])${at}++`)
  return `${values}[${at}]`
}

function floorDiv(n: bigint, d: bigint): bigint {
  const whole = n / d
  return n < 0n && whole * d !== n ? whole - 1n : whole
}
