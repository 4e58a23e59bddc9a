import { placesOf } from '../check/infer.ts'
import { argCode, columnOf, named } from '../check/names.ts'
import { scaleOf } from '../check/units.ts'
import type { CallNode, Comparison, Node } from '../language/syntax.ts'
import type { Plan, Step } from '../plan/plan.ts'
import { rowsOf, variableOf } from '../plan/period.ts'
import { valueIn } from '../plan/plan-places.ts'
import type { Facts, PeriodValues } from '../types.ts'
import { RowFailure, limitsOf } from './failure.ts'
import * as q from './rational.ts'
import type { Rational } from './rational.ts'
import { roundTo, toScaled } from './rounding.ts'

/** One row being calculated by walking trees with exact fractions: slow, obvious, the oracle. */
export class Machine {
  readonly plan: Plan
  readonly period: PeriodValues
  readonly facts: Facts
  readonly values = new Map<string, bigint>()
  readonly totals = new Map<string, Rational>()

  constructor(plan: Plan, period: PeriodValues, facts: Facts) {
    this.plan = plan
    this.period = period
    this.facts = facts
  }

  /** The rounded, scaled result of a step whose operands are already in `values`. */
  run(step: Step): bigint {
    const { def, node, kinds } = step
    const value = kinds.get(node)?.kind === 'logical' ? undefined : this.number(node, step)
    const result =
      value === undefined
        ? BigInt(this.truth(node, step))
        : toScaled(value, scaleOf(def), def.rounding ?? 'HALF_UP')
    const { min, max } = limitsOf(def)
    if (result < BigInt(min) || result > BigInt(max)) {
      throw new RowFailure(def, 'RESULT_OUT_OF_RANGE')
    }
    this.values.set(def.code, result)
    return result
  }

  /** The quantity behind a name. */
  named(code: string): Rational {
    const { kind, def } = named(this.plan.scope, code)
    if (kind === 'fact') return q.fromScaled(valueIn(this.facts, code), scaleOf(def))
    if (kind === 'variable') return q.fromScaled(variableOf(this.period, code), scaleOf(def))
    const value = this.values.get(code)
    if (value === undefined) throw new Error(`${code} is read before it is calculated`)
    return q.fromScaled(value, scaleOf(def))
  }

  number(node: Node, step: Step): Rational {
    switch (node.kind) {
      case 'number':
        return node.value
      case 'name':
        return this.named(node.code)
      case 'negate':
        return q.negate(this.number(node.operand, step))
      case 'sum':
        return this.chain(node.terms, node.signs, step)
      case 'product':
        return this.chain(node.factors, node.signs, step)
      case 'call':
        return this.call(node, step)
      default:
        throw new RangeError(`not a quantity: ${node.kind}`)
    }
  }

  chain(parts: readonly Node[], signs: readonly string[], step: Step): Rational {
    return parts.reduce(
      (so, part, i) => {
        const next = this.number(part, step)
        if (signs[i] === '+') return q.add(so, next)
        if (signs[i] === '-') return q.subtract(so, next)
        if (signs[i] === '*') return q.multiply(so, next)
        if (next.n === 0n) throw new RowFailure(step.def, 'ZERO_DIVISION')
        return q.divide(so, next)
      },
      signs[0] === '*' ? q.rational(1n) : q.zero,
    )
  }

  call(node: CallNode, step: Step): Rational {
    const arg = (i: number) => this.number(argument(node, i), step)
    switch (node.name) {
      case 'SI':
        return arg(this.truth(argument(node, 0), step) ? 1 : 2)
      case 'MIN':
      case 'MAX': {
        const sign = node.name === 'MIN' ? 1 : -1
        const values = node.args.map((_, i) => arg(i))
        return values.reduce((a, b) => (sign * q.compare(a, b) <= 0 ? a : b))
      }
      case 'ABS': {
        const value = arg(0)
        return value.n < 0n ? q.negate(value) : value
      }
      case 'REDONDEAR':
        return roundTo(arg(0), placesOf(argument(node, 1)), 'HALF_UP')
      case 'TRUNCAR':
        return roundTo(arg(0), node.args[1] ? placesOf(node.args[1]) : 0, 'TRUNCATE')
      case 'TRAMO':
        return this.bracket(node, step).value
      case 'SUMA':
        return this.total(argCode(node, 0))
      default:
        throw new RangeError(`not a quantity: ${node.name}`)
    }
  }

  /** The row of the table that a TRAMO lands in and the value it reads there. */
  bracket(node: CallNode, step: Step): { readonly row: number; readonly value: Rational } {
    const table = this.plan.scope.tables.get(argCode(node, 0))
    const at = columnOf(node, this.plan.scope)
    const column = table?.columns[at]
    if (table === undefined || column === undefined) throw new RangeError('unchecked table')
    const value = this.number(argument(node, 1), step)
    const scale = scaleOf(table.input)
    const rows = rowsOf(this.period, table.code)
    const row = rows.findIndex(
      ({ upTo }) => upTo === null || q.compare(value, q.fromScaled(upTo, scale)) <= 0,
    )
    const found = rows[row]?.values[at]
    if (found === undefined) throw new RowFailure(step.def, 'NO_BRACKET')
    return { row, value: q.fromScaled(found, scaleOf(column)) }
  }

  total(code: string): Rational {
    const known = this.totals.get(code)
    if (known !== undefined) return known
    const members = this.plan.scope.members.get(code) ?? []
    const total = members.reduce((so, member) => q.add(so, this.named(member.code)), q.zero)
    this.totals.set(code, total)
    return total
  }

  truth(node: Node, step: Step): boolean {
    if (node.kind === 'name') return this.named(node.code).n !== 0n
    if (node.kind === 'compare') return this.compare(node, step)
    if (node.kind !== 'call') throw new RangeError(`not a condition: ${node.kind}`)
    const arg = (i: number) => this.truth(argument(node, i), step)
    switch (node.name) {
      case 'SI':
        return arg(0) ? arg(1) : arg(2)
      case 'Y':
        return node.args.every((_, i) => arg(i))
      case 'O':
        return node.args.some((_, i) => arg(i))
      case 'NO':
        return !arg(0)
      case 'ENTRE': {
        const [x, low, high] = node.args.map((part) => this.number(part, step))
        return x !== undefined && low !== undefined && high !== undefined
          ? q.compare(low, x) <= 0 && q.compare(x, high) <= 0
          : false
      }
      default:
        throw new RangeError(`not a condition: ${node.name}`)
    }
  }

  compare(node: Node & { readonly kind: 'compare' }, step: Step): boolean {
    const { left, right, sign } = node
    const text = left.kind === 'text' ? left : right.kind === 'text' ? right : undefined
    if (text !== undefined) {
      const fact = left === text ? right : left
      const same = this.optionOf(fact) === text.value
      return sign === '=' ? same : !same
    }
    return holds(sign, q.compare(this.number(left, step), this.number(right, step)))
  }

  /** The option that a fact has, as text. */
  optionOf(node: Node): string | undefined {
    if (node.kind !== 'name') return undefined
    const { kind, def } = named(this.plan.scope, node.code)
    return kind === 'fact' ? def.options?.[valueIn(this.facts, node.code)] : undefined
  }
}

export const argument = (node: CallNode, index: number): Node => {
  const arg = node.args[index]
  if (arg === undefined) throw new RangeError(`${node.name} lacks argument ${index}`)
  return arg
}

/** Is a comparison true of two sides that compare as `order` (negative, zero, positive)? */
export function holds(sign: Comparison, order: number): boolean {
  if (sign === '=') return order === 0
  if (sign === '<>') return order !== 0
  if (sign === '<') return order < 0
  if (sign === '<=') return order <= 0
  return sign === '>' ? order > 0 : order >= 0
}
