import { inEachCompany, type ReminderRun } from '#modules/company/notices/server/index.ts'
import { hourAt } from '#platform/server/context.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import type { Database } from '#platform/server/sql/db.ts'
import { mailNow } from './mail.job.ts'

type Parts = { db: Database; publicUrl: string; now?: () => Date }

/** Mail about announcements begins at this hour in Chile. */
const FIRST_HOUR = 8

/** Writes about announcements on the day in which they are published by their date. */
export const announcementTask = ({
  db,
  publicUrl,
  now = () => new Date(),
}: Parts): PlatformTask => ({
  name: 'announcement-mail',
  cron: '7 * * * *',
  run: async () => {
    if (hourAt(now()) < FIRST_HOUR) return
    await inEachCompany(db, now(), (round) => mailDue(round, publicUrl))
  },
})

async function mailDue({ tx, session, today }: ReminderRun, publicUrl: string) {
  const due = await tx
    .selectFrom('announcement')
    .select('id')
    .where('sendsMail', '=', true)
    .where('mailedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('publishDate', '<=', today)
    .where((eb) => eb.or([eb('expiryDate', 'is', null), eb('expiryDate', '>=', today)]))
    .orderBy('id')
    .execute()
  for (const { id } of due) await mailNow({ tx, session, services: { publicUrl } }, id)
}
