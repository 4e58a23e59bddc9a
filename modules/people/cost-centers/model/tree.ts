type Node = { readonly id: string; readonly parentId?: string | null; readonly code: string }

/** Centres under each other, those of one parent by their code, with how deep each hangs. */
export function inTree<N extends Node>(nodes: readonly N[]): (N & { level: number })[] {
  const known = new Set(nodes.map(({ id }) => id))
  const parentOf = ({ parentId }: N) => (parentId && known.has(parentId) ? parentId : null)
  const children = Map.groupBy(nodes, parentOf)
  const under = (parent: string | null, level: number): (N & { level: number })[] =>
    (children.get(parent) ?? [])
      .toSorted((a, b) => a.code.localeCompare(b.code, 'es', { numeric: true }))
      .flatMap((node) => [{ ...node, level }, ...under(node.id, level + 1)])
  return under(null, 0)
}

/** A centre and all that hang from it: none of them may be above it. */
export function branchOf(nodes: readonly Node[], id: string): ReadonlySet<string> {
  const found = new Set([id])
  let before = 0
  while (found.size > before) {
    before = found.size
    for (const node of nodes) if (node.parentId && found.has(node.parentId)) found.add(node.id)
  }
  return found
}
