import type { ReadRow } from './made-files.ts'

/** What a file says otherwise than the one before it. */
export type Change = {
  /** RUT of the person, and which of their lines. */
  readonly key: string
  readonly field: string
  readonly before: string
  readonly after: string
}

export type Changes = {
  /** How many values differ, lines that came or went counted once. */
  readonly total: number
  /** The first of them. */
  readonly first: readonly Change[]
}

/** Most changes that are kept to be read; the rest are only counted. */
export const MOST_CHANGES = 200

/** What changed from one file of a month to the next: who came, who went, and each value. */
export function changesBetween(
  fields: readonly string[],
  before: readonly ReadRow[],
  after: readonly ReadRow[],
): Changes {
  const [old, now] = [byKey(before), byKey(after)]
  const gone = before.filter(({ key }) => !now.has(key))
  const changes = [
    ...gone.map(({ key }) => ({ key, field: 'Línea', before: 'Estaba', after: 'Ya no va' })),
    ...after.flatMap(({ key, cells }): Change[] => {
      const past = old.get(key)
      if (!past) return [{ key, field: 'Línea', before: 'No estaba', after: 'Se agrega' }]
      return cells.flatMap((value, at) => {
        const was = past[at] ?? ''
        return was === value ? [] : [{ key, field: fields[at] ?? '', before: was, after: value }]
      })
    }),
  ]
  return { total: changes.length, first: changes.slice(0, MOST_CHANGES) }
}

const byKey = (rows: readonly ReadRow[]) => new Map(rows.map(({ key, cells }) => [key, cells]))
