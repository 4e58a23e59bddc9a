import type { ExplainPayslipQuery } from '#generated/documents/graphql.ts'

export type FlatNode = ExplainPayslipQuery['explainPayslip'][number]
export type TreeNode = FlatNode & { operands: TreeNode[] }

/** The flat list of the API as the tree that people open piece by piece. */
export function treeOf(nodes: readonly FlatNode[]): TreeNode | undefined {
  const tree = nodes.map((node): TreeNode => ({ ...node, operands: [] }))
  for (const node of tree) {
    if (node.parent !== null && node.parent !== undefined) tree[node.parent]?.operands.push(node)
  }
  return tree[0]
}

/** What a node is, in a word: shown quietly beside its value. */
export const kindLabels: Readonly<Record<string, string>> = {
  concept: 'Concepto',
  fact: 'Dato de la persona',
  variable: 'Valor legal del mes',
  literal: 'Número de la fórmula',
  operation: 'Operación',
  call: 'Función',
  choice: 'Condición',
  bracket: 'Tramo de una tabla',
  sum: 'Suma',
  condition: 'Condición',
}

/** Nodes that people read as a thing; the rest are steps between them. */
export const isNamed = (node: FlatNode): boolean =>
  node.code !== null && ['concept', 'fact', 'variable', 'bracket', 'sum'].includes(node.kind)

/** The named things a node is made of, looking through unnamed steps, each once. */
export function ingredientsOf(node: TreeNode): TreeNode[] {
  const found: TreeNode[] = []
  const seen = new Set<string>()
  const visit = (inner: TreeNode) => {
    for (const operand of inner.operands) {
      if (isNamed(operand)) {
        const key = `${operand.kind} ${operand.code ?? ''} ${operand.text}`
        if (!seen.has(key)) found.push(operand)
        seen.add(key)
        if (operand.kind === 'bracket' || operand.kind === 'sum') visit(operand)
      } else visit(operand)
    }
  }
  visit(node)
  return found
}

/** Notes of the unnamed steps of a node: which branch of a condition was taken and why. */
export function notesOf(node: TreeNode): string[] {
  const notes: string[] = []
  const visit = (inner: TreeNode) => {
    for (const operand of inner.operands) {
      if (isNamed(operand)) continue
      if (operand.note) notes.push(operand.note)
      if (operand.bracket) notes.push(operand.bracket)
      visit(operand)
    }
  }
  visit(node)
  return [...new Set(notes)]
}
