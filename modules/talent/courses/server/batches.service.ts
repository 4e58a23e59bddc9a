import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '#platform/server/errors.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { requireBusiness } from '#platform/server/sql/reach.ts'
import { MOST_PEOPLE } from '../model/course.ts'
import { courseActs } from './batch.job.ts'
import { chosen, courseBatch, type CourseChoice, groupsOf } from './batches.queries.ts'

type Asked = CourseChoice & { courseId: number }

const acts = courseActs(undefined)

/** The version in which a course is assigned now. */
async function publishedVersion(tx: Tx, courseId: number): Promise<number> {
  const course = await tx
    .selectFrom('course')
    .leftJoin('courseVersion as text', (join) =>
      join.onRef('text.courseId', '=', 'course.id').onRef('text.no', '=', 'course.publishedNo'),
    )
    .select(['course.state', 'text.id'])
    .where('course.id', '=', courseId)
    .executeTakeFirstOrThrow(notFound)
  if (course.state === 'CLOSED') throw conflict('El curso está cerrado')
  if (course.id === null) throw conflict('Publique el curso antes de asignarlo')
  return course.id
}

/** Which of some people have a course: open, or passed in its version and in force. */
async function holders(tx: Tx, people: readonly number[], versionId: number, courseId: number) {
  const rows = await tx
    .selectFrom('courseAssignment')
    .select('userId')
    .where(sql<boolean>`user_id = any(${[...people]}::bigint[])`)
    .where('courseId', '=', courseId)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['ASSIGNED', 'STARTED']),
        eb.and([eb('state', '=', 'PASSED'), eb('versionId', '=', versionId)]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ userId }) => userId))
}

async function outcomeOf(context: Context, { courseId, ...choice }: Asked) {
  await requireBusiness(context, choice.businessId, 'courseProgress.create')
  const versionId = await publishedVersion(context.tx, courseId)
  const people = await chosen(context, choice)
  if (people.length > MOST_PEOPLE) throw conflict(`Elija a lo más ${MOST_PEOPLE} personas`)
  const having = await holders(context.tx, people, versionId, courseId)
  return { versionId, people, having }
}

/** What assigning a course to a choice would do: to how many, and how many have it. */
export async function previewCourseAssignment(context: Context, asked: Asked) {
  const { people, having } = await outcomeOf(context, asked)
  return {
    people: people.length,
    already: having.size,
    ...(await groupsOf(context, asked.businessId)),
  }
}
export type CoursePreview = Awaited<ReturnType<typeof previewCourseAssignment>>

/**
 * Orders a course for many people. Who has it already stays as a row with its reason.
 *
 * @throws UserError invalid at `dueOn`, conflict
 */
export async function assignCourse(context: Context, input: Asked & { dueOn: ISODate }) {
  const { dueOn, ...asked } = input
  if (dueOn < context.today) throw invalid('dueOn', 'No puede ser antes de hoy')
  const { versionId, people, having } = await outcomeOf(context, asked)
  if (people.length === 0) throw invalid('businessId', 'No hay personas con contrato vigente')
  if (having.size === people.length) throw conflict('Todas las personas ya tienen este curso')
  const { tx, session } = context
  const { id } = await tx
    .insertInto('courseBatch')
    .values({
      courseId: asked.courseId,
      versionId,
      businessId: asked.businessId,
      dueOn,
      creatorLoginId: session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into course_batch_person (company_id, batch_id, user_id, problem)
    select app.current_company(), ${id}::bigint, said.person, said.problem
    from ${bulk(people, 'said', {
      person: ['bigint', (one) => one],
      problem: ['text', (one) => (having.has(one) ? 'Ya lo tiene' : null)],
    })}
    returning user_id`.execute(tx)
  await acts.begin(context, id, 'ASSIGN')
  return courseBatch(context, { id })
}

/** Goes on with work that stopped. */
export async function resumeCourseBatch(context: Context, { id }: { id: number }) {
  await acts.resume(context, await courseBatch(context, { id }))
  return courseBatch(context, { id })
}

/** Takes an act back: who began the course keeps it, with what they did. */
export async function undoCourseBatch(
  context: Context,
  { id, version }: { id: number; version: number },
) {
  const { tx } = context
  const row = await courseBatch(context, { id })
  if (row.state !== 'ASSIGNED') throw conflict('Solo se deshace lo que ya se asignó')
  const { numUpdatedRows } = await tx
    .updateTable('courseBatch')
    .set({ state: 'UNDONE', version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'ASSIGNED')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedMeanwhile({ table: 'courseBatch', key: { id } })
  const { rows } = await sql<{ id: number }>`select assigned.id from course_assignment assigned
    join course_batch_person person on person.company_id = app.current_company()
      and person.assignment_id = assigned.id and person.batch_id = ${id}
    where assigned.company_id = app.current_company() and assigned.state = 'ASSIGNED'
    order by assigned.id for update of assigned`.execute(tx)
  const ids = rows.map((one) => one.id)
  await tx
    .updateTable('courseBatchPerson')
    .set({ assignmentId: null, problem: 'Se deshizo la asignación' })
    .where('batchId', '=', id)
    .where(sql<boolean>`assignment_id = any(${ids}::bigint[])`)
    .execute()
  await tx
    .deleteFrom('courseAssignment')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  return courseBatch(context, { id })
}
