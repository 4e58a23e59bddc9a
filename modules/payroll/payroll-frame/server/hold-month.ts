import type { Tx } from '#platform/server/sql/db.ts'

/**
 * Locks a month until the end of the transaction, so that simultaneous changes run one after the
 * other. Shared, it stays as it is, open or closed, beside others who write in it: whoever also
 * holds the audit (`oneAtATime`) takes the month first, as its closing does.
 */
export async function holdMonth(
  tx: Tx,
  id: number,
  { shared = false }: { shared?: boolean } = {},
): Promise<void> {
  const month = tx.selectFrom('payrollMonth').select('id').where('id', '=', id)
  await (shared ? month.forShare() : month.forUpdate()).execute()
}
