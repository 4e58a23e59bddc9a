import { sql, type Tx } from '#platform/server/sql/db.ts'

/** Companies are of the platform: their changes are written in their trail by hand. */
export async function audit(tx: Tx, companyId: number, before: object, after: object) {
  await sql`select app.write_audit(${companyId}::bigint, 'Modificado', 'company',
    ${String(companyId)}, ${JSON.stringify(before)}::jsonb,
    ${JSON.stringify(after)}::jsonb)`.execute(tx)
}
