import type { ISODate } from '#chile/dates.ts'
import type { Tx } from '../sql/db.ts'
import {
  insertVersions,
  type Patch,
  same,
  type StoredVersion,
  supersede,
  type Versioned,
  versionsOf,
  type Writing,
} from './versions.ts'

/** What holds of an identity from a day on, until the next of its versions. */
type Held = { readonly from: ISODate; readonly values: Patch }

/** All that holds of an identity, oldest first; the last version has no end. */
export type WholeHistory = { readonly ownerId: number; readonly versions: readonly Held[] }

/**
 * Gives identities exactly these versions, in three statements for all of them: those in force that
 * are as asked stay, the others are superseded and kept, and what lacks is written. A file that is
 * taken back leaves what held before, day by day.
 */
export async function setVersions(
  tx: Tx,
  kind: Versioned,
  wanted: readonly WholeHistory[],
  writing: Writing,
): Promise<void> {
  if (wanted.length === 0) return
  const held = await versionsOf(
    tx,
    kind,
    wanted.map(({ ownerId }) => ownerId),
  )
  const plans = wanted.map(({ ownerId, versions }) => {
    const spans = versions.map((one, at) => ({ ...one, until: versions[at + 1]?.from ?? null }))
    const now = held.get(ownerId) ?? []
    return {
      gone: now.filter((row) => !spans.some((span) => isAs(row, span))),
      missing: spans.filter((span) => !now.some((row) => isAs(row, span))),
      ownerId,
    }
  })
  await supersede(
    tx,
    kind,
    plans.flatMap(({ gone }) => gone.map(({ id }) => id)),
  )
  const rows = plans.flatMap(({ ownerId, missing }) =>
    missing.map(({ from, until, values }) => ({ ownerId, values: { ...values, from, until } })),
  )
  if (rows.length > 0) await insertVersions(tx, kind, rows, writing)
}

const isAs = (row: StoredVersion, span: Held & { readonly until: ISODate | null }): boolean =>
  row.from === span.from &&
  row.until === span.until &&
  Object.entries(span.values).every(([name, value]) => same(row[name], value))
