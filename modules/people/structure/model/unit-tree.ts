import type { ISODate } from '#chile/dates.ts'

/** How many units stand under each other at most. */
export const UNIT_LEVELS = 7

/** Under which unit another one is, from a day until, not included, another. */
export type UnitLine = {
  readonly id: number
  readonly parent: number | null
  readonly from: ISODate
  readonly until: ISODate | null
}

/** What is wrong with a tree on a day, and the units it is about, from the lowest one up. */
export type UnitProblem = {
  readonly kind: 'CIRCLE' | 'DEEP' | 'GONE'
  readonly day: ISODate
  readonly path: readonly number[]
}

/**
 * The first day on which the units are no tree of so many levels: one is under itself, under too
 * many others, or under one that is not there on that day. The tree only changes on the days on
 * which a line begins or ends: those are looked at.
 */
export function firstUnitProblem(lines: readonly UnitLine[]): UnitProblem | undefined {
  const days = new Set(lines.flatMap(({ from, until }) => [from, ...(until ? [until] : [])]))
  for (const day of [...days].toSorted()) {
    const problem = problemOn(unitsOn(lines, day), day)
    if (problem) return problem
  }
  return undefined
}

/** The units of a day, each with the one it is under. */
export const unitsOn = (lines: readonly UnitLine[], day: ISODate): Map<number, number | null> =>
  new Map(
    lines.flatMap(({ id, parent, from, until }) =>
      from <= day && (until === null || day < until) ? [[id, parent] as const] : [],
    ),
  )

function problemOn(parents: Map<number, number | null>, day: ISODate): UnitProblem | undefined {
  for (const id of parents.keys()) {
    const path = [id]
    for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null) {
      if (!parents.has(at)) return { kind: 'GONE', day, path: [...path, at] }
      if (path.includes(at)) return { kind: 'CIRCLE', day, path: [...path, at] }
      path.push(at)
    }
    if (path.length > UNIT_LEVELS) return { kind: 'DEEP', day, path }
  }
  return undefined
}

type Unit = { readonly id: number; readonly parentId: number | null; readonly code: string }

/**
 * Units under each other, those of one by their code, with how deep each is. One whose parent is
 * not among them is at the top.
 */
export function unitsInTree<U extends Unit & { readonly people: number }>(units: readonly U[]) {
  const known = new Set(units.map(({ id }) => id))
  const under = Map.groupBy(units, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  )
  type Shown = U & { level: number; totalPeople: number }
  const below = (parent: number | null, level: number): Shown[] =>
    (under.get(parent) ?? [])
      .toSorted((a, b) => a.code.localeCompare(b.code, 'es', { numeric: true }))
      .flatMap((unit) => {
        const rest = below(unit.id, level + 1)
        const totalPeople = rest.reduce((sum, { people }) => sum + people, unit.people)
        return [{ ...unit, level, totalPeople }, ...rest]
      })
  return below(null, 0)
}

/** Some units and all those under them. */
export function unitsBelow(
  parents: ReadonlyMap<number, number | null>,
  roots: readonly number[],
): number[] {
  const under = Map.groupBy(parents, ([, parent]) => parent)
  const found = new Set<number>()
  const queue = roots.filter((id) => parents.has(id))
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (found.has(next)) continue
    found.add(next)
    queue.push(...(under.get(next) ?? []).map(([id]) => id))
  }
  return [...found]
}
