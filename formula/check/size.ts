import { lcm } from '../exact/rational.ts'
import { limits } from '../language/grammar.ts'
import { type CallNode, type Node, Refusal } from '../language/syntax.ts'
import { placesOf } from './infer.ts'
import { columnOf, argCode, named } from './names.ts'
import type { Scope } from './scope.ts'
import { scaleOf } from './units.ts'

/** How many bits an exact fraction may take: numerator, constant and variable denominators. */
interface Size {
  readonly n: number
  readonly q: bigint
  readonly d: number
}

/**
 * Refuses a formula whose exact intermediates could grow without measure: a product of a thousand
 * factors is short to write and slow to calculate. Assumes nothing about values but 53 bits.
 */
export function checkSize(root: Node, scope: Scope): void {
  sizeOf(root, scope)
}

const scaled = (decimals: number): Size => ({ n: 53, q: 10n ** BigInt(decimals), d: 0 })
const bits = (value: bigint) => value.toString(16).length * 4
const one: Size = { n: 1, q: 1n, d: 0 }

function sizeOf(node: Node, scope: Scope): Size {
  const size = measure(node, scope)
  if (Math.max(size.n, bits(size.q) + size.d) <= limits.bits) return size
  throw new Refusal('La fórmula multiplica o divide demasiadas veces', node)
}

function measure(node: Node, scope: Scope): Size {
  switch (node.kind) {
    case 'number':
      return { n: bits(node.value.n), q: node.value.d, d: 0 }
    case 'text':
      return one
    case 'name':
      return scaled(scaleOf(named(scope, node.code).def))
    case 'negate':
      return sizeOf(node.operand, scope)
    case 'sum':
      return widest(node.terms, scope, node)
    case 'product':
      return product(node.factors, node.signs, scope, node)
    case 'compare':
      return either([node.left, node.right], scope, node)
    case 'call':
      return call(node, scope)
  }
}

function call(node: CallNode, scope: Scope): Size {
  const [first, second] = node.args
  if (node.name === 'SUMA') {
    const members = scope.members.get(argCode(node, 0)) ?? []
    const places = Math.max(0, ...members.map((member) => scaleOf(member)))
    return { ...scaled(places), n: 53 + places * 4 + bits(BigInt(members.length)) }
  }
  if (node.name === 'TRAMO') {
    const table = scope.tables.get(argCode(node, 0))
    const column = table?.columns[columnOf(node, scope)]
    if (node.args[1] !== undefined) sizeOf(node.args[1], scope)
    return scaled(column === undefined ? 0 : scaleOf(column))
  }
  if (first !== undefined && (node.name === 'REDONDEAR' || node.name === 'TRUNCAR')) {
    const places = second === undefined ? 0 : placesOf(second)
    const { n, q } = sizeOf(first, scope)
    const whole = Math.max(1, n - bits(q) + 4)
    return { n: whole + 4 * Math.abs(places) + 1, q: 10n ** BigInt(Math.max(0, places)), d: 0 }
  }
  if (node.name === 'SI' && first !== undefined) {
    sizeOf(first, scope)
    return either(node.args.slice(1), scope, node)
  }
  return either(node.args, scope, node)
}

/** Bits of whichever of `nodes` is taken; two at a time are brought together to be compared. */
function either(nodes: readonly Node[], scope: Scope, at: Node): Size {
  return nodes
    .map((node) => sizeOf(node, scope))
    .reduce((a, b) => {
      const q = lcm(a.q, b.q)
      const [x, y] = [a.n + bits(q / a.q), b.n + bits(q / b.q)]
      bounded({ n: Math.max(x + b.d, y + a.d), q, d: 0 }, at)
      return bounded({ n: Math.max(x, y), q, d: Math.max(a.d, b.d) }, at)
    })
}

/** Bits when all of `nodes` are brought to one denominator, as sums do. */
function widest(nodes: readonly Node[], scope: Scope, at: Node): Size {
  return nodes
    .map((node) => sizeOf(node, scope))
    .reduce((a, b) => {
      const q = lcm(a.q, b.q)
      const n = 1 + Math.max(a.n + bits(q / a.q) + b.d, b.n + bits(q / b.q) + a.d)
      return bounded({ n, q, d: a.d + b.d }, at)
    })
}

function product(
  factors: readonly Node[],
  signs: readonly ('*' | '/')[],
  scope: Scope,
  at: Node,
): Size {
  return factors.reduce((a, factor, i) => {
    const b = sizeOf(factor, scope)
    const divides = signs[i] === '/'
    const n = divides ? a.n + b.d + bits(b.q) : a.n + b.n
    const d = divides ? a.d + b.n : a.d + b.d
    return bounded({ n, q: divides ? a.q : a.q * b.q, d }, at)
  }, one)
}

function bounded(size: Size, at: Node): Size {
  if (Math.max(size.n, bits(size.q) + size.d) > limits.bits) {
    throw new Refusal('La fórmula multiplica o divide demasiadas veces', at)
  }
  return size
}
