import { sql, type Tx } from '#platform/server/sql/db.ts'

/**
 * Whether the person in a column is in the confidential payroll: «rol privado», of the person or in
 * any of their razones sociales. The only place that reads those two flags. People in that payroll
 * are few: they are read once for a statement, and not once for each of its rows.
 */
export const isPrivate = (user: string) => sql<boolean>`${sql.ref(user)} in (
  select hidden.id from users hidden
  where hidden.company_id = app.current_company() and hidden.is_private_role
  union all
  select link.user_id from user_business link
  where link.company_id = app.current_company() and link.private_role)`

/** Everybody in the confidential payroll. */
export async function privatePeople(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('users.id')
    .where(isPrivate('users.id'))
    .orderBy('users.id')
    .execute()
  return rows.map(({ id }) => id)
}
