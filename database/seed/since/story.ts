// What the product does when something happens is done here too: every module is there.
import '#generated/modules.ts'
import pg from 'pg'
import type { ISODate } from '#chile/dates.ts'
import { openDatabase } from '#platform/server/sql/db.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { appUrl } from '../../migrate.ts'
import { legalDays } from '../legal-days.ts'
import { openSince } from './acting.ts'
import { answerWaiting } from './answers.ts'
import { loadCalendars } from './calendars.ts'
import { dateRows } from './row-dates.ts'
import { daysAround } from './days.ts'
import { beginRound } from './evaluation-round.ts'
import { closeEvaluations } from './evaluations.ts'
import { seedFiniquitos } from './finiquitos.ts'
import { calculateOpen, payMonths } from './months.ts'
import { seedMoney } from './money.ts'
import { seedNews } from './news.ts'
import { seedPapers } from './papers.ts'
import { seedPeople } from './people.ts'
import { seedCourses } from './courses.ts'
import { seedPiecework } from './piecework.ts'
import { seedPlans } from './plans.ts'
import { seedSurveys } from './surveys.ts'
import { lastMail, settlePost } from './post.ts'
import { seedPrivacy } from './privacy.ts'
import { restInSummer } from './summers.ts'
import { doTasks } from './tasks.ts'
import { seedTime } from './time.ts'

export type Until = { readonly today: ISODate; readonly storage: Storage }

/** Writes what happened, subject by subject: what is near today rests on what is over. */
export async function tell(ownerUrl: string, { today, storage }: Until): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const db = openDatabase(appUrl(ownerUrl), { connections: 2 })
  try {
    const since = await openSince({ owner, db, storage, today })
    const mail = await lastMail(since)
    await answerWaiting(since)
    await loadCalendars(since)
    const days = daysAround({ today, calendar: await legalDays(owner) })
    await seedPeople(since, days)
    await restInSummer(since, days)
    await seedTime(since, days)
    await payMonths(owner, { db, storage }, today)
    await seedFiniquitos(since, days)
    await seedMoney(since, days)
    await doTasks(since, days)
    await seedPiecework(since, days)
    await seedNews(since, days)
    await seedPapers(since, days)
    await seedPrivacy(since, days)
    await seedCourses(since, days)
    await seedPlans(since, days)
    await seedSurveys(since, days)
    await closeEvaluations(since)
    await beginRound(since, days)
    await calculateOpen(owner, { db, storage }, today)
    await dateRows(since, since.written)
    await settlePost(since, mail)
  } finally {
    await db.close()
    await owner.end()
  }
}
