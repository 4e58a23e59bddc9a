import type { Node } from '../formula/language/syntax.ts'
import type { Plan } from '#formula/index.ts'

/** How one language writes what formulas are made of. All peers get the same trees. */
export interface Dialect {
  readonly name: (code: string) => string
  readonly number: (value: number) => string
  readonly equal: string
  readonly choose: (condition: string, yes: string, no: string) => string
  readonly least: (parts: readonly string[]) => string
  readonly most: (parts: readonly string[]) => string
}

/** A formula in another language, plain numbers for quantities. Only what the workload uses. */
export function print(node: Node, plan: Plan, dialect: Dialect): string {
  const inner = (part: Node) => print(part, plan, dialect)
  switch (node.kind) {
    case 'number':
      return dialect.number(Number(node.value.n) / Number(node.value.d))
    case 'name':
      return dialect.name(node.code)
    case 'negate':
      return `(-${inner(node.operand)})`
    case 'sum':
      return joined(node.terms.map(inner), node.signs)
    case 'product':
      return joined(node.factors.map(inner), node.signs)
    case 'compare': {
      const sign = node.sign === '=' ? dialect.equal : node.sign
      return `(${inner(node.left)} ${sign} ${inner(node.right)})`
    }
    case 'call':
      return call(node, plan, dialect)
    case 'text':
      throw new RangeError('texts are not in the workload')
  }
}

function call(node: Node & { readonly kind: 'call' }, plan: Plan, dialect: Dialect): string {
  const [first, second, third] = node.args
  const parts = () => node.args.map((arg) => print(arg, plan, dialect))
  if (node.name === 'MIN') return dialect.least(parts())
  if (node.name === 'MAX') return dialect.most(parts())
  if (node.name === 'SUMA' && first?.kind === 'name') {
    const members = plan.scope.members.get(first.code) ?? []
    return `(${members.map(({ code }) => dialect.name(code)).join(' + ')})`
  }
  if (node.name === 'SI' && first !== undefined && second !== undefined && third !== undefined) {
    const condition =
      first.kind === 'name'
        ? `(${dialect.name(first.code)} ${dialect.equal} ${dialect.number(1)})`
        : print(first, plan, dialect)
    const [yes, no] = [print(second, plan, dialect), print(third, plan, dialect)]
    return dialect.choose(condition, yes, no)
  }
  throw new RangeError(`${node.name} is not in the workload`)
}

const joined = (parts: readonly string[], signs: readonly string[]) =>
  `(${parts.map((part, i) => (i === 0 ? part : ` ${signs[i]} ${part}`)).join('')})`
