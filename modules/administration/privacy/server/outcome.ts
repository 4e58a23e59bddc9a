import { sql, type Tx } from '#platform/server/sql/db.ts'

/** Writes beside a request what was done of it, for its person and for whoever answered. */
export async function noteOutcome(tx: Tx, id: number, outcome: string): Promise<void> {
  await tx
    .updateTable('privacyRequest')
    .set({ outcome, updatedAt: sql`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}
