import type { YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { heldTerms, isPaidIn, type TermsRow } from './held-terms.queries.ts'

/**
 * The other contracts of people who have more than one in the month, in this razón social or
 * another of the company. They are few: one statement is enough when there are none.
 */
export async function companionsOf(
  tx: Tx,
  month: YearMonth,
  rows: readonly TermsRow[],
): Promise<TermsRow[]> {
  if (rows.length === 0) return []
  const several = await severalOf(tx, month)
    .where(sql<boolean>`contract.user_id = any(${rows.map((row) => row.ownerId)}::bigint[])`)
    .execute()
  const only = several.flatMap(({ ids }) => ids.map(Number))
  return only.length === 0 ? [] : heldTerms(tx, month, { businessId: null, only })
}

/**
 * The contracts of a razón social whose person has another contract in the month. The pay of the
 * other one is among their inputs, so new formulas or figures change that input too.
 */
export async function sharingTheirCaps(
  tx: Tx,
  month: YearMonth,
  businessId: number,
): Promise<number[]> {
  const several = await severalOf(tx, month)
    .having(sql<boolean>`bool_or(contract.business_id = ${businessId})`)
    .execute()
  return several.flatMap(({ ids, businessIds }) =>
    ids.map(Number).filter((_, at) => Number(businessIds[at]) === businessId),
  )
}

/** People with more than one contract in a month, with those contracts. */
const severalOf = (tx: Tx, month: YearMonth) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .select([
      sql<number[]>`array_agg(contract.id order by contract.id)`.as('ids'),
      sql<number[]>`array_agg(contract.business_id order by contract.id)`.as('businessIds'),
    ])
    .where(isPaidIn(month))
    .groupBy('contract.userId')
    .having(sql<boolean>`count(*) > 1`)
