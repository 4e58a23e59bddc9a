import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { changeFrom } from '#platform/server/records/versions.ts'
import { unitVersions } from './units.queries.ts'

type Head = { readonly userId: number; readonly since: ISODate }

/** The units that people lead on a day or later, each from its first such day on. */
export async function unitsLedBy(tx: Tx, heads: readonly Head[]) {
  const { rows } = await sql<{ id: number; userId: number; name: string; from: ISODate }>`
    select node.id, head.person as "userId", min(held.name) as name,
      greatest(min(lower(held.valid)), head.since)::text as "from"
    from unnest(${heads.map(({ userId }) => userId)}::bigint[],
      ${heads.map(({ since }) => since)}::date[]) as head (person, since)
    join hierarchy_node_version held on held.company_id = app.current_company()
      and held.head_user_id = head.person and held.superseded_at is null
      and coalesce(upper(held.valid), 'infinity') > head.since
    join hierarchy_node node on node.company_id = app.current_company()
      and node.id = held.hierarchy_node_id
      and (node.ended_on is null or node.ended_on > head.since)
    group by node.id, head.person, head.since
    order by 3, node.id`.execute(tx)
  return rows
}

type Given = { id: number; from: ISODate; before: number | null; after: number | null }

/**
 * Gives a unit another head from a day on. Where it is no longer led by who led it, nothing is
 * written and the answer is no.
 */
export async function giveUnit(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  { id, from, before, after }: Given,
): Promise<boolean> {
  await sql`select 1 from company where id = app.current_company() for no key update`.execute(tx)
  const held = await tx
    .selectFrom('hierarchyNodeVersion')
    .select('headUserId')
    .where('hierarchyNodeId', '=', id)
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`valid @> ${from}::date`)
    .executeTakeFirst()
  if (!held || held.headUserId !== before) return false
  await changeFrom(tx, unitVersions, id, from, { headUserId: after }, session.loginId)
  await tx
    .updateTable('hierarchyNode')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return true
}
