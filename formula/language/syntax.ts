import type { Rational } from '../exact/rational.ts'
import type { FunctionName } from './grammar.ts'

/** Position of a piece in the formula text: from inclusive, to exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>='

export interface NumberNode extends Span {
  readonly kind: 'number'
  /** 25% is already 1/4. */
  readonly value: Rational
}
export interface TextNode extends Span {
  readonly kind: 'text'
  readonly value: string
}
export interface NameNode extends Span {
  readonly kind: 'name'
  readonly code: string
}
export interface NegateNode extends Span {
  readonly kind: 'negate'
  readonly operand: Node
}
/** Flat, so that a sum of a thousand terms is not a thousand levels deep. */
export interface SumNode extends Span {
  readonly kind: 'sum'
  readonly terms: readonly Node[]
  readonly signs: readonly ('+' | '-')[]
}
export interface ProductNode extends Span {
  readonly kind: 'product'
  readonly factors: readonly Node[]
  readonly signs: readonly ('*' | '/')[]
}
export interface CompareNode extends Span {
  readonly kind: 'compare'
  readonly sign: Comparison
  readonly left: Node
  readonly right: Node
}
export interface CallNode extends Span {
  readonly kind: 'call'
  readonly name: FunctionName
  readonly args: readonly Node[]
}

export type Node =
  | NumberNode
  | TextNode
  | NameNode
  | NegateNode
  | SumNode
  | ProductNode
  | CompareNode
  | CallNode

/** Something wrong at a place of one formula; `check` adds the concept it belongs to. */
export interface Problem extends Span {
  readonly message: string
  readonly chain?: readonly string[]
}

/** Thrown inside the language, caught by `parse` and `check`; never reaches a caller. */
export class Refusal extends Error {
  readonly problem: Problem
  constructor(message: string, at: Span) {
    super(message)
    this.problem = { message, from: at.from, to: at.to }
  }
}

/** The direct parts of a node, in the order they are written. */
export function partsOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'negate':
      return [node.operand]
    case 'sum':
      return node.terms
    case 'product':
      return node.factors
    case 'compare':
      return [node.left, node.right]
    case 'call':
      return node.args
    default:
      return []
  }
}
