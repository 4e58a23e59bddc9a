import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { heldTerms, type TermsRow } from './held-terms.queries.ts'

/**
 * The contracts of people who have more than one in the month, in this razón social or in another
 * of the company. They are few: one statement finds that there are none.
 */
export async function companionsOf(
  tx: Tx,
  month: YearMonth,
  rows: readonly TermsRow[],
): Promise<TermsRow[]> {
  if (rows.length === 0) return []
  const several = await tx
    .selectFrom('userContract as contract')
    .innerJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .select(sql<number[]>`array_agg(contract.id)`.as('ids'))
    .where(sql<boolean>`contract.user_id = any(${rows.map((row) => row.ownerId)}::bigint[])`)
    .where('contract.status', '=', 'ACTIVE')
    .where('link.inPayroll', '=', true)
    .where('contract.initialDate', '<=', lastDay(month))
    .where(
      sql<boolean>`(contract.final_date is null
        or contract.final_date >= ${firstDay(month)}::date)`,
    )
    .groupBy('contract.userId')
    .having(sql<boolean>`count(*) > 1`)
    .execute()
  const only = several.flatMap(({ ids }) => ids.map(Number))
  return only.length === 0 ? [] : heldTerms(tx, month, { businessId: null, only })
}
