import { loadActor } from '#modules/company/authority/server/index.ts'
import { secondFactorKept } from '#modules/company/second-factor/server/index.ts'
import { byProvider } from '#modules/company/session/server/index.ts'
import { type RequestContext, todayAt } from '#platform/server/context.ts'
import { placeIn } from '../model/provider.ts'
import { nobodyIn, providerOf } from './provider.queries.ts'

type Asked = { id: number; companyId: number | null; userId: number | null; email: string | null }

/**
 * Why the password of an account opens nothing: its company makes its people come with the
 * provider. It concerns who can: linked accounts, and those whose mail is of its domains. Whoever
 * administers keeps the password, so that a provider that fails shuts nobody out for good.
 */
async function whyClosed(
  { services, traceId }: RequestContext,
  { id, companyId, userId, email }: Asked,
): Promise<string | undefined> {
  if (companyId === null || userId === null) return undefined
  return services.db.withTenant(nobodyIn(companyId, traceId), async (tx) => {
    const provider = await providerOf(tx)
    if (provider?.state !== 'ACTIVE' || !provider.required) return undefined
    const link = await tx
      .selectFrom('signInLink')
      .select('id')
      .where('loginId', '=', id)
      .where('issuer', '=', provider.issuer)
      .executeTakeFirst()
    if (!link && !provider.domains.includes(placeIn(email ?? ''))) return undefined
    const actor = await loadActor(tx, companyId, userId, todayAt(services.now()), [])
    // Who left comes for their papers, and the provider knows them no more.
    if (actor.role === 'ADMIN' || actor.former) return undefined
    return `En su empresa se ingresa con «${provider.name}»: use «Entrar con ${provider.name}».`
  })
}

byProvider.passwordClosed.by('single-sign-on', whyClosed)

secondFactorKept.on('single-sign-on', async ({ tx }) => {
  const provider = await providerOf(tx)
  if (!provider?.required) return undefined
  return (
    `El ingreso con «${provider.name}» es obligatorio, y quienes administran conservan su ` +
    'contraseña: por eso necesitan el segundo factor. Quite primero lo obligatorio.'
  )
})
