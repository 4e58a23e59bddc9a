import type { ApiOperation } from '#access/api.ts'
import { inCompany, type PlatformContext } from '#platform/server/context.ts'
import { type PlatformTx, sql, type Tx } from '#platform/server/sql/db.ts'
import { runFollowers } from '#platform/server/graphql/after-mutation.ts'
import { recordPlatform } from '#platform/server/observe/platform-record.ts'
import { factorWords } from './factors.queries.ts'

/**
 * Changes the factors of one's own login: in the transaction of one's company, whose trail tells of
 * it and whose people are written to; a superadmin's leave their row in the platform's record,
 * and a mail.
 */
export async function changingOwn<T>(
  context: PlatformContext,
  name: ApiOperation,
  work: (platform: PlatformTx) => Promise<T>,
): Promise<T> {
  const { services, principal } = context
  const { loginId, tenant } = principal
  if (tenant && !tenant.acting) {
    return inCompany(context, async (inside) => {
      const { platform, tx } = inside
      const before = await factorWords(platform, loginId)
      const result = await work(platform)
      await tellTrail(tx, platform, { ...tenant, loginId, before })
      await runFollowers(inside, name, undefined, undefined)
      return result
    })
  }
  return services.db.withPlatform(async (platform) => {
    const result = await work(platform)
    await recordPlatform(platform, { loginId, what: 'Segundo factor', now: context.now })
    return result
  })
}

type AccountChange = { companyId: number; loginId: number; userId: number | null; before: string }

/** The row of the company's trail that says what factors an account had, and has. */
export async function tellTrail(
  tx: Tx,
  platform: PlatformTx,
  { companyId, loginId, userId, before }: AccountChange,
): Promise<void> {
  const after = await factorWords(platform, loginId)
  if (before === after) return
  const [old, now] = [before, after].map((words) =>
    JSON.stringify({ user_id: userId, second_factor: words }),
  )
  await sql`select app.write_audit(${companyId}::bigint, 'Modificado', 'login',
    ${String(loginId)}, ${old}::jsonb, ${now}::jsonb)`.execute(tx)
}
