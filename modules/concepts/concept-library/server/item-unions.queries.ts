import { lastDay, type YearMonth } from '#chile/period.ts'
import type { UnionName } from '#modules/company/businesses/model/union-name.ts'
import { unionsById } from '#modules/company/businesses/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/** The union whose fee each item is on the last day of a month, by the code of the item. */
export async function unionsOfItems(
  tx: Tx,
  month: YearMonth,
): Promise<ReadonlyMap<string, UnionName>> {
  const items = await tx
    .selectFrom('itemVersion as version')
    .innerJoin('item as one', 'one.id', 'version.itemId')
    .select(['one.code', 'version.syndicateId'])
    .where('version.syndicateId', 'is not', null)
    .where('version.supersededAt', 'is', null)
    .where(sql<boolean>`version.valid @> ${lastDay(month)}::date`)
    .execute()
  const unions = await unionsById(
    tx,
    items.map(({ syndicateId }) => syndicateId),
  )
  return new Map(
    items.flatMap(({ code, syndicateId }) => {
      const union = unions.get(syndicateId ?? 0)
      return union ? [[code, union] as const] : []
    }),
  )
}
