import { sql, type Tx } from '#platform/server/sql/db.ts'
import { isSecret } from '#platform/model/import-shown.ts'
import type { StoredImportation } from './importation.queries.ts'
import type { Importer } from '#platform/server/imports/importer.ts'

/**
 * Once a file is written, accounts and pay are of their records alone: its rows keep the last
 * letters, by which who loaded them knows which one it was.
 */
export async function maskOver(
  tx: Tx,
  { id, mapping }: Pick<StoredImportation, 'id' | 'mapping'>,
  { columns }: Importer,
): Promise<void> {
  const secret = columns.filter(isSecret)
  const places = secret.flatMap(({ name }) => mapping[name] ?? [])
  if (places.length === 0) return
  const names = secret.map(({ name }) => name)
  await sql`update import_row held set
      cells = (select jsonb_agg(case when cell.n - 1 = any(${places}::integer[])
          and cell.text <> '' then to_jsonb('••••' || right(cell.text, 3))
          else to_jsonb(cell.text) end order by cell.n)
        from jsonb_array_elements_text(held.cells) with ordinality as cell (text, n)),
      was = held.was - ${names}::text[]
    where held.company_id = app.current_company() and held.importation_id = ${id}
      and held.result <> 'ERROR'`.execute(tx)
}
