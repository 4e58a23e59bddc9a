import { accounts, people } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { MOST_THIRDS, type Third } from '../model/request.ts'

const ANOTHERS =
  'es el correo de otra persona de la empresa: escriba el de quien firma, que solo ella recibe'

/**
 * Refuses people without an account who could be somebody else: their mailbox is nobody's of the
 * company, unless it is their own account, and never that of who sends.
 */
export async function requireThirds(
  context: Context,
  thirds: readonly Third[],
  documents: number,
): Promise<void> {
  if (thirds.length === 0) return
  if (documents > 1) {
    throw conflict('Con otras personas se envía un documento a la vez')
  }
  if (!context.services.sendsMail) {
    throw conflict('Aquí no se envían correos: quien no tiene cuenta firma en papel')
  }
  if (thirds.length > MOST_THIRDS) {
    throw invalid('thirds', `Firman sin cuenta a lo más ${MOST_THIRDS}`)
  }
  if (new Set(thirds.map(({ rut }) => rut)).size < thirds.length) {
    throw invalid('rut', 'Esa persona está dos veces')
  }
  if (new Set(thirds.map(({ mail }) => mail)).size < thirds.length) {
    throw invalid('mail', 'Cada persona firma con un correo propio')
  }
  const owners = await ownersOf(context, thirds)
  for (const { rut, mail } of thirds) {
    const of = owners.filter((one) => one.mail === mail)
    if (of.some(({ loginId }) => loginId === context.session.loginId)) {
      throw invalid('mail', 'Ese correo es el suyo: firmaría usted por esa persona')
    }
    if (of.some((one) => one.rut !== rut)) throw invalid('mail', `${mail} ${ANOTHERS}`)
    if (owners.some((one) => one.loginId === context.session.loginId && one.rut === rut)) {
      throw invalid('rut', 'Ese RUT es el suyo: firma otra persona')
    }
  }
}

/** Whose the mailboxes of some people are in the company, and who sends. */
async function ownersOf(context: Context, thirds: readonly Third[]) {
  const { platform, tx, session } = context
  const mails = thirds.map(({ mail }) => mail)
  const logins = await accounts
    .withCompany(platform)
    .select(['login.id', 'login.userId', 'login.email'])
    .where('login.companyId', '=', session.companyId)
    .where(
      sql<boolean>`(lower(login.email) = any(${mails}::text[])
        or login.id = ${session.loginId ?? 0})`,
    )
    .execute()
  const ids = logins.flatMap(({ userId }) => userId ?? [])
  const ruts = await people
    .all(tx)
    .select(['users.id', 'users.rut'])
    .where(sql<boolean>`users.id = any(${ids}::bigint[])`)
    .execute()
  const rutOf = new Map(ruts.map(({ id, rut }) => [id, rut]))
  return logins.map(({ id, userId, email }) => ({
    loginId: id,
    mail: email?.toLowerCase() ?? null,
    rut: rutOf.get(userId ?? 0) ?? null,
  }))
}

/** Refuses somebody without an account who signs the same document as a person of the company. */
export async function requireOthers(
  { tx }: Pick<Context, 'tx'>,
  thirds: readonly Third[],
  signers: readonly number[],
): Promise<void> {
  if (thirds.length === 0) return
  const known = await people
    .all(tx)
    .select('users.rut')
    .where(sql<boolean>`users.id = any(${[...signers]}::bigint[])`)
    .execute()
  if (thirds.some(({ rut }) => known.some((one) => one.rut === rut))) {
    throw invalid('rut', 'Esa persona ya firma este documento con su cuenta')
  }
}
