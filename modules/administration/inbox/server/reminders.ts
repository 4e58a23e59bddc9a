import {
  hourlyReminders,
  inEachCompany,
  type NewNotice,
  notify,
} from '#modules/company/notices/server/index.ts'
import type { Database } from '#platform/server/sql/db.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { ofKinds } from './reminders-of-kinds.ts'
import { ofRequests } from './reminders-of-requests.ts'

type Parts = { db: Database; publicUrl: string; now?: () => Date }

/** What the worker remembers by itself, every hour: each thing is said once to each person. */
export const reminderTask = ({ db, publicUrl, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'reminders',
  cron: '7 * * * *',
  run: () =>
    inEachCompany(db, now(), async (round) => {
      const notices: NewNotice[] = []
      for (const of of [ofRequests, ofKinds, ...hourlyReminders.listeners])
        notices.push(...(await of(round)))
      await notify({ ...round, services: { publicUrl } }, notices)
    }),
})
