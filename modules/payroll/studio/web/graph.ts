import { tokenize } from '#formula/index.ts'
import type { Library } from '#formula/types.ts'

export type NodeKind = 'concept' | 'fact' | 'variable' | 'table' | 'class'
/** A thing in the graph: how far before (−) or after (+) the concept that is open. */
export type GraphNode = { code: string; label: string; kind: NodeKind; level: number }
export type GraphEdge = { from: string; to: string }
export type Graph = {
  nodes: GraphNode[]
  edges: GraphEdge[]
  left: Readonly<Record<Level, number>>
}

/** As many of a level as can still be read; the rest is counted. */
const most = 9

/** How far from the concept: what it reads is below, what reads it is above. */
type Level = -2 | -1 | 1 | 2
const below = [-1, -2] as const
const above = [1, 2] as const

/** What a concept reads, and what reads it, two levels each way. */
export function graphOf(library: Library, code: string, text: string): Graph {
  const index = indexOf(library, code, text)
  const nodes = new Map<string, GraphNode>()
  const edges: GraphEdge[] = []
  const left: Record<Level, number> = { [-2]: 0, [-1]: 0, 1: 0, 2: 0 }
  nodes.set(code, nodeOf(index, code, 0))
  walk(-1, (one) => index.reads.get(one) ?? [])
  walk(1, (one) => index.readers.get(one) ?? [])
  return { nodes: [...nodes.values()], edges, left }

  function walk(step: 1 | -1, next: (code: string) => readonly string[]): void {
    let front = [code]
    for (const level of step < 0 ? below : above) {
      const found: string[] = []
      for (const one of front) {
        for (const other of next(one)) {
          const known = nodes.get(other)
          if (known === undefined && found.length >= most) {
            left[level] += 1
            continue
          }
          if (known === undefined) {
            nodes.set(other, nodeOf(index, other, level))
            found.push(other)
          }
          if (nodes.get(other)?.level === level) {
            edges.push(step < 0 ? { from: other, to: one } : { from: one, to: other })
          }
        }
      }
      front = found
    }
  }
}

type Index = {
  kinds: ReadonlyMap<string, { kind: NodeKind; label: string }>
  reads: ReadonlyMap<string, readonly string[]>
  readers: ReadonlyMap<string, readonly string[]>
}

function indexOf(library: Library, code: string, text: string): Index {
  const kinds = new Map<string, { kind: NodeKind; label: string }>([
    ...library.facts.map((def) => [def.code, { kind: 'fact', label: def.label }] as const),
    ...library.variables.map((def) => [def.code, { kind: 'variable', label: def.label }] as const),
    ...library.tables.map((def) => [def.code, { kind: 'table', label: def.label }] as const),
    ...library.classes.map((def) => [def.code, { kind: 'class', label: def.label }] as const),
    ...library.concepts.map((def) => [def.code, { kind: 'concept', label: def.label }] as const),
  ])
  const reads = new Map<string, readonly string[]>()
  for (const def of library.concepts) {
    reads.set(def.code, namesIn(def.code === code ? text : def.formula, kinds))
  }
  if (!reads.has(code)) reads.set(code, namesIn(text, kinds))
  // A class is read by whoever sums it, and is made of its members.
  for (const def of library.concepts) {
    for (const group of def.classes) reads.set(group, [...(reads.get(group) ?? []), def.code])
  }
  const readers = new Map<string, string[]>()
  for (const [reader, names] of reads) {
    for (const name of names) readers.set(name, [...(readers.get(name) ?? []), reader])
  }
  return { kinds, reads, readers }
}

function namesIn(text: string, kinds: Index['kinds']): string[] {
  try {
    const words = tokenize(text).filter(({ kind }) => kind === 'word')
    return [...new Set(words.map((token) => token.text))].filter((name) => kinds.has(name))
  } catch {
    return []
  }
}

const nodeOf = ({ kinds }: Index, code: string, level: number): GraphNode => ({
  code,
  level,
  label: kinds.get(code)?.label ?? code,
  kind: kinds.get(code)?.kind ?? 'concept',
})
