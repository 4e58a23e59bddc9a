import { requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import type { Context, PlatformContext, RequestContext } from '#platform/server/context.ts'
import { inCompany } from '#platform/server/context.ts'
import { forbidden, notFound, tooMany } from '#platform/server/errors.ts'
import { networkOf } from '#platform/server/http/address.ts'
import { take } from '#platform/server/limits/limits.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { placeIn } from '../model/provider.ts'
import { companyNamed, companyOfDomain, nobodyIn, providerOf } from './provider.queries.ts'

const NOTHING = { provider: null, isActive: false, linkedAt: null, email: null }

/** With which provider one may come in, and whether one's account is linked; nothing without it. */
export async function ownSignIn(context: PlatformContext) {
  const { tenant, loginId } = context.principal
  if (!tenant || tenant.acting || tenant.userId === null) return NOTHING
  return inCompany(context, async ({ tx }) => {
    const provider = await providerOf(tx)
    if (!provider) return NOTHING
    const link = await linkOf(tx, loginId)
    return {
      provider: provider.name,
      isActive: provider.state === 'ACTIVE',
      linkedAt: link?.createdAt ?? null,
      email: link?.email ?? null,
    }
  })
}
export type OwnSignIn = {
  provider: string | null
  isActive: boolean
  linkedAt: Date | null
  email: string | null
}

const linkOf = (tx: Tx, loginId: number) =>
  tx.selectFrom('signInLink').selectAll().where('loginId', '=', loginId).executeTakeFirst()

/** Says that one may link one's account now: asked before the browser leaves for the provider. */
export async function prepareSignInLink({ session, tx, principal }: Context): Promise<boolean> {
  if (session.acting || session.userId === null) throw forbidden('Vincula cada persona lo suyo')
  const provider = await providerOf(tx)
  if (provider?.state !== 'ACTIVE') throw notFound()
  if (await linkOf(tx, principal.loginId)) throw forbidden('Su cuenta ya está vinculada')
  return true
}

/** One's own account opens with the provider no more. */
export async function unlinkOwnSignIn({ tx, session, principal }: Context): Promise<boolean> {
  if (session.acting) throw forbidden('Desvincula cada persona lo suyo')
  const { numDeletedRows } = await tx
    .deleteFrom('signInLink')
    .where('loginId', '=', principal.loginId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
  return true
}

/** The same of somebody else, as far as one may set their password. */
export async function unlinkSignIn(
  context: Context,
  { userId }: { userId: number },
): Promise<boolean> {
  requireSet(context, await targetOf(context, userId), { fields: ['Account.password'] })
  const { numDeletedRows } = await context.tx
    .deleteFrom('signInLink')
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
  return true
}

const asked = { capacity: 60, seconds: 900 }

/**
 * Which company somebody means who typed a mail, a user or the name of a company in its address,
 * and with what its people come in. It is read off what follows the last @, and never from an
 * account: whether that exists makes no difference.
 */
export async function signInWay(
  { services, address, traceId }: RequestContext,
  { place }: { place: string },
): Promise<SignInWay> {
  const key = `provider:way:${networkOf(address)}`
  const isFree = await services.db.withPlatform((tx) => take(tx, key, asked))
  if (!isFree) throw tooMany('Demasiados intentos. Espere unos minutos y vuelva a probar.')
  const word = placeIn(place)
  const company = word.includes('.')
    ? await companyOfDomain(services, word)
    : await companyNamed(services, word)
  const provider =
    company && (await services.db.withTenant(nobodyIn(company.id, traceId), (tx) => providerOf(tx)))
  if (!company || provider?.state !== 'ACTIVE') return { slug: null, company: null, provider: null }
  return { slug: company.slug, company: company.name, provider: provider.name }
}
export type SignInWay = { slug: string | null; company: string | null; provider: string | null }
