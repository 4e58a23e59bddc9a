import { accounts } from '#modules/company/identities/server/index.ts'
import { loadActing } from '#modules/company/authority/server/index.ts'
import { keptBy } from '#modules/company/second-person/server/index.ts'
import { type Acting, actingIn, type CompanyDb, todayAt } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/sql/db.ts'
import { forbidden } from '#platform/server/errors.ts'

type Work = CompanyDb & { platform: PlatformTx }

/**
 * Whoever asked for work in background, in a transaction of that work, with the rights that they
 * have when it is done: what was taken from them meanwhile is not done in their name.
 *
 * @param at when it was asked for: the day that dates what a right depends on
 * @throws UserError forbidden when they could not come in any more
 */
export async function actingNow(work: Work, at: Date): Promise<Acting> {
  const { tx, platform, session } = work
  const { companyId, userId, loginId, acting } = session
  const login = await accounts
    .besideCompany(platform, companyId)
    .select(['login.userId', 'login.companyId', 'company.slug', 'company.config'])
    .select(keptBy(at).as('keptBy'))
    .where('login.id', '=', loginId)
    .where('login.isDisabled', '=', false)
    .where('company.status', '=', 'ACTIVE')
    .executeTakeFirst()
  const isTheirs = acting
    ? login?.companyId === null
    : login?.companyId === companyId && login.userId === userId && userId !== null
  if (!login?.slug || !isTheirs) throw forbidden(gone)
  const row = { id: companyId, slug: login.slug, config: login.config }
  const known = await loadActing(tx, row, todayAt(at), { userId, keepers: login.keptBy ?? [] })
  if (known.actor.role === 'GUEST') throw forbidden(gone)
  return actingIn(work, known, at)
}

const gone = 'Quien lo pidió ya no entra a la empresa'
