import type { Tx } from '#platform/server/db.ts'

/** Holds a month until the end of the transaction: two who change it are one after the other. */
export async function holdMonth(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('payrollMonth').select('id').where('id', '=', id).forUpdate().execute()
}
