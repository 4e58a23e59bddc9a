import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'

/** Who is behind some logins: their person by name; one of the platform, by its user name. */
export async function namesOfLogins({ tx, session }: Context, loginIds: readonly number[]) {
  const ids = [...new Set(loginIds)]
  const { rows } = await sql<{ id: number; name: string }>`
    select l.id, coalesce(nullif(concat_ws(' ', p.firstname, p.paternal_lastname), ''), l.username)
      as name
    from login l
    left join user_version p on p.company_id = ${session.companyId} and p.user_id = l.user_id
      and l.company_id = ${session.companyId} and p.superseded_at is null and upper_inf(p.valid)
    where l.id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
