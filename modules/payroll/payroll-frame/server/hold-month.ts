import type { Tx } from '#platform/server/db.ts'

/**
 * Locks a month until the end of the transaction, so that simultaneous changes run one after the
 * other.
 */
export async function holdMonth(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('payrollMonth').select('id').where('id', '=', id).forUpdate().execute()
}
