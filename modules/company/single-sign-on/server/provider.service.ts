import { isAtMost } from '#access/bounds.ts'
import { companies } from '#modules/company/identities/server/index.ts'
import { requireSecondPerson } from '#modules/company/second-person/server/index.ts'
import { type Context, inCompany, type PlatformContext } from '#platform/server/context.ts'
import {
  changedMeanwhile,
  conflict,
  forbidden,
  invalid,
  notFound,
  tooMany,
} from '#platform/server/errors.ts'
import { whyRefused } from '#platform/server/http/outgoing.ts'
import { take } from '#platform/server/limits/limits.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lockCompany } from '#platform/server/transaction/locks.ts'
import { domainsIn, MOST_DOMAINS } from '../model/provider.ts'
import { clientOf, discoveryWords } from './client.ts'
import { aloneUntil, confirmableAlone, otherAdministrators, whyNotBy } from './confirming.ts'
import { formerAfter, formerOf } from './former.ts'
import { callbackOf, type Provider, providerOf } from './provider.queries.ts'
import { outgoing, sealed, unsealed } from './settings.ts'

/** The provider of the company as its administrators see it, and what they paste there. */
export async function signInSettings(context: Context) {
  const { tx, company, services } = context
  const provider = await providerOf(tx)
  return {
    callbackUrl: callbackOf(services),
    signInUrl: `${services.publicUrl}/ingreso/${company.slug}`,
    provider: provider ? shown(provider) : null,
    whyNotActivate: provider?.state === 'WAITING' ? await whyNotBy(context, provider) : null,
  }
}
export type SignInSettings = Awaited<ReturnType<typeof signInSettings>>
export type ShownProvider = NonNullable<SignInSettings['provider']>

const shown = ({ domains, ...row }: Provider) => ({
  name: row.name,
  issuer: row.issuer,
  clientId: row.clientId,
  domains: domains.join(', '),
  required: row.required,
  givesFactor: row.givesFactor,
  state: row.state,
  givesBack: formerOf(row)?.name ?? null,
  createdAt: row.createdAt,
  version: row.version,
})

export type WrittenProvider = {
  name: string
  issuer: string
  clientId: string
  clientSecret: string | null
  domains: string
  required: boolean
  givesFactor: boolean
  version: number | null
}

/**
 * Writes the provider of the company. Whoever says which provider identifies people could come in
 * as any of them: what changes that waits for another administrator, where there is one.
 */
export async function saveSignInProvider(context: Context, written: WrittenProvider) {
  const { tx, session, principal, now } = context
  requireOwn(context)
  await lockCompany(tx)
  const before = await providerOf(tx)
  if (!before && written.version !== null) throw notFound()
  if (before && before.version !== written.version) throw crossed(before.id)
  const { issuer, domains } = await checked(context, before, written)
  const { name, clientId, clientSecret, required, givesFactor } = written
  const values = {
    name,
    issuer,
    clientId,
    domains,
    required,
    givesFactor,
    ...(clientSecret ? { clientSecret: sealed(clientSecret, session.companyId) } : {}),
  }
  const isSame =
    before !== undefined &&
    !clientSecret &&
    before.issuer === issuer &&
    before.clientId === clientId &&
    before.domains.join() === domains.join() &&
    (before.givesFactor || !givesFactor)
  const waiting = isSame
    ? {}
    : {
        state: 'WAITING' as const,
        authorLoginId: principal.loginId,
        writtenAt: now,
        former: before ? formerAfter(before) : null,
      }
  if (before) {
    await tx
      .updateTable('signInProvider')
      .set({ ...values, ...waiting, version: sql<number>`version + 1` })
      .where('id', '=', before.id)
      .execute()
  } else {
    const secret = values.clientSecret ?? missingSecret()
    await tx
      .insertInto('signInProvider')
      .values({
        ...values,
        clientSecret: secret,
        authorLoginId: principal.loginId,
        createdAt: now,
        writtenAt: now,
      })
      .execute()
  }
  await keepDomains(context, domains)
  return signInSettings(context)
}

function missingSecret(): never {
  throw invalid('clientSecret', 'Pegue el secreto que da el proveedor')
}

const crossed = (id: number) => changedMeanwhile({ table: 'signInProvider', key: { id } })

/** The company sets it, its administrators do, and whoever simulates it does not. */
function requireOwn({ session, actor }: Context): void {
  if (session.acting || session.loginId === null) {
    throw forbidden('El ingreso de la empresa lo decide la empresa, no quien la simula')
  }
  if (!isAtMost('ADMIN', actor)) throw forbidden('Lo decide quien administra la empresa')
}

const NO_DOMAINS = `Escriba hasta ${MOST_DOMAINS} dominios como empresa.cl, separados por comas`

async function checked(context: Context, before: Provider | undefined, written: WrittenProvider) {
  const problem = whyRefused(written.issuer, outgoing())
  if (problem) throw invalid('issuer', problem)
  const url = new URL(written.issuer)
  if (url.search) throw invalid('issuer', 'La dirección del emisor no lleva «?»')
  const domains = domainsIn(written.domains)
  if (!domains) throw invalid('domains', NO_DOMAINS)
  if (!before && !written.clientSecret) missingSecret()
  if (written.required && !(await hasFactorRule(context))) {
    throw invalid(
      'required',
      'Antes haga obligatorio el segundo factor en «Seguridad»: quienes administran conservan ' +
        'su contraseña',
    )
  }
  // As the provider writes it: with or without the bar at its end.
  return { issuer: written.issuer.trim(), domains }
}

async function hasFactorRule({ platform, session }: Context): Promise<boolean> {
  const found = await companies(platform)
    .select('secondFactor')
    .where('id', '=', session.companyId)
    .executeTakeFirst()
  return found?.secondFactor === 'MANAGERS'
}

async function keepDomains(
  { platform, session }: Context,
  domains: readonly string[],
): Promise<void> {
  const { companyId } = session
  await platform.deleteFrom('signInDomain').where('companyId', '=', companyId).execute()
  if (domains.length === 0) return
  await platform
    .insertInto('signInDomain')
    .values(domains.map((domain) => ({ domain, companyId })))
    .execute()
}

type Versioned = { version: number }

/** The provider that somebody looked at, locked. */
async function seen({ tx }: Context, version: number): Promise<Provider> {
  const provider = await tx.selectFrom('signInProvider').selectAll().forUpdate().executeTakeFirst()
  if (!provider) throw notFound()
  if (provider.version !== version) throw crossed(provider.id)
  return provider
}

/**
 * Opens the way in: another administrator than who wrote it, where the company has one. Who
 * administers alone waits a day, in which the mail of what was written is read.
 */
export async function activateSignInProvider(context: Context, { version }: Versioned) {
  const { now } = context
  requireOwn(context)
  const provider = await seen(context, version)
  if (provider.state === 'ACTIVE') throw conflict('Ya está activo')
  if (provider.state === 'WAITING') {
    const others = await otherAdministrators(context, provider.authorLoginId)
    if (others.size > 0) await requireSecondPerson(context, provider.authorLoginId)
    else if (now < confirmableAlone(provider)) throw conflict(aloneUntil(provider))
  }
  await setState(context, provider.id, 'ACTIVE')
  // Identities are of an issuer: those of another one open nothing more.
  await context.tx.deleteFrom('signInLink').where('issuer', '<>', provider.issuer).execute()
  return signInSettings(context)
}

/** Closes the way in for a while: passwords open again, and what is linked stays. */
export async function pauseSignInProvider(context: Context, { version }: Versioned) {
  requireOwn(context)
  const provider = await seen(context, version)
  if (provider.state !== 'ACTIVE') throw conflict('No está activo')
  await setState(context, provider.id, 'PAUSED')
  return signInSettings(context)
}

const setState = ({ tx }: Context, id: number, state: 'ACTIVE' | 'PAUSED') =>
  tx
    .updateTable('signInProvider')
    .set({ state, former: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

/**
 * Takes the provider away, with all links: whoever comes again is linked anew. A change that waits
 * is taken away alone, and what worked before it works again.
 */
export async function removeSignInProvider(context: Context, { version }: Versioned) {
  requireOwn(context)
  const provider = await seen(context, version)
  const former = formerOf(provider)
  if (former) return giveBack(context, provider.id, former)
  await context.tx.deleteFrom('signInProvider').where('id', '=', provider.id).execute()
  await context.tx.deleteFrom('signInLink').execute()
  await keepDomains(context, [])
  return true
}

async function giveBack(
  context: Context,
  id: number,
  former: NonNullable<ReturnType<typeof formerOf>>,
): Promise<true> {
  const { tx } = context
  // The company may have stopped asking for the second factor, without which nothing is obligatory.
  const required = former.required && (await hasFactorRule(context))
  await tx
    .updateTable('signInProvider')
    .set({ ...former, required, former: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  await keepDomains(context, former.domains)
  return true
}

/** Questions to addresses that somebody writes, of one company. */
const tries = { capacity: 20, seconds: 900 }

/**
 * Asks the provider who it is, and says in words what failed; of one that is saved, with its
 * secret. No transaction is open while it is asked.
 */
export async function testSignInProvider(context: PlatformContext, { issuer }: { issuer: string }) {
  const secret = await inCompany(context, async (inside) => {
    const { platform, session, tx } = inside
    requireOwn(inside)
    const isFree = await take(platform, `provider:test:${session.companyId}`, tries)
    if (!isFree) throw tooMany('Demasiadas pruebas seguidas. Espere unos minutos.')
    const kept = await providerOf(tx)
    if (kept?.issuer !== issuer) return { clientId: 'minga', secret: 'minga' }
    return { clientId: kept.clientId, secret: unsealed(kept.clientSecret, session.companyId) }
  })
  try {
    const client = await clientOf({ issuer, ...secret })
    const methods = client.serverMetadata().code_challenge_methods_supported
    const words = methods?.includes('S256') === false ? NO_PKCE : FOUND
    return { works: words === FOUND, words }
  } catch (error) {
    return { works: false, words: discoveryWords(error) }
  }
}
export type Tested = Awaited<ReturnType<typeof testSignInProvider>>

const FOUND =
  'El proveedor responde y dice ser quien es. El identificador y el secreto se prueban al ingresar.'
const NO_PKCE = 'El proveedor responde, pero no acepta PKCE (S256), que Minga siempre usa.'
