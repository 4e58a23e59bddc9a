import { sql, type Tx } from '#platform/server/sql/db.ts'

/** The person of an account of the company. */
export async function personOfLogin({ tx }: { tx: Tx }, loginId: number | null) {
  const { rows } = await sql<{ userId: number | null }>`select login.user_id as "userId" from login
    where login.id = ${loginId ?? 0} and login.company_id = app.current_company()`.execute(tx)
  return rows[0]?.userId ?? null
}
