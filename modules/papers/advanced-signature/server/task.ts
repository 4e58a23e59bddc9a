import { companies } from '#modules/company/identities/server/index.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { newTraceId } from '#platform/server/observe/trace.ts'
import type { Database } from '#platform/server/sql/db.ts'
import { advancedProvider } from './provider.ts'
import { goOn } from './signings.ts'

/** Signatures of one company that are gone on with in one round. */
const A_ROUND = 200

type Parts = { db: Database; now?: () => Date }

/**
 * Every minute, the next step of each signature whose time has come: a message of the provider that
 * is lost delays nothing for long.
 */
export const advancedTask = ({ db, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'advanced_signatures',
  cron: '* * * * *',
  run: async () => {
    if (advancedProvider.offered() === undefined) return
    const rows = await db.onPlatform((tx) =>
      companies(tx).select('id').where('status', '=', 'ACTIVE').execute(),
    )
    for (const { id: companyId } of rows) await dueOf(db, companyId, now())
  },
})

async function dueOf(db: Database, companyId: number, at: Date): Promise<void> {
  const session = { companyId, userId: null, loginId: null, acting: false, traceId: newTraceId() }
  await db.withTenant(session, async (tx) => {
    const due = await tx
      .selectFrom('advancedSignature')
      .select(['id', 'userId', 'loginId'])
      .where('nextAt', '<=', at)
      .orderBy('nextAt')
      .limit(A_ROUND)
      .execute()
    // Each goes on as its own person, in work of its own.
    for (const { id, userId, loginId } of due) {
      await goOn({ tx, session: { ...session, userId, loginId } }, id)
    }
  })
}
