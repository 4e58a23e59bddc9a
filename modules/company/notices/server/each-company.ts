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
  for (const row of await activeCompanies(db)) await inCompany({ db, now, row }, work)
}

/**
 * Does something page by page in every company, each page in a transaction of its own, so that
 * nobody who writes there waits for the whole: after 0, and after what the last page answered,
 * until one answers that none follows.
 */
export async function inPagesOfEachCompany(
  db: Database,
  now: Date,
  work: (round: ReminderRun, after: number) => Promise<number | undefined>,
): Promise<void> {
  for (const row of await activeCompanies(db)) {
    let last: number | undefined = 0
    while (last !== undefined) {
      const after: number = last
      last = await inCompany({ db, now, row }, (round) => work(round, after))
    }
  }
}

const activeCompanies = (db: Database) =>
  db.withPlatform((tx) =>
    tx
      .selectFrom('company')
      .select(['id', 'slug', 'config'])
      .where('status', '=', 'ACTIVE')
      .orderBy('id')
      .execute(),
  )

type Row = Awaited<ReturnType<typeof activeCompanies>>[number]
type Where = { db: Database; now: Date; row: Row }

/** One transaction in a company, in nobody's name. */
function inCompany<Result>(
  { db, now, row }: Where,
  work: (round: ReminderRun) => Promise<Result>,
): Promise<Result> {
  const today = todayAt(now)
  const traceId = newTraceId()
  const session = { companyId: row.id, userId: null, loginId: null, acting: false, traceId }
  return db.withTenant(session, async (tx, client) => {
    const company = await loadCompany(tx, row, today)
    return work({ tx, client, session, company, today, now })
  })
}
