import { companyFields } from '#modules/company/companies/server/index.ts'
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

/** What a reader may do with the fields of others, besides knowing their own. */
type Knows = { readonly keeps: boolean; readonly manages: boolean }

/** Whether a reader knows of a field at all: retired ones too, for whoever keeps them. */
const isKnown = ({ status, managers, worker }: FieldRow, { keeps, manages }: Knows): boolean =>
  keeps || (status === 'ACTIVE' && (worker !== 'NONE' || (manages && managers)))

/**
 * The fields of the company that a reader may know of: all of them, retired ones too, for whoever
 * keeps them; for others those in use that they may read of somebody.
 */
export async function userFields(context: Context): Promise<FieldRow[]> {
  const knows = { keeps: context.can('userFields.update'), manages: context.can('userFields.read') }
  return (await fieldsOf(context.tx)).filter((field) => isKnown(field, knows))
}

companyFields.by('custom-fields', async (tx, reader) => {
  const rows = (await fieldsOf(tx)).filter((field) => isKnown(field, reader))
  return rows.map(({ id, title, code, type, sorting }) => {
    return { id, title, code, type, tableId: null, sorting }
  })
})
