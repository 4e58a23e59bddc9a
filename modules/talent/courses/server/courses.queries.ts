import { richText, writeRichText } from '#platform/model/rich-text.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fieldsOf, pageOfView, part, type RowOf, view } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { contains } from '#platform/server/sql/search.ts'
import type { CourseKind, CourseState } from '../model/catalogs.ts'
import { Course, courseFields } from '../model/course.ts'

/** How many lessons a version of the course of a statement has. */
const lessonsOf = (published: string) =>
  sql<number>`(select count(*)::int from course_lesson lesson
    join course_version one on one.company_id = app.current_company()
      and one.id = lesson.version_id and one.course_id = course.id
    where lesson.company_id = app.current_company() and ${sql.raw(published)})`

/** A course in a list, as it is published. */
export const courseView = view({
  ...fieldsOf(Course, 'course', ['id', ...courseFields, 'state', 'version']),
  publishedNo: part(of.maybe(of.int), sql<number | null>`course.published_no`),
  lessonCount: part(of.int, lessonsOf('one.no = coalesce(course.published_no, 1)')),
  hasDraft: part(
    of.flag,
    sql<boolean>`exists (select from course_version one
      where one.company_id = app.current_company() and one.course_id = course.id
        and one.published_at is null)`,
  ),
})
export type CourseRow = RowOf<typeof courseView>

/** The courses that the reader sees: drafts are of who writes courses. */
const seen = ({ tx, can }: Context) =>
  tx
    .selectFrom('course')
    .$if(!can('courses.update'), (query) => query.where('course.state', '<>', 'DRAFT'))

export type CourseFilter = {
  search: string | null
  kind: CourseKind | null
  state: CourseState | null
}

/** A page of the courses, by title. */
export const courses = (context: Context, input: ListInput<CourseFilter, 'title'>) => {
  const { search, kind, state } = input.filter
  const matching = seen(context)
    .where((eb) => equalTo(eb, { 'course.kind': kind, 'course.state': state }))
    .$if(search !== null, (query) => query.where(contains(sql.ref('course.title'), search)))
  const by = { title: sql`lower(course.title)` }
  return pageOfView(context, courseView, matching, { by, ties: ['course.id'] }, input)
}

/** One course that the reader sees. */
export const course = (context: Context, { id }: { id: number }): Promise<CourseRow> =>
  courseView
    .select(context, seen(context))
    .where('course.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

/** The version of a course that its page shows: its writer's draft, or what is published. */
export async function shownVersion({ tx, can }: Context, courseId: number) {
  const row = await tx
    .selectFrom('courseVersion')
    .select(['id', 'no', 'publishedAt'])
    .where('courseId', '=', courseId)
    .$if(!can('courses.update'), (query) => query.where('publishedAt', 'is not', null))
    .orderBy('no', 'desc')
    .executeTakeFirst()
  return row
}

/** The lessons of a version in their order, with their words as they are written. */
export async function lessonsOfVersion({ tx }: Pick<Context, 'tx'>, versionId: number) {
  const rows = await tx
    .selectFrom('courseLesson as lesson')
    .leftJoin('file', 'file.id', 'lesson.fileId')
    .select(['lesson.id', 'lesson.position', 'lesson.title', 'lesson.videoUrl', 'lesson.fileId'])
    .select(['lesson.minSeconds', 'lesson.content as tree', 'file.name as fileName'])
    .where('lesson.versionId', '=', versionId)
    .orderBy('lesson.position')
    .execute()
  return rows.map(({ tree, ...row }) => ({ ...row, content: writeRichText(richText.parse(tree)) }))
}
export type LessonRow = Awaited<ReturnType<typeof lessonsOfVersion>>[number]

/** The questions of a version in their order, without which of their options are right. */
export async function questionsOfVersion({ tx }: Pick<Context, 'tx'>, versionId: number) {
  return tx
    .selectFrom('courseQuestion as question')
    .select(['question.id', 'question.words', 'question.options'])
    .select(sql<number>`cardinality(question.right_options)`.as('rightCount'))
    .where('question.versionId', '=', versionId)
    .orderBy('question.position')
    .execute()
}
export type QuestionRow = Awaited<ReturnType<typeof questionsOfVersion>>[number]

export type WholeCourse = CourseRow & {
  versionNo: number | null
  lessons: readonly LessonRow[]
  questions: readonly QuestionRow[]
}

/** A course with what its page shows. Questions are of who writes it. */
export async function wholeCourse(context: Context, { id }: { id: number }): Promise<WholeCourse> {
  const row = await course(context, { id })
  const version = await shownVersion(context, id)
  if (!version) return { ...row, versionNo: null, lessons: [], questions: [] }
  return {
    ...row,
    versionNo: version.no,
    lessons: await lessonsOfVersion(context, version.id),
    questions: context.can('courses.update') ? await questionsOfVersion(context, version.id) : [],
  }
}
