import { loginNameIn } from '#platform/server/person-names.ts'
import type { Context } from '#platform/server/context.ts'
import type { Posted } from '../model/differences.ts'

type Group = Posted['group']
const groupOf = (group: string): Group =>
  group === 'DEDUCTION' || group === 'EMPLOYER' ? group : 'EARNING'

/** The amounts posted for each closed month, contract and concept, in all open months so far. */
export async function postedSums({ tx }: Context, originIds: readonly number[]) {
  if (originIds.length === 0) return new Map<string, Posted[]>()
  const rows = await tx
    .selectFrom('retroactiveLine')
    .select(({ fn }) => [
      'originMonthId',
      'userContractId',
      'concept',
      'lineGroup',
      fn.max('label').as('label'),
      fn.sum<number>('amount').as('amount'),
    ])
    .where('originMonthId', 'in', [...originIds])
    .groupBy(['originMonthId', 'userContractId', 'concept', 'lineGroup'])
    .execute()
  const sums = new Map<string, Posted[]>()
  for (const { originMonthId, userContractId, concept, lineGroup, label, amount } of rows) {
    const key = keyOf(originMonthId, userContractId)
    const line = { concept, label, group: groupOf(lineGroup), amount: Number(amount) }
    sums.set(key, [...(sums.get(key) ?? []), line])
  }
  return sums
}

export const keyOf = (monthId: number, contractId: number): string => `${monthId}:${contractId}`

/** The amounts posted into a month, by person and month of origin. */
export async function postedInto({ client, session }: Context, monthId: number) {
  const { rows } = await client.query<{
    contractId: number
    originMonth: number
    amount: number
    lines: number
    author: string | null
    postedAt: Date
  }>(
    `select r.user_contract_id as "contractId", m.year_month as "originMonth",
       sum(case r.line_group when 'EARNING' then r.amount when 'DEDUCTION' then -r.amount
         else 0 end)::bigint as amount,
       count(*)::int as lines, max(${loginNameIn('r.author_login_id', '$1')}) as author,
       max(r.posted_at) as "postedAt"
     from retroactive_line r
     join payroll_month m on m.company_id = $1 and m.id = r.origin_month_id
     where r.company_id = $1 and r.payroll_month_id = $2
     group by r.user_contract_id, m.year_month order by r.user_contract_id, m.year_month`,
    [session.companyId, monthId],
  )
  return rows
}
