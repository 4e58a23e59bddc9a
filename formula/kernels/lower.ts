import { placesOf } from '../check/infer.ts'
import { argCode, columnOf, named } from '../check/names.ts'
import { scaleOf } from '../check/units.ts'
import { argument } from '../exact/machine.ts'
import { limitsOf } from '../exact/failure.ts'
import type { CallNode, Node } from '../language/syntax.ts'
import { rowsOf, variableOf } from '../plan/period.ts'
import type { Plan, Step } from '../plan/plan.ts'
import type { PeriodValues } from '../types.ts'
import { bracket } from './bracket.ts'
import { condition } from './condition.ts'
import { type Atom, Emitter, exits } from './emitter.ts'
import * as span from './interval.ts'
import { rounded, roundedTerm } from './round.ts'
import * as terms from './terms.ts'
import type { Term } from './terms.ts'

/** What a formula is lowered against: a step, its period, and what its operands can be. */
export interface Setting {
  readonly plan: Plan
  readonly period: PeriodValues
  readonly step: Step
  /** Facts and concepts that the formula reads, in the order of the kernel's columns. */
  readonly columns: readonly string[]
  readonly rangeOf: (code: string) => span.Interval
}

export interface Lowered {
  readonly emitter: Emitter
  /** The scaled, rounded result of one row. */
  readonly result: Atom
}

/** The statements that calculate one step in the target, ended by the code of its result. */
export function lower(setting: Setting, target: 'double' | 'bigint'): Lowered {
  const emitter = new Emitter(target)
  const { def, node, kinds } = setting.step
  const lowering = new Lowering(setting, emitter)
  const finish = (result: Atom): Lowered => {
    emitter.lines.unshift(...lowering.early)
    return { emitter, result }
  }
  if (kinds.get(node)?.kind === 'logical') {
    const condition = lowering.condition(node)
    const code = `(${condition}?${emitter.int(1n)}:${emitter.int(0n)})`
    return finish({ code, range: span.interval(0n, 1n) })
  }
  const value = lowering.number(node)
  const raw = rounded(emitter, value, scaleOf(def), def.rounding ?? 'HALF_UP')
  return finish(limited(emitter, raw, limitsOf(def)))
}

/** A result that its limits do not surely hold is tested: outside, the row is an error. */
function limited(emitter: Emitter, raw: Atom, limits: { min: number; max: number }): Atom {
  const allowed = span.interval(BigInt(limits.min), BigInt(limits.max))
  if (span.holdsAll(allowed, raw.range)) return raw
  const { code, range } = emitter.bind(raw)
  const [lo, hi] = [emitter.int(allowed.lo), emitter.int(allowed.hi)]
  emitter.leaveIf(`!(${code}>=${lo}&&${code}<=${hi})`, exits.RESULT_OUT_OF_RANGE)
  return { code, range: span.within(range, allowed) }
}

class Lowering {
  readonly setting: Setting
  readonly emitter: Emitter
  readonly totals = new Map<string, Term>()

  constructor(setting: Setting, emitter: Emitter) {
    this.setting = setting
    this.emitter = emitter
  }

  number(node: Node): Term {
    switch (node.kind) {
      case 'number':
        return terms.constantTerm(node.value.n, node.value.d)
      case 'name':
        return this.named(node.code)
      case 'negate':
        return terms.negated(this.number(node.operand))
      case 'sum':
        return node.terms
          .map((part, i) =>
            node.signs[i] === '-' ? negative(this.number(part)) : this.number(part),
          )
          .reduce((a, b) => terms.add(this.emitter, a, b))
      case 'product':
        return this.product(node)
      case 'call':
        return this.call(node)
      default:
        throw new RangeError(`not a quantity: ${node.kind}`)
    }
  }

  named(code: string): Term {
    const { plan, period, columns, rangeOf } = this.setting
    const { kind, def } = named(plan.scope, code)
    if (kind === 'variable') {
      return terms.scaledTerm(
        { code: '', range: span.interval(BigInt(variableOf(period, code))) },
        scaleOf(def),
      )
    }
    const atom = { code: `x${columns.indexOf(code)}`, range: rangeOf(code) }
    return terms.scaledTerm(atom, scaleOf(def))
  }

  product(node: Node & { readonly kind: 'product' }): Term {
    return node.factors.reduce((so, factor, i) => {
      const next = this.number(factor)
      return node.signs[i] === '/'
        ? terms.divide(this.emitter, so, next)
        : terms.multiply(this.emitter, so, next)
    }, terms.constantTerm(1n))
  }

  call(node: CallNode): Term {
    const arg = (i: number) => this.number(argument(node, i))
    switch (node.name) {
      case 'SI':
        return this.choice(node)
      case 'MIN':
      case 'MAX': {
        const sign = node.name === 'MIN' ? '<' : '>'
        return node.args.map((_, i) => arg(i)).reduce((a, b) => this.pick(sign, a, b))
      }
      case 'ABS':
        return terms.absolute(this.emitter, arg(0))
      case 'REDONDEAR':
        return roundedTerm(this.emitter, arg(0), placesOf(argument(node, 1)), 'HALF_UP')
      case 'TRUNCAR': {
        const places = node.args[1] === undefined ? 0 : placesOf(node.args[1])
        return roundedTerm(this.emitter, arg(0), places, 'TRUNCATE')
      }
      case 'TRAMO':
        return this.bracket(node)
      case 'SUMA':
        return this.total(argCode(node, 0))
      default:
        throw new RangeError(`not a quantity: ${node.name}`)
    }
  }

  /** The lesser (<) or greater (>) of two terms. */
  pick(sign: '<' | '>', a: Term, b: Term): Term {
    const { emitter } = this
    const { p, q, m } = terms.shared(a, b)
    const x = emitter.bind(terms.scaled(emitter, a.core, m[0]))
    const y = emitter.bind(terms.scaled(emitter, b.core, m[1]))
    const plain = { p: 1n, q: 1n }
    const first = terms.compare(
      emitter,
      sign,
      { ...plain, core: x, dyn: a.dyn },
      { ...plain, core: y, dyn: b.dyn },
    )
    if (first === 'true') return a
    if (first === 'false') return b
    const range = (a.dyn ?? b.dyn) ? span.union(x.range, y.range) : best(sign, x.range, y.range)
    const core = { code: `(${first}?${x.code}:${y.code})`, range }
    const dyn = this.denominator(first, a.dyn, b.dyn)
    return terms.term(p, q, emitter.bind(core), dyn)
  }

  denominator(condition: string, a?: Atom, b?: Atom): Atom | undefined {
    if (a === undefined && b === undefined) return undefined
    const one = { code: this.emitter.int(1n), range: span.interval(1n) }
    const [x, y] = [a ?? one, b ?? one]
    const range = span.union(x.range, y.range)
    return this.emitter.bind({ code: `(${condition}?${x.code}:${y.code})`, range })
  }

  choice(node: CallNode): Term {
    const { emitter } = this
    const condition = this.condition(argument(node, 0))
    if (condition === 'true') return this.number(argument(node, 1))
    if (condition === 'false') return this.number(argument(node, 2))
    const yes = emitter.aside(() => this.number(argument(node, 1)))
    const no = emitter.aside(() => this.number(argument(node, 2)))
    const { p, q, m } = terms.shared(yes.result, no.result)
    const x = emitter.aside(() => terms.scaled(emitter, yes.result.core, m[0]), yes.lines).result
    const y = emitter.aside(() => terms.scaled(emitter, no.result.core, m[1]), no.lines).result
    const range = span.union(x.range, y.range)
    const [a, b] = [yes.result.dyn, no.result.dyn]
    if (yes.lines.length + no.lines.length === 0) {
      const core = emitter.bind({ code: `(${condition}?${x.code}:${y.code})`, range })
      return terms.term(p, q, core, this.denominator(condition, a, b))
    }
    const core = { code: emitter.name(), range }
    const one = { code: emitter.int(1n), range: span.interval(1n) }
    const dyn =
      a === undefined && b === undefined
        ? undefined
        : { code: emitter.name(), range: span.union((a ?? one).range, (b ?? one).range) }
    const set = (value: Atom, below: Atom) =>
      `${core.code}=${value.code}` + (dyn === undefined ? '' : `;${dyn.code}=${below.code}`)
    emitter.lines.push(`let ${core.code}${dyn === undefined ? '' : `,${dyn.code}`}`)
    emitter.lines.push(`if(${condition}){`, ...yes.lines, set(x, a ?? one), '}else{')
    emitter.lines.push(...no.lines, set(y, b ?? one), '}')
    return terms.term(p, q, core, dyn)
  }

  bracket(node: CallNode): Term {
    const { plan, period } = this.setting
    const table = plan.scope.tables.get(argCode(node, 0))
    const column = columnOf(node, plan.scope)
    const columnDef = table?.columns[column]
    if (table === undefined || columnDef === undefined) throw new RangeError('unchecked table')
    return bracket(this.emitter, this.number(argument(node, 1)), {
      rows: rowsOf(period, table.code),
      column,
      inputDecimals: scaleOf(table.input),
      columnDecimals: scaleOf(columnDef),
    })
  }

  /** Written once per formula, before everything else: other pieces of it may be in branches. */
  total(code: string): Term {
    const known = this.totals.get(code)
    if (known !== undefined) return known
    const members = this.setting.plan.scope.members.get(code) ?? []
    const { result } = this.emitter.aside(
      () =>
        members
          .map((member) => this.named(member.code))
          .reduce((a, b) => terms.add(this.emitter, a, b), terms.constantTerm(0n)),
      this.early,
    )
    const total = result.core === undefined ? result : this.bindEarly(result, result.core)
    this.totals.set(code, total)
    return total
  }

  readonly early: string[] = []

  bindEarly(total: Term, core: Atom): Term {
    const bound = this.emitter.aside(() => this.emitter.bind(core), this.early).result
    return { ...total, core: bound }
  }

  condition(node: Node): string {
    return condition(node, this)
  }
}

const negative = terms.negated

const best = (sign: '<' | '>', a: span.Interval, b: span.Interval): span.Interval => {
  const pick = (x: bigint, y: bigint) => ((sign === '<' ? x < y : x > y) ? x : y)
  return span.interval(pick(a.lo, b.lo), pick(a.hi, b.hi))
}
