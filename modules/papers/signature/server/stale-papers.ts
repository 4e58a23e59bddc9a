import type { CompanyDb } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

/** Of some documents, those whose thing changed after they were printed. */
export async function stalePapers({ tx }: Pick<CompanyDb, 'tx'>, documentIds: readonly number[]) {
  const rows = await tx
    .selectFrom('sentPaper')
    .select('documentId')
    .where(sql<boolean>`document_id = any(${[...documentIds]}::bigint[])`)
    .where('isStale', '=', true)
    .execute()
  return new Set(rows.map(({ documentId }) => documentId))
}
