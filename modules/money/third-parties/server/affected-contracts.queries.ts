import type { Context } from '#platform/server/context.ts'
import { eventsOf } from '#platform/server/observe/read-audit.ts'

type Asking = Pick<Context, 'client' | 'session'>

/** The records that say of a payslip which parties it owes: of the person, of the contract. */
const records = ['user_version', 'user_contract', 'user_contract_version']

/** Changes of the audit that are looked at one by one. */
const most = 1_000

/** The number of the last row of the company's audit that can be read now. */
export async function lastRow({ client, session }: Asking): Promise<number> {
  const { rows } = await client.query<{ seq: number }>(
    'select seq from audit_head where company_id = $1',
    [session.companyId],
  )
  return rows[0]?.seq ?? 0
}

/**
 * The contracts of a run whose person or terms were written after a row of the audit; undefined
 * when more was written than is looked at one by one.
 */
export async function touchedAfter(
  { client, session }: Asking,
  { runId, auditSeq }: { runId: number; auditSeq: number },
): Promise<number[] | undefined> {
  const { rows } = await client.query<{ changes: number; contracts: number[] }>(
    `with changed as materialized (
       select key.*
       from (select e.before, e.after from ${eventsOf('$3::text[]', '$2')} limit $5 + 1) e
       cross join lateral (select coalesce(e.after, e.before) as content) row
       cross join lateral (select (row.content ->> 'user_id')::bigint as person,
           (row.content ->> 'user_contract_id')::bigint as contract offset 0) key
     ), person as (
       select distinct coalesce(changed.person, c.user_id) as id
       from changed
       left join user_contract c on c.company_id = $1 and c.id = changed.contract
     )
     select (select count(*)::int from changed) as changes, coalesce((
       select array_agg(p.user_contract_id)
       from person
       join payslip p on p.company_id = $1 and p.user_id = person.id
       where p.payroll_run_id = $4), '{}') as contracts`,
    [session.companyId, auditSeq, records, runId, most],
  )
  const [found] = rows
  if (!found) throw new Error('The changes of the audit were not read')
  return found.changes > most ? undefined : found.contracts
}
