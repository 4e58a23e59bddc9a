import type { Context } from '#platform/server/context.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'

/** The notes of a month, newest first: the author, the moment and the sentence of each. */
export async function notesOf({ client, session }: Context, monthId: number) {
  const { rows } = await client.query<{
    rule: string
    contractId: number | null
    finding: string
    note: string
    author: string | null
    writtenAt: Date
  }>(
    `select n.rule, n.user_contract_id as "contractId", n.finding, n.note,
       ${loginNameIn('n.author_login_id', '$1')} as author,
       n.written_at as "writtenAt"
     from payroll_check_note n
     where n.company_id = $1 and n.payroll_month_id = $2
     order by n.id desc`,
    [session.companyId, monthId],
  )
  return rows
}
