import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { namedBy } from '#platform/server/graphql/named-by.ts'

/** What units of the company are, with how many of each there are today. */
export const unitKinds = ({ tx, today }: Context, only?: number) =>
  tx
    .selectFrom('unitKind as kind')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('hierarchyNode as node')
          .select(['node.kindId', sql<number>`count(*)`.as('units')])
          .where('node.kindId', 'is not', null)
          .where(sql<boolean>`(node.ended_on is null or node.ended_on > ${today}::date)`)
          .groupBy('node.kindId')
          .as('held'),
      (join) => join.onRef('held.kindId', '=', 'kind.id'),
    )
    .select(['kind.id', 'kind.name', 'kind.version'])
    .select(sql<number>`coalesce(held.units, 0)`.as('units'))
    .where((eb) => equalTo(eb, { 'kind.id': only }))
    .orderBy('kind.nameKey')
    .execute()

/** A kind stays while a unit is of it, also one that ended: its charts say the kind. */
export async function whyKindsKept(context: Context, ids: readonly number[]) {
  const named = await namedBy(context, ids, [
    { table: 'hierarchy_node', columns: ['kind_id'], one: 'unidad', many: 'unidades' },
  ])
  return new Map([...named].map(([id, words]) => [id, `Hay ${words} de este tipo: se conserva`]))
}
