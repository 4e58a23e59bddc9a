import type { AuditChange } from './audit.ts'

/** Columns that say of a row when and by whom, and not what it holds. */
const bookkeeping = new Set([
  'company_id',
  'id',
  'version',
  'created_at',
  'recorded_at',
  'author_login_id',
  'search',
  'slug',
])

type Snapshot = Readonly<Record<string, unknown>>

/** Anything as a row's snapshot; what is none is an empty one. */
export const snapshotOf = (value: unknown): Snapshot =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** What changed between two snapshots of a row, in the order of its columns. */
export function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const [old, fresh] = [snapshotOf(before), snapshotOf(after)]
  const names = new Set([...Object.keys(fresh), ...Object.keys(old)])
  return [...names]
    .filter((name) => !bookkeeping.has(name))
    .map((field) => ({ field, before: asText(old[field]), after: asText(fresh[field]) }))
    .filter((change) => change.before !== change.after)
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
