import type { Draft, Values } from '#platform/web/draft/drafts.ts'

/** Whether two values of a form are the same: nothing is nothing, however it is written. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(plain(a)) === JSON.stringify(plain(b))

/** Nothing is left out of objects, and every nothing is null: a draft and a row compare. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
    .map(([key, one]) => [key, plain(one)] as const)
    .filter(([, one]) => one !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  // A currency without an amount is no money.
  if (entries.length === 1 && entries[0]?.[0] === 'currency') return null
  return Object.fromEntries(entries)
}

/** What of a form differs from what it began with, and that same part of the beginning. */
export function changesOf(base: Values, values: Values): { values: Values; base: Values } {
  const names = Object.keys(values).filter((name) => !sameValue(values[name], base[name]))
  const part = (of: Values) => Object.fromEntries(names.map((name) => [name, of[name] ?? null]))
  return { values: part(values), base: part(base) }
}

/** Of what a form changed, what somebody typed: not what was proposed and is as it was proposed. */
export const typedNames = (changed: Values, proposed: Values): string[] =>
  Object.keys(changed).filter(
    (name) => !(name in proposed && sameValue(changed[name], proposed[name])),
  )

/** One value of which there are two versions: the person's, and what somebody else saved. */
export type Crossing = { name: string; mine: unknown; theirs: unknown }

/**
 * What becomes of a draft when what is stored is no longer what it began with. What only the person
 * changed stays theirs to save; what only somebody else changed is taken; what both changed, to
 * different values, is a crossing that the person decides.
 */
export function crossed(draft: Pick<Draft, 'values' | 'base'>, stored: Values): Crossing[] {
  return Object.keys(draft.values).flatMap((name) => {
    const [mine, theirs] = [draft.values[name], stored[name]]
    const isTheirs = !sameValue(theirs, draft.base[name])
    return isTheirs && !sameValue(mine, theirs) ? [{ name, mine, theirs }] : []
  })
}
