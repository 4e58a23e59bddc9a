import type { Context } from '#platform/server/context.ts'

/** The notes of a month, newest first: who wrote each, when, and about which sentence. */
export async function notesOf({ client, session }: Context, monthId: number) {
  const { rows } = await client.query<{
    rule: string
    contractId: number | null
    finding: string
    note: string
    author: string | null
    writtenAt: Date
  }>(
    `select n.rule, n.user_contract_id as "contractId", n.finding, n.note, l.username as author,
       n.written_at as "writtenAt"
     from payroll_check_note n left join login l on l.id = n.author_login_id
     where n.company_id = $1 and n.payroll_month_id = $2
     order by n.id desc`,
    [session.companyId, monthId],
  )
  return rows
}
