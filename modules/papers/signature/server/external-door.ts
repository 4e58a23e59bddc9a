import { isActiveCompany } from '#modules/company/companies/server/index.ts'
import { companies } from '#modules/company/identities/server/index.ts'
import { signing } from '#modules/papers/documents/server/index.ts'
import type { CompanyNow, RequestContext } from '#platform/server/context.ts'
import { tooMany, UserError } from '#platform/server/errors.ts'
import { networkOf } from '#platform/server/http/address.ts'
import { giveBack, type Limit, take } from '#platform/server/limits/limits.ts'
import type { TenantSession } from '#platform/server/sql/db.ts'
import { readToken } from './external-links.ts'
import { lockedRequest } from './turns.ts'

/** What somebody without an account says of themself, in every request. */
export type HeldLink = { token: string; rut: string }

/** Links and RUTs that somebody invents, from one network. */
const inventions: Limit = { capacity: 30, seconds: 900 }
/** RUTs that are tried with one link. */
const guesses: Limit = { capacity: 10, seconds: 900 }

/** A company that is not there: what is looked up for a text that is no token. */
const NOBODY = { companyId: 0, digest: Buffer.alloc(32) }

const refused = () =>
  new UserError(
    'not-found',
    'Este enlace no abre una firma: el RUT no es el de quien firma, o el enlace se usó, venció ' +
      'o se reemplazó. Pida otro a quien se lo envió',
  )

const findTurn = ({ tx }: Pick<CompanyNow, 'tx'>, digest: Buffer) =>
  tx
    .selectFrom('signatureLink as link')
    .innerJoin('signatureSigner as signer', 'signer.id', 'link.signerId')
    .select(['link.id', 'link.requestId', 'link.signerId', 'link.expiresAt', 'link.openedAt'])
    .select(['link.codeHmac', 'link.codeUntil', 'link.provenAt'])
    .select(['signer.ord', 'signer.name', 'signer.rut', 'signer.mail', 'signer.capacity'])
    .where('link.digest', '=', digest)
    .where('link.endedAt', 'is', null)
    .where('signer.state', '=', 'PENDING')
    .executeTakeFirst()

type Found = NonNullable<Awaited<ReturnType<typeof findTurn>>>

/** The company of a token in which nobody has signed in. */
export type Inside = CompanyNow & { company: string; session: TenantSession }

/** A turn that a link opens, with its request locked. */
export type LinkedTurn = {
  readonly link: Found
  readonly signer: { ord: number; name: string; rut: string; mail: string; capacity: string }
  readonly request: Awaited<ReturnType<typeof lockedRequest>>
  readonly document: Awaited<ReturnType<typeof signing.locked>>
}

/**
 * Runs work as whoever was sent a link, who is nobody in the company. A link that was used, expired
 * or replaced, of another company, before its turn, and another RUT are refused alike; each is
 * counted before anything is looked at.
 *
 * @throws UserError too-many, or not-found
 */
export async function throughLink<Result>(
  request: RequestContext,
  { token, rut }: HeldLink,
  work: (inside: Inside, turn: LinkedTurn) => Promise<Result>,
): Promise<Result> {
  const { services, address, traceId } = request
  const { companyId, digest } = readToken(token) ?? NOBODY
  const network = `signature-link:network:${networkOf(address)}`
  const link = `signature-link:${digest.toString('base64url')}`
  await takeOne(request, network, inventions)
  await takeOne(request, link, guesses)
  const isActive = await isActiveCompany(services, companyId)
  const session: TenantSession = { companyId, userId: null, loginId: null, acting: false, traceId }
  const now = services.now()
  const found = await services.db.withTenant(session, (tx) => findTurn({ tx }, digest))
  if (!isActive || !found || found.rut !== rut || found.expiresAt <= now) throw refused()
  await services.db.withPlatform(async (tx) => {
    await giveBack(tx, network, inventions)
    await giveBack(tx, link, guesses)
  })
  return services.db.withTenant(session, async (tx, client, platform) => {
    const { name: company } = await companies(platform)
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
    const locked = await lockedRequest({ tx }, found.requestId)
    // What happened while the request was waited for counts.
    const still = await findTurn({ tx }, digest)
    if (locked.state !== 'SENT' || locked.expiresAt <= now || !still) throw refused()
    const { name, mail, capacity, ord } = still
    if (name === null || mail === null || capacity === null) throw refused()
    const inside = { tx, client, session, now, company }
    const document = await signing.locked(inside, locked.documentId)
    const signer = { ord, name, rut, mail, capacity }
    return work(inside, { link: still, signer, request: locked, document })
  })
}

async function takeOne({ services }: RequestContext, bucket: string, limit: Limit) {
  const isFree = await services.db.withPlatform((tx) => take(tx, bucket, limit))
  if (!isFree) throw tooMany('Demasiados intentos. Espere unos minutos y vuelva a probar.')
}
