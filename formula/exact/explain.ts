import { argCode, columnOf, named } from '../check/names.ts'
import { kindOf, scaleOf, unitOf } from '../check/units.ts'
import { type CallNode, type Node, partsOf } from '../language/syntax.ts'
import { rowsOf } from '../plan/period.ts'
import type { Plan, Step } from '../plan/plan.ts'
import { resultPlace, valueIn } from '../plan/plan-places.ts'
import {
  type Explanation,
  type Facts,
  FormulaError,
  type PeriodValues,
  type Unit,
} from '../types.ts'
import { exactText, shown } from './display.ts'
import { runRow } from './evaluate.ts'
import { Machine, argument } from './machine.ts'
import { type Rational, fromScaled } from './rational.ts'

/**
 * Why a concept has its value: its formula opened node by node, each with its exact value. Other
 * concepts in it are opened `depth` levels deep (1: shown with their value, closed; ask for their
 * own code to open them). Throws FormulaError when the row has no result or the code is unknown.
 */
export function explain(
  plan: Plan,
  period: PeriodValues,
  facts: Facts,
  code: string,
  depth = 1,
): Explanation {
  const machine = runRow(plan, period, facts)
  if (!(machine instanceof Machine)) throw refusal(machine.code, machine.message)
  const step = plan.steps.find(({ def }) => def.code === code)
  if (step === undefined) throw refusal(code, 'No existe el concepto')
  return new Explainer(machine).concept(step, depth)
}

const refusal = (code: string, message: string) =>
  new FormulaError([{ code, message, from: 0, to: 0 }])

class Explainer {
  readonly machine: Machine
  /** Keeps a deep explanation of a wide plan from growing without measure. */
  budget = 20_000

  constructor(machine: Machine) {
    this.machine = machine
  }

  concept(step: Step, depth: number): Explanation {
    const { def, node, kinds } = step
    const scaled = this.machine.values.get(def.code) ?? 0n
    const value = fromScaled(scaled, scaleOf(def))
    const closed = { ...head('concept', def.formula, def.unit, value), ...nameOf(def) }
    if (depth <= 0 || this.budget <= 0) return { ...closed, scaled: Number(scaled), operands: [] }
    const inner = this.node(node, step, depth)
    if (kinds.get(node)?.kind === 'logical') {
      return { ...closed, scaled: Number(scaled), operands: [inner] }
    }
    const rounding = {
      rule: def.rounding ?? 'HALF_UP',
      decimals: def.decimals,
      before: inner.shown,
      after: closed.shown,
    } as const
    return { ...closed, scaled: Number(scaled), operands: [inner], rounding }
  }

  node(node: Node, step: Step, depth: number): Explanation {
    this.budget -= 1
    if (node.kind === 'name') return this.name(node.code, depth)
    if (node.kind === 'call') return this.call(node, step, depth)
    const own = this.own(node, step)
    if (node.kind === 'number') return { ...own, kind: 'literal', operands: [] }
    if (node.kind === 'compare') return this.comparison(node, own, step, depth)
    return { ...own, operands: partsOf(node).map((part) => this.node(part, step, depth)) }
  }

  /** Text, unit and value of one node, still without operands. */
  own(node: Node, step: Step): Explanation {
    const kind = step.kinds.get(node)
    const text = step.def.formula.slice(node.from, node.to)
    if (kind?.kind === 'logical') {
      const truth = fromScaled(Number(this.machine.truth(node, step)), 0)
      return { ...head('condition', text, 'LOGICO', truth), operands: [] }
    }
    const value = this.machine.number(node, step)
    const unit = kind === undefined ? 'número' : unitOf(kind)
    return { ...head('operation', text, unit, value), operands: [] }
  }

  name(code: string, depth: number): Explanation {
    const { kind, def } = named(this.machine.plan.scope, code)
    if (kind === 'concept') {
      const { plan } = this.machine
      const step = plan.steps[resultPlace(plan, code)]
      if (step !== undefined) return this.concept(step, depth - 1)
    }
    const { facts, period } = this.machine
    const scaled = valueIn(kind === 'fact' ? facts : period.variables, code)
    const source = kind === 'variable' ? period.sources?.[code] : undefined
    const own = head(
      kind === 'fact' ? 'fact' : 'variable',
      code,
      def.unit,
      fromScaled(scaled, scaleOf(def)),
    )
    const option = kind === 'fact' ? def.options?.[scaled] : undefined
    return {
      ...own,
      ...nameOf(def),
      ...(option === undefined ? {} : { exact: option, shown: option }),
      ...(source === undefined ? {} : { source }),
      scaled,
      operands: [],
    }
  }

  comparison(
    node: Node & { readonly kind: 'compare' },
    own: Explanation,
    step: Step,
    depth: number,
  ): Explanation {
    const sides = [node.left, node.right].map((side): Explanation => {
      if (side.kind !== 'text') return this.node(side, step, depth)
      const { value } = side
      const text = `"${value}"`
      return { kind: 'literal', text, unit: 'OPCION', exact: value, shown: value, operands: [] }
    })
    return { ...own, operands: sides }
  }

  call(node: CallNode, step: Step, depth: number): Explanation {
    const own = this.own(node, step)
    if (node.name === 'SI') return this.choice(node, own, step, depth)
    if (node.name === 'TRAMO') return this.bracket(node, own, step, depth)
    if (node.name === 'SUMA') {
      const members = this.machine.plan.scope.members.get(argCode(node, 0)) ?? []
      const operands = members.map(({ code }) => this.name(code, depth))
      return { ...own, kind: 'sum', operands }
    }
    const args = node.name === 'Y' || node.name === 'O' ? this.reached(node, step) : node.args
    const kind = own.kind === 'condition' ? 'condition' : 'call'
    return { ...own, kind, operands: args.map((arg) => this.node(arg, step, depth)) }
  }

  /** Conditions of an Y or O up to the one that decides: the rest is not calculated. */
  reached(node: CallNode, step: Step): readonly Node[] {
    const decides = node.name === 'O'
    const at = node.args.findIndex((arg) => this.machine.truth(arg, step) === decides)
    return at < 0 ? node.args : node.args.slice(0, at + 1)
  }

  choice(node: CallNode, own: Explanation, step: Step, depth: number): Explanation {
    const condition = argument(node, 0)
    const holds = this.machine.truth(condition, step)
    const taken = argument(node, holds ? 1 : 2)
    const other = argument(node, holds ? 2 : 1)
    const text = (part: Node) => step.def.formula.slice(part.from, part.to)
    const verb = holds ? 'Se cumple' : 'No se cumple'
    const note = `${verb} «${text(condition)}»: se usa «${text(taken)}» y no «${text(other)}».`
    const operands = [condition, taken].map((part) => this.node(part, step, depth))
    return { ...own, kind: 'choice', operands, note }
  }

  bracket(node: CallNode, own: Explanation, step: Step, depth: number): Explanation {
    const { plan, period } = this.machine
    const table = plan.scope.tables.get(argCode(node, 0))
    const column = table?.columns[columnOf(node, plan.scope)]
    if (table === undefined || column === undefined) return own
    const { row } = this.machine.bracket(node, step)
    const rows = rowsOf(period, table.code)
    const limit = (at: number) => {
      const upTo = rows[at]?.upTo
      const scale = scaleOf(table.input)
      return typeof upTo === 'number' ? shown(fromScaled(upTo, scale), table.input.unit) : null
    }
    const source = period.sources?.[table.code]
    return {
      ...own,
      kind: 'bracket',
      ...nameOf(table),
      ...(source === undefined ? {} : { source }),
      bracket: {
        table: table.code,
        column: column.code,
        row,
        above: limit(row - 1),
        upTo: limit(row),
      },
      operands: [this.node(argument(node, 1), step, depth)],
    }
  }
}

const nameOf = ({ code, label }: { readonly code: string; readonly label: string }) => ({
  code,
  label,
})

function head(kind: Explanation['kind'], text: string, unit: Unit, value: Rational) {
  const readable = kindOf(unit).kind === 'logical' ? 'LOGICO' : unit
  return { kind, text, unit, exact: exactText(value), shown: shown(value, readable) }
}
