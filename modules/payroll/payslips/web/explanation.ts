import type { ExplainPayslipQuery } from '#generated/documents/graphql.ts'

type Explained = ExplainPayslipQuery['explainPayslip'][number]
/** Only a payslip says who entered its values, and the vacations that they follow from. */
type WhoEntered = 'enteredBy' | 'enteredAt' | 'comment' | 'details'
export type FlatNode = Omit<Explained, WhoEntered> & Partial<Pick<Explained, WhoEntered>>
export type TreeNode = FlatNode & { operands: TreeNode[] }

/** The flat list of the API as the tree that people open piece by piece. */
export function treeOf(nodes: readonly FlatNode[]): TreeNode | undefined {
  const tree = nodes.map((node): TreeNode => ({ ...node, operands: [] }))
  for (const node of tree) {
    if (node.parent !== null) tree[node.parent]?.operands.push(node)
  }
  return tree[0]
}

/** What a node is, in a word: shown quietly beside its value. */
export const kindLabels: Readonly<Record<string, string>> = {
  concept: 'Se calcula',
  fact: 'Dato de la persona o del contrato',
  variable: 'Valor legal del mes',
  bracket: 'Tramo de la tabla',
}

const named = ['concept', 'fact', 'variable', 'bracket']
/** Nodes that people read as a thing; the rest are steps between them. */
const isNamed = (node: FlatNode): boolean => node.code !== null && named.includes(node.kind)

/**
 * The named things a node is made of, looking through unnamed steps, each once. Lines of a sum that
 * are zero are left out and counted.
 */
export function ingredientsOf(node: TreeNode): { shown: TreeNode[]; zero: number } {
  const shown: TreeNode[] = []
  const seen = new Set<string>()
  let zero = 0
  const visit = (inner: TreeNode) => {
    for (const operand of inner.operands) {
      if (inner.kind === 'sum' && operand.exact === '0') zero += 1
      else if (isNamed(operand)) add(operand)
      else visit(operand)
    }
  }
  const add = (operand: TreeNode) => {
    const key = [operand.kind, operand.code, operand.text].join(' ')
    if (!seen.has(key)) shown.push(operand)
    seen.add(key)
    if (operand.kind === 'bracket') visit(operand)
  }
  visit(node)
  return { shown, zero }
}

/** A sentence of the server with the names of things apart: those stand between « ». */
export const pieces = (text: string): { text: string; name: boolean }[] =>
  text
    .split(/«([^»]*)»/)
    .map((piece, index) => ({ text: piece, name: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
