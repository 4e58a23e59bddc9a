import { inEachCompany, type ReminderRun } from '#modules/company/notices/server/index.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import type { Database } from '#platform/server/sql/db.ts'

type Parts = { db: Database; now?: () => Date }

/** Closes surveys at their end by itself, a few minutes after it. */
export const surveyTask = ({ db, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'survey-ends',
  cron: '*/5 * * * *',
  run: () => inEachCompany(db, now(), closeEnded),
})

const closeEnded = ({ tx, now }: ReminderRun) =>
  tx
    .updateTable('survey')
    .set(({ ref, eb }) => ({
      status: 'CLOSED',
      closedAt: ref('endAt'),
      updatedLoginId: null,
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('status', 'in', ['ACTIVE', 'PAUSED'])
    .where('endAt', '<=', now)
    .execute()
