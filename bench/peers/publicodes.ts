import Engine from 'publicodes'
import type { Node } from '../../formula/language/syntax.ts'
import type { Plan } from '#formula/index.ts'
import type { Row } from '../hand.ts'
import type { MakePeer } from './peer.ts'

/** publicodes, of the French payroll simulator: rules as objects, one person at a time. */
export const publicodes: MakePeer = (plan, variables) => {
  const engine = new Engine(rulesOf(plan, variables), { logger: quiet })
  const names = plan.codes.map(nameOf)
  const calculate = (rows: readonly Row[], out: Float64Array) => {
    rows.forEach((row, at) => {
      const entries = Object.entries(row).map(([code, value]) => [nameOf(code), value] as const)
      engine.setSituation(Object.fromEntries(entries))
      names.forEach((name, i) => {
        out[at * names.length + i] = Number(engine.evaluate(name).nodeValue)
      })
    })
  }
  return { name: 'publicodes 1.10', rows: 40, calculate }
}

const quiet = { log: () => undefined, warn: () => undefined, error: () => undefined }

const nameOf = (code: string) => `c ${code.toLowerCase().replaceAll('_', ' ')}`

/** The rules of a plan; exported so that what parsing them takes can be measured. */
export function rulesOf(plan: Plan, variables: Row): Rules {
  const rules: Record<string, Rule> = {}
  for (const { code } of plan.facts) rules[nameOf(code)] = { 'par défaut': 0 }
  for (const [code, value] of Object.entries(variables)) rules[nameOf(code)] = { valeur: value }
  for (const { def, node } of plan.steps) {
    rules[nameOf(def.code)] = { valeur: ruleOf(node, plan), arrondi: 'oui' }
  }
  return rules as Rules
}

/** What the engine accepts; its own type spells out every mechanism. */
type Rules = NonNullable<ConstructorParameters<typeof Engine>[0]>

type Rule = string | number | { readonly [key: string]: unknown }

function ruleOf(node: Node, plan: Plan): Rule {
  const inner = (part: Node) => ruleOf(part, plan)
  switch (node.kind) {
    case 'number':
      return Number(node.value.n) / Number(node.value.d)
    case 'name':
      return nameOf(node.code)
    case 'sum':
      return chain(node.terms.map(inner), node.signs)
    case 'product':
      return chain(node.factors.map(inner), node.signs)
    case 'compare':
      return { [node.sign]: [inner(node.left), inner(node.right)] }
    case 'call':
      return call(node, plan)
    default:
      throw new RangeError(`${node.kind} is not in the workload`)
  }
}

const chain = (parts: readonly Rule[], signs: readonly string[]): Rule =>
  parts.reduce((so, next, i) => ({ [signs[i] ?? '+']: [so, next] }))

function call(node: Node & { readonly kind: 'call' }, plan: Plan): Rule {
  const [first, second, third] = node.args
  const args = () => node.args.map((arg) => ruleOf(arg, plan))
  if (node.name === 'MIN') return { 'le minimum de': args() }
  if (node.name === 'MAX') return { 'le maximum de': args() }
  if (node.name === 'SUMA' && first?.kind === 'name') {
    return { somme: (plan.scope.members.get(first.code) ?? []).map(({ code }) => nameOf(code)) }
  }
  if (node.name === 'SI' && first !== undefined && second !== undefined && third !== undefined) {
    const si = first.kind === 'name' ? { '=': [nameOf(first.code), 1] } : ruleOf(first, plan)
    const alors = ruleOf(second, plan)
    return { variations: [{ si, alors }, { sinon: ruleOf(third, plan) }] }
  }
  throw new RangeError(`${node.name} is not in the workload`)
}
