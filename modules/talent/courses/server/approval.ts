import { z } from 'zod'
import { counted } from '#chile/counts.ts'
import { formatDate } from '#chile/dates.ts'
import { approvalKind, type StoredPending } from '#modules/company/approvals/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { pageOf } from './notifications.ts'

const factsSchema = z.object({
  id: z.number(),
  title: z.string(),
  until: z.iso.date(),
  late: z.boolean(),
  lessons: z.number(),
  ended: z.number(),
})

/**
 * The courses that the person of the session has to do: those of nobody in whose place they answer,
 * and of nobody in a simulation.
 */
function coursesOf({ actor, session, onBehalfOf, can, today }: Context) {
  if (actor.userId === null || session.acting || onBehalfOf !== null) return undefined
  if (!can('courseProgress.update')) return undefined
  return sql<StoredPending>`select 'COURSE' as kind, assigned.id, assigned.version as seen,
      assigned.user_id, assigned.created_at as since,
      jsonb_build_object('id', assigned.id, 'title', course.title, 'until', assigned.due_on,
        'late', assigned.due_on < ${today}::date,
        'lessons', (select count(*) from course_lesson lesson
          where lesson.company_id = app.current_company()
            and lesson.version_id = assigned.version_id),
        'ended', (select count(*) from course_progress progress
          where progress.company_id = app.current_company()
            and progress.assignment_id = assigned.id
            and progress.completed_at is not null)) as facts
    from course_assignment assigned
    join course on course.company_id = app.current_company() and course.id = assigned.course_id
    where assigned.company_id = app.current_company() and assigned.user_id = ${actor.userId}
      and assigned.state in ('ASSIGNED', 'STARTED')`
}

approvalKind.on('courses', {
  kind: 'COURSE',
  entity: 'courseAssignment',
  pending: coursesOf,
  words: (facts) => {
    const { id, title, until, late, lessons, ended } = factsSchema.parse(facts)
    const due = late ? `El plazo pasó el ${formatDate(until)}` : `Plazo: ${formatDate(until)}`
    return {
      title,
      summary: `${due}, ${ended} de ${counted(lessons, 'lección', 'lecciones')}`,
      link: pageOf(id),
    }
  },
  // Whoever has a course is reminded by `tasks.ts`, and takes it on its page.
  waits: null,
  answer: null,
})
