import { sql, type Tx } from '../sql/db.ts'

type Kept = { readonly id: number; readonly version: number }

/**
 * Of the rows that were written once since somebody kept their edition, those that nobody else has
 * written, locked: they may be given back as they were.
 */
export async function unchangedSince<Row extends Kept>(
  tx: Tx,
  table: 'absence' | 'user_item' | 'vacation',
  kept: readonly Row[],
): Promise<Row[]> {
  const { rows } = await sql<Kept>`select id, version from ${sql.table(table)}
    where company_id = app.current_company()
      and id = any(${kept.map(({ id }) => id)}::bigint[])
    for no key update`.execute(tx)
  const versionOf = new Map(rows.map(({ id, version }) => [id, version]))
  return kept.filter(({ id, version }) => versionOf.get(id) === version + 1)
}
