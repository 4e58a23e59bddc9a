import { eventsOf } from '#platform/server/observe/read-audit.ts'
import { movedBy } from '#modules/payroll/payroll-months/server/index.ts'
import type { CompanyDb } from './closed-months.queries.ts'

const ofCompany = movedBy('company', 'facts')
const ofBusiness = movedBy('business')
/** What is owed also depends on what was entered late, and on what was posted of it. */
const ofPerson = [...movedBy('person'), 'late_item', 'retroactive_line']
const followed = [...ofCompany, ...ofBusiness, ...ofPerson]

/** The people of a razón social that the changes after a row of the audit concern. */
export type Changes = {
  /** A formula, a figure or an option: everybody who is kept. */
  everybody: boolean
  people: number[]
  /** Contracts that changed themselves: their first day, or whether they are active. */
  contracts: number[]
}

/**
 * Whether anything that may move what closed months owe was written after a row of the audit. Most
 * readings come after none, and ask no more than this.
 */
export async function anyChange({ client, session }: CompanyDb, after: number): Promise<boolean> {
  const { rows } = await client.query<{ changed: boolean }>({
    name: 'any-late-change',
    text: `select exists (select from ${eventsOf('$3::text[]', '$2')}) as changed`,
    values: [session.companyId, after, followed],
  })
  return rows[0]?.changed === true
}

/** How many changes that may move it were written after a row of the audit, up to so many. */
export async function changesUpTo(
  { client, session }: CompanyDb,
  after: number,
  most: number,
): Promise<number> {
  const { rows } = await client.query(`select from ${eventsOf('$3::text[]', '$2')} limit $4`, [
    session.companyId,
    after,
    followed,
    most,
  ])
  return rows.length
}

/** The number of the last row of the company's audit that can be read now. */
export async function lastRow({ client, session }: CompanyDb): Promise<number> {
  const { rows } = await client.query<{ seq: number }>(
    'select seq from audit_head where company_id = $1',
    [session.companyId],
  )
  return rows[0]?.seq ?? 0
}

/**
 * The changes after a row of the audit that may move what the closed months of a razón social owe.
 * A change of a person or of one of their contracts concerns all their contracts: they share the
 * caps (DL 3.500, art. 16). An item that begins after the last closed month concerns none. Keys are
 * read from the JSON once per change (`offset 0`).
 */
export async function changesAfter(
  { client, session }: CompanyDb,
  { businessId, after, lastClosed }: { businessId: number; after: number; lastClosed: number },
): Promise<Changes> {
  const { rows } = await client.query<Changes>(
    `with changed as materialized (
       select e.entity, e.entity_id, key.*
       from ${eventsOf('$3::text[] || $4::text[] || $5::text[]', '$2')}
       cross join lateral (select coalesce(e.after, e.before) as content) row
       cross join lateral (select
           (row.content ->> case e.entity when 'users' then 'id' else 'user_id' end)::bigint
             as person,
           (row.content ->> 'user_contract_id')::bigint as contract,
           (row.content ->> 'business_id')::bigint as business,
           least((e.before ->> 'start_month')::int, (e.after ->> 'start_month')::int) as since
         offset 0) key
     ), moved as (
       select changed.entity, changed.entity_id, coalesce(changed.person, named.user_id) as person
       from changed
       left join user_contract named on named.company_id = $1 and named.id = changed.contract
       where changed.entity = any($5::text[])
         and (changed.entity <> 'user_item' or changed.since <= $7)
     ), own as (
       select c.id, c.user_id,
         bool_or(moved.entity = 'user_contract' and moved.entity_id = c.id::text) as itself
       from moved
       join user_contract c on c.company_id = $1 and c.business_id = $6
         and c.user_id = moved.person
       group by c.id, c.user_id
     )
     select
       exists (select from changed where entity = any($3::text[])
         or (entity = any($4::text[]) and coalesce(business, entity_id::bigint) = $6))
         as everybody,
       coalesce((select array_agg(distinct user_id) from own), '{}') as people,
       coalesce((select array_agg(id) from own where itself), '{}') as contracts`,
    [session.companyId, after, ofCompany, ofBusiness, ofPerson, businessId, lastClosed],
  )
  const [found] = rows
  if (!found) throw new Error('The changes of the audit were not read')
  return found
}
