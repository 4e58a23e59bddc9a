import type { Placed } from '#access/relation.ts'
import { sql, type Tx } from '#platform/server/db.ts'

type OfUnit = { owner: number; user: number; business: number }

/**
 * Who is, by their contract of the day, in the units of the restriction of some people or in one
 * under them: in one statement for all of them, and in none when nobody is restricted to units.
 */
export async function peopleOfUnits(
  tx: Tx,
  userIds: readonly number[],
  today: string,
): Promise<Map<number, Placed[]>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await sql<OfUnit>`
    with recursive below (owner, id) as (
      select person.id, part.hierarchy_node_id from users person
      join restriction_unit part on part.company_id = app.current_company()
        and part.restriction_id = person.restriction_id
      where person.company_id = app.current_company() and person.id = any(${userIds}::bigint[])
      union
      select below.owner, held.hierarchy_node_id from below
      join hierarchy_node_version held on held.company_id = app.current_company()
        and held.parent_id = below.id and held.superseded_at is null
        and held.valid @> ${today}::date
    )
    select distinct below.owner, contract.user_id as "user", contract.business_id as business
    from below
    join user_contract_version terms on terms.company_id = app.current_company()
      and terms.hierarchy_node_id = below.id and terms.superseded_at is null
      and terms.valid @> ${today}::date
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = terms.user_contract_id and contract.status <> 'DELETED'`.execute(tx)
  const found = new Map<number, Placed[]>()
  for (const [owner, ones] of Map.groupBy(rows, (row) => row.owner)) {
    found.set(
      owner,
      ones.map(({ user, business }) => ({ userId: user, businessId: business })),
    )
  }
  return found
}
