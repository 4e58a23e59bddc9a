import { loadCompany } from '#modules/company/authority/server/index.ts'
import type { Place } from '#modules/company/second-person/server/index.ts'
import { todayAt } from '#platform/server/context.ts'
import type { Database } from '#platform/server/sql/db.ts'
import { newTraceId } from '#platform/server/observe/trace.ts'

/** A company in which the worker does something by itself, in nobody's name. */
export type ReminderRun = Place & { now: Date }

/** Does something in every company, each in a transaction of its own. */
export async function inEachCompany(
  db: Database,
  now: Date,
  work: (round: ReminderRun) => Promise<unknown>,
): Promise<void> {
  const companies = await db.withPlatform((tx) =>
    tx
      .selectFrom('company')
      .select(['id', 'slug', 'config'])
      .where('status', '=', 'ACTIVE')
      .orderBy('id')
      .execute(),
  )
  const today = todayAt(now)
  for (const row of companies) {
    const traceId = newTraceId()
    const session = { companyId: row.id, userId: null, loginId: null, acting: false, traceId }
    await db.withTenant(session, async (tx, client) => {
      const company = await loadCompany(tx, row, today)
      await work({ tx, client, session, company, today, now })
    })
  }
}
