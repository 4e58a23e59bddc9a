import { sql } from '#platform/server/sql/db.ts'
import type { Context } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/errors.ts'
import { trustedSince } from '#modules/company/second-person/server/index.ts'

/**
 * The person who signs: nobody does it for another, in a simulation either, nor in an account that
 * somebody else could sign in with.
 *
 * @throws UserError forbidden
 */
export async function requireSigner({ actor, session, tx, now }: Context): Promise<number> {
  if (actor.userId === null || session.acting) throw forbidden('Firma cada persona lo suyo')
  const { rows } = await sql<{ kept: boolean }>`
    select cardinality(app.keepers_of(
      ${session.loginId}::bigint, ${trustedSince(now)}::timestamptz)) > 0 as kept`.execute(tx)
  if (rows[0]?.kept) {
    throw forbidden('Otra persona puso su contraseña o su correo: ponga usted su contraseña antes')
  }
  return actor.userId
}
