import { eventsOf } from '#platform/server/observe/read-audit.ts'
import { firstDay, lastDay } from '#chile/period.ts'
import { type kindAgain, kindOfEntity, type LateEntity } from '../model/late-fact.ts'
import type { ClosedMonth, CompanyDb } from './closed-months.queries.ts'

/** A change of data that a closed month reads, written after its calculation. */
export type LateFact = {
  monthId: number
  contractId: number
  entity: LateEntity | keyof typeof kindAgain
  at: Date | null
  loginId: number | null
}

/**
 * Changes written after the calculation of each closed month that affect its days, by contract. A
 * month closes only without changes after its calculation, so every later change in the audit was
 * known late. It affects every contract of the person: several employers share one cap (DL 3.500,
 * art. 16), so a raise in one changes the contributions of the other. A suspension has no start
 * date, and therefore takes back nothing that was paid.
 *
 * The audit is read once, from the oldest of the months on, and not once a month. Contracts that
 * are not active today are answered too: whoever calculates leaves them out.
 *
 * @param people only their contracts; everybody's when it is null
 * @param contracts only the changes of these contracts themselves, found by their numbers
 */
export async function lateFacts(
  { client, session }: CompanyDb,
  businessId: number,
  months: readonly Pick<ClosedMonth, 'id' | 'yearMonth' | 'auditSeq'>[],
  people: readonly number[] | null,
  contracts: readonly number[] | null = null,
): Promise<LateFact[]> {
  if (months.length === 0) return []
  const { rows } = await client.query<LateFact>(
    `with late as materialized (
       select e.seq, e.at, e.entity, e.login_id, row.content, e.before,
         coalesce(key.person, named.user_id) as user_id
       from ${eventsOf('$8::text[]', '$10')}
       cross join lateral (select coalesce(e.after, e.before) as content) row
       -- Read once a change: no index serves a key that still has to be cast.
       cross join lateral (select
         case when e.entity in ('user_contract', 'user_version', 'user_business')
           then (row.content ->> 'user_id')::bigint end as person,
         case when e.entity not in ('user_contract', 'user_version', 'user_business')
           then (row.content ->> 'user_contract_id')::bigint end as contract offset 0) key
       left join user_contract named on named.company_id = $1 and named.id = key.contract
       where ($9::bigint[] is null or coalesce(key.person, named.user_id) = any($9))
         and ($11::text[] is null or (e.entity = 'user_contract' and e.entity_id = any($11)))
     )
     select m.id::int8 as "monthId", c.id as "contractId", e.entity, max(e.at) as at,
       (array_agg(e.login_id order by e.seq desc))[1] as "loginId"
     from unnest($2::bigint[], $3::bigint[], $4::date[], $5::date[], $6::int[])
       as m (id, seq, first, last, year_month)
     join late e on e.seq > m.seq
     join user_contract c on c.company_id = $1 and c.business_id = $7 and c.user_id = e.user_id
     where case e.entity
       when 'user_version' then
         (e.content ->> 'valid')::daterange && daterange(m.first, m.last, '[]')
       when 'user_contract_version' then
         (e.content ->> 'valid')::daterange && daterange(m.first, m.last, '[]')
       when 'late_item' then (e.content ->> 'year_month')::int = m.year_month
       when 'vacation_compensation' then 'APPROVED' in (e.content ->> 'state', e.before ->> 'state')
         and (e.content ->> 'pay_month')::int = m.year_month
       when 'user_contract' then c.initial_date <= m.last
       -- One that was moved may have begun earlier before.
       when 'absence' then m.last >= least(
         (e.content ->> 'start_date')::date, (e.content ->> 'application_start_date')::date,
         (e.before ->> 'start_date')::date, (e.before ->> 'application_start_date')::date)
       -- Only one that is approved, or was, moves pay.
       when 'vacation' then 'APPROVED' in (e.content ->> 'response_status',
           e.before ->> 'response_status')
         and (e.content ->> 'start_date')::date <= m.last
         and (e.content ->> 'end_date')::date >= m.first
       else true end
     group by m.id, c.id, e.entity
     order by m.id, c.id`,
    [
      session.companyId,
      months.map(({ id }) => id),
      months.map(({ auditSeq }) => auditSeq),
      months.map(({ yearMonth }) => firstDay(yearMonth)),
      months.map(({ yearMonth }) => lastDay(yearMonth)),
      months.map(({ yearMonth }) => yearMonth),
      businessId,
      Object.keys(kindOfEntity),
      people,
      Math.min(...months.map(({ auditSeq }) => auditSeq)),
      contracts?.map(String) ?? null,
    ],
  )
  return rows
}
