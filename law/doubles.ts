import { type Plan, scaleOf } from '#formula/index.ts'
import type { Node } from '#formula/language/syntax.ts'
import type { PeriodValues } from '#formula/types.ts'

type Row = Record<string, number>
type Run = (row: Row) => number

/**
 * What everybody writes first: the same formulas in plain floating point, `Math.floor(x + 0.5)` at
 * the end. It exists to be wrong: the control that shows that the exactness tests can fail.
 */
export function plainDoubles(plan: Plan, period: PeriodValues): (facts: Readonly<Row>) => Row {
  const compile = compilerOf(plan, period)
  const steps = plan.steps.map(({ def, node }) => ({ def, run: compile(node) }))
  const units = [...plan.library.facts, ...plan.library.variables]
  return (facts) => {
    const row: Row = {}
    for (const def of units) {
      row[def.code] = (facts[def.code] ?? period.variables[def.code] ?? 0) / 10 ** scaleOf(def)
    }
    const results: Row = {}
    for (const { def, run } of steps) {
      const scale = 10 ** scaleOf(def)
      const value = run(row) * scale
      const size = Math.abs(value)
      const rounded = def.rounding === 'TRUNCATE' ? Math.floor(size) : Math.floor(size + 0.5)
      results[def.code] = (Math.sign(value) || 1) * rounded
      row[def.code] = (results[def.code] ?? 0) / scale
    }
    return results
  }
}

function compilerOf(plan: Plan, period: PeriodValues): (node: Node) => Run {
  const compile = (node: Node): Run => {
    switch (node.kind) {
      case 'number': {
        const value = Number(node.value.n) / Number(node.value.d)
        return () => value
      }
      case 'name':
        return (row) => row[node.code] ?? 0
      case 'negate': {
        const inner = compile(node.operand)
        return (row) => -inner(row)
      }
      case 'sum':
      case 'product':
        return chain(node, compile)
      case 'compare':
        return comparison(node, compile, plan)
      case 'call':
        return call(node, compile, plan, period)
      default:
        return () => Number.NaN
    }
  }
  return compile
}

function chain(node: Node & { kind: 'sum' | 'product' }, compile: (node: Node) => Run): Run {
  const parts = (node.kind === 'sum' ? node.terms : node.factors).map(compile)
  return (row) =>
    parts.reduce((so, part, i) => {
      const value = part(row)
      const sign = node.signs[i]
      if (i === 0) return value
      return sign === '+'
        ? so + value
        : sign === '-'
          ? so - value
          : sign === '*'
            ? so * value
            : so / value
    }, 0)
}

function comparison(
  node: Node & { kind: 'compare' },
  compile: (node: Node) => Run,
  plan: Plan,
): Run {
  const side = (one: Node, other: Node): Run => {
    if (one.kind !== 'text') return compile(one)
    const fact = plan.facts.find(({ code }) => other.kind === 'name' && code === other.code)
    const position = fact?.options?.indexOf(one.value) ?? -1
    return () => position
  }
  const [left, right] = [side(node.left, node.right), side(node.right, node.left)]
  const signs: Record<string, (a: number, b: number) => boolean> = {
    '=': (a, b) => a === b,
    '<>': (a, b) => a !== b,
    '<': (a, b) => a < b,
    '<=': (a, b) => a <= b,
    '>': (a, b) => a > b,
    '>=': (a, b) => a >= b,
  }
  return (row) => Number(signs[node.sign]?.(left(row), right(row)) ?? false)
}

function call(
  node: Node & { kind: 'call' },
  compile: (node: Node) => Run,
  plan: Plan,
  period: PeriodValues,
): Run {
  if (node.name === 'SUMA') {
    const [first] = node.args
    const members = plan.scope.members.get(first?.kind === 'name' ? first.code : '') ?? []
    return (row) => members.reduce((sum, { code }) => sum + (row[code] ?? 0), 0)
  }
  if (node.name === 'TRAMO') return bracket(node, compile, plan, period)
  const args = node.args.map(compile)
  const at = (index: number, row: Row) => args[index]?.(row) ?? 0
  const values = (row: Row) => args.map((arg) => arg(row))
  switch (node.name) {
    case 'SI':
      return (row) => (at(0, row) ? at(1, row) : at(2, row))
    case 'MIN':
      return (row) => Math.min(...values(row))
    case 'MAX':
      return (row) => Math.max(...values(row))
    case 'Y':
      return (row) => Number(values(row).every(Boolean))
    case 'O':
      return (row) => Number(values(row).some(Boolean))
    case 'NO':
      return (row) => Number(!at(0, row))
    case 'REDONDEAR':
      return (row) => Math.floor(at(0, row) * 10 ** at(1, row) + 0.5) / 10 ** at(1, row)
    case 'TRUNCAR':
      return (row) => Math.trunc(at(0, row) * 10 ** at(1, row)) / 10 ** at(1, row)
    default:
      return () => Number.NaN
  }
}

function bracket(
  node: Node & { kind: 'call' },
  compile: (node: Node) => Run,
  plan: Plan,
  period: PeriodValues,
): Run {
  const [table, value, column] = node.args
  const def = plan.scope.tables.get(table?.kind === 'name' ? table.code : '')
  const index =
    def?.columns.findIndex(({ code }) => column?.kind === 'name' && code === column.code) ?? 0
  const unit = def?.columns[Math.max(0, index)]
  const read = value ? compile(value) : () => 0
  const limit = 10 ** (def ? scaleOf(def.input) : 0)
  return (row) => {
    const given = read(row)
    const rows = period.tables[def?.code ?? ''] ?? []
    const found = rows.find(({ upTo }) => upTo === null || given <= upTo / limit)
    return (found?.values[Math.max(0, index)] ?? 0) / 10 ** (unit ? scaleOf(unit) : 0)
  }
}
