import { addDays, type ISODate } from '#chile/dates.ts'
import { courseActs } from '#modules/talent/courses/server/batch.job.ts'
import { assignCourse } from '#modules/talent/courses/server/batches.service.ts'
import {
  completeLesson,
  openCourseLesson,
  submitCourse,
} from '#modules/talent/courses/server/taking.service.ts'
import type { Since } from './acting.ts'
import type { Days } from './days.ts'

/** What people had to learn was learnt, and a course is to be done in the days to come. */
export async function seedCourses(since: Since, days: Days): Promise<void> {
  await finish(since)
  await assign(since, days)
}

type Assigned = { id: number; who: 'bernarda' | 'loreto'; lessons: number[] }

/** The day on which whoever had a course to do began with it. */
const begun: ISODate = '2026-09-21'

/** Bernarda and Loreto do what they had to do: a lesson a day, and then its test. */
async function finish(since: Since): Promise<void> {
  if (addDays(begun, 4) >= since.today) return
  const { owner, companyId, userId } = since
  const { rows } = await owner.query<Assigned>(
    `select given.id::int as id,
       case when given.user_id = $2 then 'bernarda' else 'loreto' end as who,
       array(select lesson.id::int from course_lesson lesson
         where lesson.company_id = $1 and lesson.version_id = given.version_id
         order by lesson.position) as lessons
     from course_assignment given
     where given.company_id = $1 and given.state in ('ASSIGNED', 'STARTED')
       and given.user_id in ($2, $3)
     order by given.id`,
    [companyId, userId('bernarda'), userId('loreto')],
  )
  for (const one of rows) await take(since, one)
}

async function take({ act, owner, companyId }: Since, { id, who, lessons }: Assigned) {
  for (const [at, lessonId] of lessons.entries()) {
    await act(who, addDays(begun, at), (context) => openCourseLesson(context, { id, lessonId }))
    await act(who, addDays(begun, at + 1), (context) => completeLesson(context, { id, lessonId }))
  }
  const { rows } = await owner.query<{ version: number; questionId: number; option: number }>(
    `select given.version, question.id::int as "questionId", right_one as option
     from course_assignment given
     join course_question question on question.company_id = $1
       and question.version_id = given.version_id
     cross join lateral unnest(question.right_options) right_one
     where given.company_id = $1 and given.id = $2`,
    [companyId, id],
  )
  const [first] = rows
  if (!first) throw new Error('A course of the demo world asks nothing')
  const answers = rows.map(({ questionId, option }) => ({ questionId, option }))
  await act(who, addDays(begun, lessons.length), (context) =>
    submitCourse(context, { id, version: first.version, acknowledged: true, answers }),
  )
}

/** The people of the vineyard have a course to do within two weeks. */
async function assign({ act, owner, companyId, work }: Since, days: Days) {
  const { rows } = await owner.query<{ course: number; business: number }>(
    `select course.id::int as course, business.id::int as business
     from course join business on business.company_id = $1 and business.slug = 'vina'
     where course.company_id = $1 and course.title = 'Inducción'`,
    [companyId],
  )
  const [chosen] = rows
  if (!chosen) throw new Error('The demo world has no course')
  await act('carolina', days.work(-3), (context) =>
    assignCourse(context, {
      courseId: chosen.course,
      businessId: chosen.business,
      area: 'Viñedos',
      jobTitle: null,
      ruts: null,
      dueOn: days.work(9),
    }),
  )
  const { rows: jobs } = await owner.query<{ id: number }>(
    `select id::int as id from job
     where company_id = $1 and kind = 'courses.assign' and status = 'QUEUED'`,
    [companyId],
  )
  const { job } = courseActs('http://localhost:3000')
  for (const { id } of jobs) await work(job, id, days.work(-3))
}
