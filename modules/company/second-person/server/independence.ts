import { accounts } from '#modules/company/identities/server/index.ts'
import type { Context, PlatformContext } from '#platform/server/context.ts'
import { type PlatformTx, sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { trustedSince } from '../model/trust.ts'

type Asking = Pick<Context, 'client' | 'now'>

/**
 * Whether two accounts belong to two people: neither could sign in with the other, and nobody could
 * sign in with both. The person who made an account, or set its password, does not count as its
 * second person.
 */
export async function areIndependent(asking: Asking, one: number, other: number): Promise<boolean> {
  return (await independentOf(asking, one, [other])).has(other)
}

/** The accounts, among those given, that are independent of one. */
export async function independentOf(
  { client, now }: Asking,
  one: number,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ id: number }>(
    `select other.id from unnest($2::bigint[]) as other (id)
     where not ((array[$1::bigint] || app.keepers_of($1, $3))
       && (array[other.id] || app.keepers_of(other.id, $3)))`,
    [one, others, trustedSince(now)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Refuses to answer one's own request, from this account or another one of the same person. */
export async function requireSecondPerson(
  context: Asking & Pick<Context, 'principal'>,
  authorLoginId: number,
): Promise<void> {
  const { loginId } = context.principal
  if (loginId === authorLoginId)
    throw conflict('Lo responde una persona distinta de quien lo pidió')
  const free = await independentOf(context, authorLoginId, [loginId])
  if (!free.has(loginId)) throw conflict(NOT_INDEPENDENT)
}

/**
 * Refuses whoever acts by an account with which a person of the company could come in too, or any
 * of several.
 */
export async function requireStranger(
  { tx, principal, now }: Pick<Context, 'tx' | 'principal' | 'now'>,
  person: number | readonly number[],
): Promise<void> {
  const keepers = sql`app.keepers_of(${principal.loginId}, ${trustedSince(now)})`
  const { rows } = await sql<{ people: number[] | null }>`select ${accounts.peopleBehind(
    keepers,
    sql`app.current_company()`,
  )} as people`.execute(tx)
  const people = new Set(rows[0]?.people)
  if ([person].flat().some((one) => people.has(one))) {
    throw conflict(
      'La persona de quien se trata puede usar esta cuenta: resuelve alguien con una cuenta ' +
        'independiente.',
    )
  }
}

/**
 * Refuses on the platform to answer what one entered oneself, from this account or another one of
 * the same person.
 */
export async function requireSecondOfPlatform(
  tx: PlatformTx,
  { principal, now }: Pick<PlatformContext, 'principal' | 'now'>,
  authorLoginId: number,
): Promise<void> {
  const { loginId } = principal
  if (loginId === authorLoginId)
    throw conflict('Lo responde una persona distinta de quien lo pidió')
  const since = trustedSince(now)
  const { rows } = await sql<{ free: boolean }>`select not (
      (array[${authorLoginId}::bigint] || app.keepers_of(${authorLoginId}, ${since}))
      && (array[${loginId}::bigint] || app.keepers_of(${loginId}, ${since}))) as free`.execute(tx)
  if (!rows[0]?.free) throw conflict(NOT_INDEPENDENT)
}

const NOT_INDEPENDENT =
  'Las dos cuentas las puede usar una misma persona: una abrió la otra, puso su contraseña o ' +
  'escribió su correo. Responde alguien con una cuenta independiente.'
