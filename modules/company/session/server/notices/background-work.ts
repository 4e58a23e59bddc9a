import { afterRows } from '#platform/server/imports/importer.ts'
import { tellPower } from './power.ts'

/**
 * Notifies the people whose account, address or rights a file changed, in the transaction of its
 * rows and in the name of its author: they hear what they would hear of a change by hand.
 */
afterRows.on('session', async ({ tx, client, session, actor, now, platform }) => {
  const { companyId, loginId, acting, traceId } = session
  const login = await platform
    .selectFrom('login')
    .select('username')
    .where('id', '=', loginId)
    .executeTakeFirst()
  const username = login?.username ?? ''
  const name = acting ? `${username}, del equipo de Minga` : username
  const author = { name, userId: actor.userId, loginId }
  await tellPower({ tx, client, companyId, author, traceId, now })
})
