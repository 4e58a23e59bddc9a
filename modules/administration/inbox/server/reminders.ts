import {
  inEachCompany,
  type NewNotice,
  notify,
  type ReminderRun,
} from '#modules/company/notices/server/index.ts'
import { stepNotices } from '#modules/time/approval-steps/server/index.ts'
import { delegationNotices } from '#modules/time/delegations/server/index.ts'
import type { Database } from '#platform/server/sql/db.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { ofAccountsWithoutMail } from './reminders-of-accounts.ts'
import { ofAnswersInPlace } from './reminders-of-answers.ts'
import { ofExpiredTerms, ofFixedTerms, ofLoans } from './reminders-of-contracts.ts'
import { ofResidencePermits } from './reminders-of-permits.ts'
import { ofKinds } from './reminders-of-kinds.ts'
import { ofRequests } from './reminders-of-requests.ts'
import {
  ofExpiringDays,
  ofExtremeZones,
  ofMissingPapers,
  ofSecondPeriods,
  ofVacationsTomorrow,
} from './reminders-of-time.ts'

type Parts = { db: Database; publicUrl: string; now?: () => Date }

type Of = (round: ReminderRun) => Promise<NewNotice[]>

/** Everything that is remembered; each in a few statements, whatever the number of people. */
const all: readonly Of[] = [
  ofRequests,
  ofKinds,
  stepNotices,
  delegationNotices,
  ofFixedTerms,
  ofExpiredTerms,
  ofLoans,
  ofResidencePermits,
  ofVacationsTomorrow,
  ofMissingPapers,
  ofSecondPeriods,
  ofExpiringDays,
  ofExtremeZones,
  ofAccountsWithoutMail,
  ofAnswersInPlace,
]

/** What the worker remembers by itself, every hour: each thing is said once to each person. */
export const reminderTask = ({ db, publicUrl, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'reminders',
  cron: '7 * * * *',
  run: () =>
    inEachCompany(db, now(), async (round) => {
      const notices: NewNotice[] = []
      for (const of of all) notices.push(...(await of(round)))
      await notify({ ...round, services: { publicUrl } }, notices)
    }),
})
