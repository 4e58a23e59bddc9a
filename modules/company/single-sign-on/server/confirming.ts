import { accounts, people } from '#modules/company/identities/server/index.ts'
import { independentOf } from '#modules/company/second-person/server/index.ts'
import { type Context, momentAt } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { ALONE_HOURS } from '../model/provider.ts'
import type { Provider } from './provider.queries.ts'

/** Why a waiting provider is not confirmed yet by who asks; nothing where they may. */
export async function whyNotBy(context: Context, provider: Provider): Promise<string | null> {
  const others = await otherAdministrators(context, provider.authorLoginId)
  if (others.size === 0) {
    return context.now < confirmableAlone(provider) ? aloneUntil(provider) : null
  }
  if (others.has(context.principal.loginId)) return null
  return 'Lo confirma otra persona que administre, distinta de quien lo escribió'
}

/** From when who administers alone may confirm what they wrote. */
export const confirmableAlone = ({ writtenAt, createdAt }: Provider): Date =>
  new Date((writtenAt ?? createdAt).getTime() + ALONE_HOURS * 3_600_000)

export const aloneUntil = (provider: Provider): string =>
  'Nadie más administra la empresa: se puede activar desde el ' +
  `${momentAt(confirmableAlone(provider))}, y hasta entonces se puede quitar`

/** The accounts of administrators that are independent of one. */
export async function otherAdministrators(context: Context, loginId: number) {
  const { platform, session, tx } = context
  const administrators = await people
    .all(tx)
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('external', '=', false)
    .where('isDisabled', '=', false)
    .where('status', '<>', 'INACTIVE')
    .execute()
  const ids = administrators.map(({ id }) => id)
  const found = await accounts
    .withCompany(platform)
    .select('login.id')
    .where('login.companyId', '=', session.companyId)
    .where('login.isDisabled', '=', false)
    .where('login.id', '<>', loginId)
    .where(sql<boolean>`login.user_id = any(${ids}::bigint[])`)
    .execute()
  return independentOf(
    context,
    loginId,
    found.map(({ id }) => id),
  )
}
