import type { Tx } from '#platform/server/db.ts'

/**
 * Locks a month until the end of the transaction, so that simultaneous changes run one after the
 * other.
 */
export async function holdMonth(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('payrollMonth').select('id').where('id', '=', id).forUpdate().execute()
}

/**
 * Keeps a month as it is, open or closed, until the end of the transaction, beside others who write
 * in it. Whoever also holds the audit (`oneAtATime`) takes the month first, as its closing does.
 */
export async function shareMonth(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('payrollMonth').select('id').where('id', '=', id).forShare().execute()
}
