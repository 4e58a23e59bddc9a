import { named } from '../check/names.ts'
import type { Scope } from '../check/scope.ts'
import { argument } from '../exact/machine.ts'
import type { CallNode, Node } from '../language/syntax.ts'
import type { Emitter } from './emitter.ts'
import { type Term, compare, constantTerm } from './terms.ts'

/** What conditions need of the lowering around them. */
export interface Quantities {
  readonly emitter: Emitter
  readonly setting: { readonly plan: { readonly scope: Scope } }
  readonly number: (node: Node) => Term
  readonly named: (code: string) => Term
}

/**
 * A condition as code. Only what decides is calculated, as the tree evaluator does: a division in
 * the second part of an Y is not reached when the first is false. `true` and `false`, as words,
 * are conditions that hold or fail for every row.
 */
export function condition(node: Node, around: Quantities): string {
  if (node.kind === 'name') {
    return compare(around.emitter, '<>', around.named(node.code), constantTerm(0n))
  }
  if (node.kind === 'compare') return comparison(node, around)
  if (node.kind !== 'call') throw new RangeError(`not a condition: ${node.kind}`)
  const [, ...rest] = node.args
  const first = argument(node, 0)
  switch (node.name) {
    case 'SI':
      return chosen(condition(first, around), argument(node, 1), argument(node, 2), around)
    case 'Y':
      return rest.reduce((so, part) => chosen(so, part, 'false', around), condition(first, around))
    case 'O':
      return rest.reduce((so, part) => chosen(so, 'true', part, around), condition(first, around))
    case 'NO':
      return chosen(condition(first, around), 'false', 'true', around)
    case 'ENTRE':
      return between(node, around)
    default:
      throw new RangeError(`not a condition: ${node.name}`)
  }
}

function between(node: CallNode, around: Quantities): string {
  const { emitter } = around
  const [x, low, high] = [0, 1, 2].map((i) => around.number(argument(node, i)))
  if (x === undefined || low === undefined || high === undefined) return 'false'
  const above = compare(emitter, '<=', low, x)
  const below = compare(emitter, '<=', x, high)
  if (above === 'false' || below === 'false') return 'false'
  if (above === 'true') return below
  return below === 'true' ? above : `(${above}&&${below})`
}

/** `decides ? yes : no` of conditions, where only the chosen one is calculated. */
function chosen(
  decides: string,
  yes: Node | string,
  no: Node | string,
  around: Quantities,
): string {
  const { emitter } = around
  const read = (part: Node | string) => (typeof part === 'string' ? part : condition(part, around))
  if (decides === 'true') return read(yes)
  if (decides === 'false') return read(no)
  const a = emitter.aside(() => read(yes))
  const b = emitter.aside(() => read(no))
  if (a.lines.length + b.lines.length === 0) return `(${decides}?${a.result}:${b.result})`
  const name = emitter.name()
  emitter.lines.push(`let ${name}`, `if(${decides}){`, ...a.lines, `${name}=${a.result}`)
  emitter.lines.push('}else{', ...b.lines, `${name}=${b.result}`, '}')
  return name
}

function comparison(node: Node & { readonly kind: 'compare' }, around: Quantities): string {
  const { left, right, sign } = node
  if (left.kind !== 'text' && right.kind !== 'text') {
    return compare(around.emitter, sign, around.number(left), around.number(right))
  }
  const [fact, text] = left.kind === 'text' ? [right, left] : [left, right]
  if (fact.kind !== 'name' || text.kind !== 'text') throw new RangeError('unchecked text')
  const { kind, def } = named(around.setting.plan.scope, fact.code)
  const options = kind === 'fact' ? (def.options ?? []) : []
  const place = constantTerm(BigInt(options.indexOf(text.value)))
  return compare(around.emitter, sign, around.named(fact.code), place)
}
