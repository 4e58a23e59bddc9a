import { accounts } from '#modules/company/identities/server/index.ts'
import { loadActor, loadCompany } from '#modules/company/authority/server/index.ts'
import { keptBy } from '#modules/company/second-person/server/index.ts'
import { type Services, todayAt } from '#platform/server/context.ts'

type Whose = { companyId: number; userId: number }

/**
 * Somebody as they would be if they came in now, without a session: for what they left open to
 * themselves by a secret of their own. Nothing for who left, whose account is closed, or whose
 * company is not active; no more rights than whoever keeps their account.
 */
export async function personNow(services: Services, { companyId, userId }: Whose, traceId: string) {
  const now = services.now()
  const login = await services.db.onPlatform((tx) =>
    accounts
      .withCompany(tx)
      .select(['login.id', 'company.slug', 'company.config', keptBy(now).as('keptBy')])
      .where('login.companyId', '=', companyId)
      .where('login.userId', '=', userId)
      .where('login.isDisabled', '=', false)
      .where('company.status', '=', 'ACTIVE')
      .orderBy('login.id')
      .executeTakeFirst(),
  )
  if (!login?.slug) return null
  const { id: loginId, slug, config } = login
  const tenant = { companyId, userId, loginId, acting: false, traceId }
  const today = todayAt(now)
  const person = await services.db.withTenant(tenant, async (tx) => ({
    actor: await loadActor(tx, companyId, userId, today, login.keptBy ?? []),
    company: await loadCompany(tx, { id: companyId, slug, config }, today),
  }))
  return person.actor.role === 'GUEST' ? null : { ...person, tenant }
}
