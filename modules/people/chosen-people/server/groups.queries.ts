import type { ISODate } from '#chile/dates.ts'
import { areaName } from '#modules/people/structure/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { inForce } from './choose.ts'

/**
 * How many contracts of a razón social hold on a day by a term of theirs. The same contracts and
 * terms as a choice, read for all at once: the terms of that day, and only for a contract without
 * any, the first ones it gets.
 */
function countedBy(term: 'area_id' | 'job_title', businessId: number, day: ISODate) {
  const column = (version: string) => sql.ref(`${version}.${term}`)
  return sql`(select case when one.user_contract_id is not null then ${column('one')} else
        (select ${column('first')} from user_contract_version first
          where first.company_id = app.current_company()
            and first.user_contract_id = contract.id and first.superseded_at is null
          order by lower(first.valid) limit 1) end as ${sql.ref(term)},
      count(*)::int as people
    from user_contract contract
    left join user_contract_version one on one.company_id = app.current_company()
      and one.user_contract_id = contract.id and one.superseded_at is null
      and one.valid @> ${day}::date
    where contract.company_id = app.current_company() and contract.status <> 'DELETED'
      and ${sql.join(inForce({ businessId, from: day, to: day }), sql` and `)}
    group by 1)`
}

/** How many people of a razón social are in each area on a day; those without one, apart. */
export async function areasInForce(tx: Tx, businessId: number, day: ISODate) {
  const { rows } = await sql<{ area: string | null; people: number }>`
    select ${areaName('held')} as area, held.people
    from ${countedBy('area_id', businessId, day)} held`.execute(tx)
  return rows
}

/** How many people of a razón social have each job on a day, by its name. */
export async function jobsInForce(tx: Tx, businessId: number, day: ISODate) {
  const { rows } = await sql<{ jobTitle: string; people: number }>`
    select held.job_title as "jobTitle", held.people
    from ${countedBy('job_title', businessId, day)} held
    order by 1`.execute(tx)
  return rows
}
