import type { Tx } from '#platform/server/sql/db.ts'
import { staleIn, totalsSchema } from './months.queries.ts'

/** What each institution is owed by the newest file of Previred of a month, unless it is stale. */
export async function declaredTotals(tx: Tx, payrollMonthId: number) {
  const row = await tx
    .selectFrom('filing')
    .innerJoin('payrollMonth as month', 'month.id', 'filing.payrollMonthId')
    .select(['filing.totals', staleIn.as('isStale')])
    .where('filing.payrollMonthId', '=', payrollMonthId)
    .where('filing.kind', '=', 'PREVIRED')
    .where('filing.fileId', 'is not', null)
    .orderBy('filing.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && !row.isStale ? totalsSchema.parse(row.totals ?? []) : []
}
