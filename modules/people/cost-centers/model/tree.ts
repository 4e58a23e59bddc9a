type Node = { readonly id: number; readonly parentId: number | null; readonly code: string }

/** Centres under each other, those of one parent by their code, with how deep each hangs. */
export function inTree<N extends Node>(nodes: readonly N[]): (N & { level: number })[] {
  const known = new Set(nodes.map(({ id }) => id))
  const children = Map.groupBy(nodes, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  )
  const under = (parent: number | null, level: number): (N & { level: number })[] =>
    (children.get(parent) ?? [])
      .toSorted((a, b) => a.code.localeCompare(b.code, 'es', { numeric: true }))
      .flatMap((node) => [{ ...node, level }, ...under(node.id, level + 1)])
  return under(null, 0)
}
