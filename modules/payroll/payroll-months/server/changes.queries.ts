import { registry } from '#generated/registry.ts'
import { readsEarlier } from '#modules/payroll/month-parts/server/index.ts'
import { eventsOf } from '#platform/server/observe/read-audit.ts'
import type { CompanyDb } from './recalculate.ts'

/**
 * Tables whose changes affect the payslips of the whole company, of one razón social, or of one
 * person: the registry of each module declares its own.
 */
export const movedBy = (...kinds: readonly string[]) =>
  Object.keys(registry).filter((name) => kinds.includes(registry[name]?.movesPay ?? ''))
const tables = [movedBy('company', 'facts'), movedBy('business'), movedBy('person')]
/** Tables that the facts of everybody say in words: a change of one recalculates every payslip. */
const ofFacts = movedBy('facts')

/**
 * A figure that the company entered changes the payslips of its month. The UF also changes those of
 * the next month, where people are paid with the UF of the month before.
 */
const figureOfMonth = `exists (select from payroll_month o where o.company_id = $1 and o.id = m.id
  and ((changed.content ->> 'year_month')::int = o.year_month
    or (changed.content ->> 'key' = 'UF' and changed.content ->> 'year_month'
      = to_char(to_date(o.year_month::text, 'YYYYMM') - interval '1 month', 'YYYYMM'))))`

/**
 * Closing or reopening an earlier month changes the amounts it left to discount, and the pay before
 * a leave, which may have begun months ago.
 */
const closingBefore = `e.entity = 'payroll_month'
  and (e.before ->> 'is_open') is distinct from (e.after ->> 'is_open')
  and e.after ->> 'type' = 'PAYROLL' and (e.after ->> 'business_id')::bigint = m.business_id
  and exists (select from payroll_month o where o.company_id = $1 and o.id = m.id
    and (e.after ->> 'year_month')::int < o.year_month)`

/**
 * Contracts whose payslip reads earlier months: those with an overdraft, on leave, on vacation, or
 * with what other modules say.
 */
const looksBack = () => `(exists (select from user_contract_version v where v.company_id = $1
    and v.user_contract_id = own.id and v.superseded_at is null and v.overdraft)
  ${readsEarlier.listeners.map((one) => `or ${one}`).join('\n  ')}
  or exists (select from absence a where a.company_id = $1 and a.user_contract_id = own.id
    and a.end_date >= to_date(e.after ->> 'year_month', 'YYYYMM'))
  or exists (select from vacation v where v.company_id = $1 and v.user_contract_id = own.id
    and v.response_status = 'APPROVED'
    and v.end_date >= to_date(e.after ->> 'year_month', 'YYYYMM')))`

/**
 * Changes after an audit number, each with the open month it concerns and the contract it affects:
 * `contract` is null when it affects everybody. Expects months as `m (id, business_id, run_id,
 * seq)` and the tables as $2, $3 and $4; $1 is the company. A change of a person or of one of their
 * contracts affects all their contracts, in every razón social: they share the caps (DL 3.500, art.
 * 16), and the pay of one is an input of the other. Closing the month before affects the contracts
 * that collect what it left. Keys are extracted from the JSON, and the closing is read, once per
 * change (`offset 0`): under row-level security no index serves a key that still has to be cast,
 * and without this each change would scan every contract of the company.
 */
const concerned = () => `cross join ${eventsOf(
  "$2::text[] || $3::text[] || $4::text[] || '{payroll_month}'::text[]",
  'm.seq',
)}
  cross join lateral (select coalesce(e.after, e.before) as content) changed
  cross join lateral (select (changed.content ->>
      case e.entity when 'users' then 'id' else 'user_id' end)::bigint as person,
    (changed.content ->> 'user_contract_id')::bigint as contract offset 0) key
  left join user_contract named on named.company_id = $1 and named.id = key.contract
  cross join lateral (select coalesce(key.person, named.user_id) as id offset 0) person
  left join lateral (
    select own.id from user_contract own
    where own.company_id = $1 and own.business_id = m.business_id and e.entity = any($4::text[])
      and own.user_id = person.id
    union all
    (select own.id from user_contract own
      where own.company_id = $1 and own.business_id = m.business_id and ${closingBefore}
        and ${looksBack()}
      offset 0)
  ) c on true
  where ((e.entity = any($2::text[]) and (e.entity <> 'indicator' or ${figureOfMonth}))
    or c.id is not null or (e.entity = any($3::text[])
    and coalesce((changed.content ->> 'business_id')::bigint, e.entity_id::bigint)
      = m.business_id))`

type OpenMonth = {
  id: number
  businessId: number
  currentRunId: number | null
  auditSeq: number | null
}

/**
 * How many changes the payslips of each open month lack: those after its current run that were not
 * followed since, contract by contract. A change that was being written when the run began has a
 * later audit number than the one the run stored.
 */
export async function changesSince(
  { client, session }: Pick<CompanyDb, 'client' | 'session'>,
  months: readonly OpenMonth[],
) {
  const calculated = months.filter((month) => month.auditSeq !== null)
  if (!(await anyChange({ client, session }, calculated))) return new Map<number, number>()
  const { rows } = await client.query<{ id: number; changes: number }>({
    // By name: to plan it takes longer than to run it.
    name: 'changes-since',
    text: `select m.id, count(distinct e.seq)::int as changes
     from unnest($5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[])
       as m (id, business_id, run_id, seq)
     ${concerned()}
     and (c.id is null or not exists (select from payslip_recalculation r
       where r.company_id = $1 and r.payroll_run_id = m.run_id and r.user_contract_id = c.id
         and r.audit_seq >= e.seq))
     group by m.id`,
    values: [
      session.companyId,
      ...tables,
      calculated.map((month) => month.id),
      calculated.map((month) => month.businessId),
      calculated.map((month) => month.currentRunId),
      calculated.map((month) => month.auditSeq),
    ],
  })
  return new Map(rows.map((row) => [row.id, row.changes]))
}

/**
 * Whether anything that may concern a payslip changed since the oldest of some calculations. Most
 * lists of months come after a calculation that nothing followed, and then ask no more than this.
 */
async function anyChange(
  { client, session }: Pick<CompanyDb, 'client' | 'session'>,
  months: readonly OpenMonth[],
): Promise<boolean> {
  if (months.length === 0) return false
  const { rows } = await client.query<{ changed: boolean }>({
    name: 'any-change',
    text: `select exists (select from ${eventsOf('$3::text[]', '$2')}) as changed`,
    values: [session.companyId, oldestOf(months), ['payroll_month', ...tables.flat()]],
  })
  return rows[0]?.changed === true
}

/** The audit number of the oldest of some calculations. */
const oldestOf = (months: readonly OpenMonth[]): number =>
  Math.min(...months.flatMap(({ auditSeq }) => auditSeq ?? []))

/** The effect of one change: a contract, or everybody of a month when the contract is null. */
export type Touched = { monthId: number; contractId: number | null; ofCompany: boolean }

/**
 * Changes after the current run of open months that are not followed yet: their contracts, or null
 * for those that affect everybody (`ofCompany` when it is a formula or figure). Only of one
 * transaction when `ofThis` is given.
 */
export async function touched(
  { client, session }: Pick<CompanyDb, 'client' | 'session'>,
  { monthId = null, ofThis = false }: { monthId?: number | null; ofThis?: boolean },
): Promise<Touched[]> {
  const { rows } = await client.query<Touched>(
    `select distinct m.id as "monthId", c.id as "contractId",
       e.entity = any($2::text[]) and e.entity <> all($8::text[]) as "ofCompany"
     from (select month.id, month.business_id, month.current_run_id as run_id,
         greatest(run.audit_seq, case when $6::boolean then head.seq - ${tail} end) as seq
       from payroll_month month
       join payroll_run run on run.company_id = $1 and run.id = month.current_run_id
       join audit_head head on head.company_id = $1
       where month.company_id = $1 and month.is_open and month.type = 'PAYROLL'
         and ($5::bigint is null or month.id = $5)) m
     ${concerned()}
     and (not $6::boolean or (e.at >= now() and e.trace_id is not distinct from $7::text))
     and (c.id is null or not exists (select from payslip_recalculation r
       where r.company_id = $1 and r.payroll_run_id = m.run_id and r.user_contract_id = c.id
         and r.audit_seq >= e.seq))
     order by 1, 2`,
    [session.companyId, ...tables, monthId, ofThis, session.traceId, ofFacts],
  )
  return rows
}

/** How many of the latest audit rows a transaction searches for its own. */
const tail = 5000

/**
 * Whether a transaction wrote any row of the company: most only read, and need no further search.
 * It reads a row of the company, because on a cluster only that row's machine knows.
 */
export async function hasWritten({
  client,
  session,
}: Pick<CompanyDb, 'client' | 'session'>): Promise<boolean> {
  const { rows } = await client.query<{ wrote: boolean }>(
    `select pg_current_xact_id_if_assigned() is not null as wrote
     from audit_head where company_id = $1`,
    [session.companyId],
  )
  return rows[0]?.wrote ?? false
}
