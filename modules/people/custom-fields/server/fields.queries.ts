import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/** The fields of the company in their order, or some of them by their ids. */
export const fieldsOf = (tx: Tx, ids?: readonly number[]) =>
  tx
    .selectFrom('userField')
    .selectAll()
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`id = any(${[...(ids ?? [])]}::bigint[])`),
    )
    .orderBy('sorting')
    .orderBy('id')
    .execute()
export type FieldRow = Awaited<ReturnType<typeof fieldsOf>>[number]

/**
 * The fields of the company that a reader may know of: all of them, retired ones too, for whoever
 * keeps them; for others those in use that they may read of somebody.
 */
export async function userFields(context: Context): Promise<FieldRow[]> {
  const rows = await fieldsOf(context.tx)
  if (context.can('userFields.update')) return rows
  const manages = context.can('userFields.read')
  return rows.filter(
    ({ status, managers, worker }) =>
      status === 'ACTIVE' && (worker !== 'NONE' || (manages && managers)),
  )
}
