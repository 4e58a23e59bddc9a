import { createHash, randomInt } from 'node:crypto'
import { isActiveCompany } from '#modules/company/companies/server/index.ts'
import { companies, people } from '#modules/company/identities/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context, RequestContext } from '#platform/server/context.ts'
import { tooMany, UserError } from '#platform/server/errors.ts'
import { networkOf } from '#platform/server/http/address.ts'
import { type Limit, take } from '#platform/server/limits/limits.ts'
import { defineMail, enqueueMail, isMailAddress } from '#platform/server/mail/mail.ts'
import type { PlatformTx, TenantSession, Tx } from '#platform/server/sql/db.ts'
import { sql } from '#platform/server/sql/db.ts'
import { CODE_MINUTES } from '../model/request.ts'

/** What somebody without an account says of themself. */
export type Person = { companyId: number; rut: string; email: string }
/** A person with the code that came in the mail, in every request after it. */
export type Held = { companyId: number; rut: string; code: string }

/** Codes that are asked for from one network, and of one person. */
const askings: Limit = { capacity: 20, seconds: 3600 }
const mails: Limit = { capacity: 3, seconds: 3600 }
/** Codes that somebody invents, from one network and of one person. */
const inventions: Limit = { capacity: 60, seconds: 3600 }
const guesses: Limit = { capacity: 30, seconds: 3600 }

/** Letters and digits that nobody takes for one another (Crockford); ten of them are 50 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

const newCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A code as it was typed, and whose it is: what is stored of it. */
const digestOf = (code: string, userId: number) =>
  createHash('sha256')
    .update(`${userId}:${code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0')}`)
    .digest()

const inHalves = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`

const codeMail = defineMail<{ code: string; company: string }>(({ code, company }) => ({
  subject: `Su código para pedir sobre sus datos en ${company}`,
  blocks: [
    `Su código es ${inHalves(code)}. Sirve por ${CODE_MINUTES} minutos.`,
    'Escríbalo en la página donde lo pidió. Con él se piden y se siguen sus solicitudes.',
    'Si usted no lo pidió, no haga nada: nadie puede pedir en su nombre sin este código.',
  ],
}))

/** Where somebody without an account asks of one company. */
export const addressOfCompany = ({ services, session }: Context): string =>
  new URL(`/public/mis-datos/${publicId('company', session.companyId)}`, services.publicUrl).href

const nobodyIn = (request: RequestContext, companyId: number): TenantSession => ({
  companyId,
  userId: null,
  loginId: null,
  acting: false,
  traceId: request.traceId,
})

async function takeOne({ services }: RequestContext, bucket: string, limit: Limit) {
  const isFree = await services.db.withPlatform((tx) => take(tx, bucket, limit))
  if (!isFree) throw tooMany('Demasiados intentos. Espere una hora y vuelva a probar.')
}

const nameOf = async (platform: PlatformTx, companyId: number) =>
  (await companies(platform).select('name').where('id', '=', companyId).executeTakeFirstOrThrow())
    .name

/**
 * Sends a code to whoever is written down with that RUT and that address. The answer is the same
 * for everybody: it never says whether somebody works or worked in the company.
 */
export async function sendPrivacyCode(request: RequestContext, person: Person) {
  const { services, address } = request
  const { companyId, rut } = person
  await takeOne(request, `privacy:network:${networkOf(address)}`, askings)
  await takeOne(request, `privacy:mail:${companyId}:${rut}`, mails)
  const email = person.email.trim().toLowerCase()
  if (isMailAddress(email) && (await isActiveCompany(services, companyId))) {
    await services.db.withTenant(nobodyIn(request, companyId), async (tx, _client, platform) => {
      const found = await withMail(tx, rut, email)
      if (!found) return
      const now = services.now()
      const code = newCode()
      const { id } = await tx
        .insertInto('privacyCode')
        .values({
          userId: found.id,
          codeDigest: digestOf(code, found.id),
          createdAt: now.toISOString(),
          expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const mail = codeMail({ code, company: await nameOf(platform, companyId) })
      await enqueueMail(tx, `privacy:${companyId}:${id}`, email, mail)
    })
  }
  return { minutes: CODE_MINUTES }
}

async function withMail(tx: Tx, rut: string, email: string) {
  const { rows } = await sql<{ id: number }>`
    select u.id from ${people.written} u
    join users own on own.company_id = app.current_company() and own.id = u.id
    where own.rut = ${rut} and lower(u.email) = ${email}`.execute(tx)
  return rows[0]
}

export type Inside = {
  tx: Tx
  session: TenantSession
  /** The person whose code it is. */
  userId: number
  now: Date
  company: string
}

/**
 * Runs work in a company as nobody, for whoever holds the code of one person. A code that is wrong,
 * over, of another person or of a suspended company is refused alike.
 *
 * @throws UserError too-many, or not-found
 */
export async function withCode<Result>(
  request: RequestContext,
  { companyId, rut, code }: Held,
  work: (inside: Inside) => Promise<Result>,
): Promise<Result> {
  const { services, address } = request
  await takeOne(request, `privacy:code:${networkOf(address)}`, inventions)
  await takeOne(request, `privacy:guess:${companyId}:${rut}`, guesses)
  const isActive = await isActiveCompany(services, companyId)
  const now = services.now()
  const session = nobodyIn(request, companyId)
  return services.db.withTenant(session, async (tx, _client, platform) => {
    const person = await tx
      .selectFrom('users')
      .select('id')
      .where('rut', '=', rut)
      .executeTakeFirst()
    const userId = person?.id ?? 0
    const found = await tx
      .selectFrom('privacyCode')
      .select('id')
      .where('userId', '=', userId)
      .where('codeDigest', '=', digestOf(code, userId))
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    if (!isActive || !found) {
      throw new UserError('not-found', 'Ese código no sirve o ya venció: pida otro')
    }
    return work({ tx, session, userId, now, company: await nameOf(platform, companyId) })
  })
}
