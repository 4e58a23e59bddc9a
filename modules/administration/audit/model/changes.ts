import { isInternal } from './words.ts'

/** One column that changed; the values as text, null where there was none. */
export type Change = { field: string; before: string | null; after: string | null }

export type Snapshot = Readonly<Record<string, unknown>>

/** Anything as a row's snapshot; what is none is an empty one. */
export const snapshotOf = (value: unknown): Snapshot =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** What changed between two snapshots of a row, without the columns that say nothing to people. */
export function changesBetween(entity: string, before: unknown, after: unknown): Change[] {
  const [old, fresh] = [snapshotOf(before), snapshotOf(after)]
  const names = new Set([...Object.keys(fresh), ...Object.keys(old)])
  return [...names]
    .filter((name) => !isInternal(entity, name))
    .map((field) => ({ field, before: asText(old[field]), after: asText(fresh[field]) }))
    .filter((change) => change.before !== change.after)
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
