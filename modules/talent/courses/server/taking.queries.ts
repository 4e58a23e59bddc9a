import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fieldsOf, pageOfView, part, type RowOf, view } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { type AssignmentState, CourseDuty, CourseKind } from '../model/catalogs.ts'
import { CourseAssignment } from '../model/course.ts'
import { type LessonRow, lessonsOfVersion, questionsOfVersion } from './courses.queries.ts'

/** A course as its person has it. */
export const assignedView = view({
  ...fieldsOf(CourseAssignment, 'assigned', [
    ...(['id', 'courseId', 'dueOn', 'state', 'attemptsUsed', 'score', 'acknowledgedAt'] as const),
    ...(['passedOn', 'expiresOn', 'version'] as const),
  ]),
  title: part(of.text, sql<string>`course.title`),
  about: part(of.text, sql<string>`course.about`),
  kind: part(of.choice(CourseKind), sql<CourseKind>`course.kind`),
  duty: part(of.maybe(of.choice(CourseDuty)), sql<CourseDuty | null>`course.duty`),
  passPercent: part(of.int, sql<number>`course.pass_percent`),
  attempts: part(of.int, sql<number>`course.attempts`),
  documentId: part(of.maybe(of.id('document')), sql<number | null>`assigned.document_id`),
  lessonCount: part(
    of.int,
    sql<number>`(select count(*)::int from course_lesson lesson
      where lesson.company_id = app.current_company()
        and lesson.version_id = assigned.version_id)`,
  ),
  doneCount: part(
    of.int,
    sql<number>`(select count(*)::int from course_progress seen
      where seen.company_id = app.current_company() and seen.assignment_id = assigned.id
        and seen.completed_at is not null)`,
  ),
})
export type AssignedRow = RowOf<typeof assignedView>

/** One's own courses: nobody takes a course for somebody else. */
const own = ({ tx, actor }: Context) =>
  tx
    .selectFrom('courseAssignment as assigned')
    .innerJoin('course', 'course.id', 'assigned.courseId')
    .where('assigned.userId', '=', actor.userId ?? 0)

type Filter = { state: AssignmentState | null; pending: boolean | null }

/** A page of one's own courses: what is due first. */
export const assignedCourses = (context: Context, input: ListInput<Filter, 'dueOn' | 'title'>) => {
  const { state, pending } = input.filter
  const matching = own(context)
    .where((eb) => equalTo(eb, { 'assigned.state': state }))
    .$if(pending === true, (query) => query.where('assigned.state', 'in', ['ASSIGNED', 'STARTED']))
  const by = { dueOn: sql`assigned.due_on`, title: sql`lower(course.title)` }
  return pageOfView(context, assignedView, matching, { by, ties: ['assigned.id'] }, input)
}

/** One of one's own courses. */
export const assignedRow = (context: Context, id: number): Promise<AssignedRow> =>
  assignedView
    .select(context, own(context))
    .where('assigned.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

/** A lesson as its person has it; its words come once it was opened. */
export type TakenLesson = Pick<LessonRow, 'id' | 'title' | 'minSeconds'> & {
  content: string | null
  videoUrl: string | null
  fileName: string | null
  openedAt: Date | null
  completedAt: Date | null
}

/** When each lesson of an assignment was opened and ended. */
export async function progressOf({ tx }: Context, assignmentId: number) {
  const rows = await tx
    .selectFrom('courseProgress')
    .select(['lessonId', 'openedAt', 'completedAt'])
    .where('assignmentId', '=', assignmentId)
    .execute()
  return new Map(rows.map(({ lessonId, ...row }) => [lessonId, row]))
}

const versionOf = async ({ tx }: Context, id: number): Promise<number> => {
  const { versionId } = await tx
    .selectFrom('courseAssignment')
    .select('versionId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return versionId
}

/** The lessons of one's own course, and its questions once all lessons ended and it is open. */
export async function takenCourse(context: Context, { id: assignedId }: { id: number }) {
  const row = await assignedRow(context, assignedId)
  const versionId = await versionOf(context, row.id)
  const seen = await progressOf(context, row.id)
  const lessons = (await lessonsOfVersion(context, versionId)).map((lesson): TakenLesson => {
    const { id, title, minSeconds, content, videoUrl, fileName } = lesson
    const { openedAt = null, completedAt = null } = seen.get(id) ?? {}
    const shown = openedAt === null ? null : { content, videoUrl, fileName }
    return {
      id,
      title,
      minSeconds,
      openedAt,
      completedAt,
      content: shown?.content ?? null,
      videoUrl: shown?.videoUrl ?? null,
      fileName: shown?.fileName ?? null,
    }
  })
  const isReady = row.state === 'STARTED' && lessons.every((one) => one.completedAt !== null)
  const questions = isReady ? await questionsOfVersion(context, versionId) : []
  return { ...row, lessons, questions, isReady }
}
export type TakenCourse = Awaited<ReturnType<typeof takenCourse>>
