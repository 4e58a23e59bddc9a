import { people } from '#modules/company/identities/server/index.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'

/** Who somebody is in the evidence of a signature. */
export const identityOf = ({ tx }: Pick<CompanyDb, 'tx'>, userId: number) =>
  people
    .all(tx)
    .select(['users.rut', nameIn('users.id').as('name')])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

/** The person of an account of the company. */
export async function personOfLogin({ tx }: { tx: Tx }, loginId: number | null) {
  const { rows } = await sql<{ userId: number | null }>`select login.user_id as "userId" from login
    where login.id = ${loginId ?? 0} and login.company_id = app.current_company()`.execute(tx)
  return rows[0]?.userId ?? null
}
