import { addDays } from '#chile/dates.ts'
import { inEachCompany, type ReminderRun } from '#modules/company/notices/server/index.ts'
import { hourAt } from '#platform/server/context.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { type Database, sql } from '#platform/server/sql/db.ts'
import { remindCourses, tellAssigned } from './notifications.ts'

type Parts = { db: Database; publicUrl: string; now?: () => Date }

/** Courses expire and people are reminded from this hour in Chile on. */
const FIRST_HOUR = 8

/** Days before its day at which a course is reminded, and days that a renewal has. */
const DAYS_BEFORE = 7
const DAYS_TO_RENEW = 30

/** Expires what passed its months, assigns it again, and reminds of what is due. */
export const courseTask = ({ db, publicUrl, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'courses',
  cron: '23 * * * *',
  run: async () => {
    if (hourAt(now()) < FIRST_HOUR) return
    await inEachCompany(db, now(), async (round) => {
      await renewExpired(round, publicUrl)
      await remindDue(round, publicUrl)
    })
  },
})

/** Whether the person of an `assigned` of a statement works in the company on a day. */
const works = (today: string) =>
  sql<boolean>`exists (select from person_standing standing
    where standing.company_id = app.current_company() and standing.user_id = assigned.user_id
      and standing.since <= ${today}::date and standing.until > ${today}::date
      and standing.state <> 'LEFT')`

/** Certificates beyond their last day expire; whoever works here has the course again. */
async function renewExpired({ tx, session, today, now }: ReminderRun, publicUrl: string) {
  const expired = await tx
    .updateTable('courseAssignment')
    .set(({ eb }) => ({ state: 'EXPIRED', updatedAt: now, version: eb('version', '+', 1) }))
    .where('state', '=', 'PASSED')
    .where('expiresOn', '<', today)
    .returning('id')
    .execute()
  if (expired.length === 0) return
  const again = await tx
    .selectFrom('courseAssignment as assigned')
    .innerJoin('course', 'course.id', 'assigned.courseId')
    .innerJoin('courseVersion as text', (join) =>
      join.onRef('text.courseId', '=', 'course.id').onRef('text.no', '=', 'course.publishedNo'),
    )
    .select(['assigned.userId', 'assigned.courseId', 'text.id as versionId', 'course.title'])
    .where(sql<boolean>`assigned.id = any(${expired.map(({ id }) => id)}::bigint[])`)
    .where('course.state', '=', 'PUBLISHED')
    .where(works(today))
    .execute()
  if (again.length === 0) return
  const dueOn = addDays(today, DAYS_TO_RENEW)
  const made = await tx
    .insertInto('courseAssignment')
    .values(again.map(({ title: _title, ...row }) => ({ ...row, dueOn })))
    .onConflict((on) => on.doNothing())
    .returning(['id', 'userId', 'courseId'])
    .execute()
  const titles = new Map(again.map(({ courseId, title }) => [courseId, title]))
  await tellAssigned(
    { tx, session, services: { publicUrl } },
    made.map(({ id, userId, courseId }) => ({
      id,
      userId,
      dueOn,
      title: titles.get(courseId) ?? '',
    })),
  )
}

async function remindDue({ tx, session, today }: ReminderRun, publicUrl: string) {
  const due = await tx
    .selectFrom('courseAssignment as assigned')
    .innerJoin('course', 'course.id', 'assigned.courseId')
    .select(['assigned.id', 'assigned.userId', 'assigned.dueOn', 'course.title'])
    .where('assigned.state', 'in', ['ASSIGNED', 'STARTED'])
    .where('assigned.dueOn', '<=', addDays(today, DAYS_BEFORE))
    // Who is late is reminded once: after a month nobody learns anything from it.
    .where('assigned.dueOn', '>=', addDays(today, -DAYS_TO_RENEW))
    .where(works(today))
    .execute()
  await remindCourses({ tx, session, services: { publicUrl } }, today, due)
}
