import type { ClosedMonth, CompanyDb } from './closed-months.queries.ts'
import type { LateFact } from './late-facts.queries.ts'

/**
 * What the audit after a calculation does not say of a month that was opened and closed again: its
 * late items, also those written before that, which the month never takes by itself; and the people
 * whose differences were posted before it, who may have been paid in the month now. It affects
 * every contract of the person, who has one cap.
 *
 * @param people only their contracts; everybody's when it is null
 */
export async function reopenedFacts(
  { client, session }: CompanyDb,
  businessId: number,
  months: readonly ClosedMonth[],
  people: readonly number[] | null,
): Promise<LateFact[]> {
  if (months.length === 0) return []
  const { rows } = await client.query<LateFact>(
    `with before as (
       select m.id as month_id, late.user_contract_id, 'late_item' as entity,
         late.created_at as at, late.author_login_id as login_id
       from unnest($2::bigint[], $3::int[]) as m (id, year_month)
       join late_item late on late.company_id = $1 and late.year_month = m.year_month
       union all
       select m.id, line.user_contract_id, 'retroactive_line', line.posted_at,
         line.author_login_id
       from unnest($2::bigint[], $4::timestamptz[]) as m (id, closed_at)
       join retroactive_line line on line.company_id = $1 and line.origin_month_id = m.id
         and line.posted_at <= m.closed_at
     )
     select before.month_id as "monthId", c.id as "contractId", before.entity, max(before.at) as at,
       (array_agg(before.login_id order by before.at desc))[1] as "loginId"
     from before
     join user_contract own on own.company_id = $1 and own.id = before.user_contract_id
       and ($6::bigint[] is null or own.user_id = any($6))
     join user_contract c on c.company_id = $1 and c.business_id = $5 and c.user_id = own.user_id
     group by before.month_id, c.id, before.entity
     order by 1, 2, 3`,
    [
      session.companyId,
      months.map(({ id }) => id),
      months.map(({ yearMonth }) => yearMonth),
      months.map(({ closedAt }) => closedAt),
      businessId,
      people,
    ],
  )
  return rows
}
