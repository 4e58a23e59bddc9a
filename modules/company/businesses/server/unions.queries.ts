import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { UnionName } from '../model/union-name.ts'

/** The unions of some ids; who names none costs no statement. */
export async function unionsById(
  tx: Tx,
  wanted: readonly (number | null)[],
): Promise<ReadonlyMap<number, UnionName>> {
  const ids = [...new Set(wanted.flatMap((id) => id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('syndicate')
    .select(['id', 'name', 'rut'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, ...union }) => [id, union]))
}
