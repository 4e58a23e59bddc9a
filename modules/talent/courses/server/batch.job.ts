import { type MassWork, massActs } from '#platform/server/records/mass-acts.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { tellAssigned } from './notifications.ts'

/** Number of people in one transaction. */
const atOnce = () => Number(process.env['COURSE_BATCH'] ?? 500)

type Person = { readonly userId: number }

/**
 * Assigns a course to the people of an act, and tells them. A killed worker leaves whole
 * transactions; the next one goes on with the others, and nobody has a course twice.
 */
export const courseActs = (publicUrl: string | undefined) =>
  massActs({
    kind: 'courses.assign',
    table: 'courseBatch',
    atOnce,
    acts: {
      ASSIGN: {
        doing: 'ASSIGNING',
        done: 'ASSIGNED',
        words: 'Asignando el curso',
        waiting: (tx, id) =>
          tx
            .selectFrom('courseBatchPerson as person')
            .select('person.userId')
            .where('person.batchId', '=', id)
            .where('person.assignmentId', 'is', null)
            .where('person.problem', 'is', null)
            .orderBy('person.userId')
            .execute(),
        work: (work: MassWork, people: readonly Person[], id: number) => {
          if (publicUrl === undefined) throw new Error('courseActs works in a worker')
          return assign(work, { publicUrl, people, id })
        },
      },
    },
  })

type Assigning = { publicUrl: string; people: readonly Person[]; id: number }

async function assign(work: MassWork, { publicUrl, people, id }: Assigning): Promise<void> {
  const { tx, session } = work
  const batch = await tx
    .selectFrom('courseBatch as batch')
    .innerJoin('course', 'course.id', 'batch.courseId')
    .select(['batch.courseId', 'batch.versionId', 'batch.dueOn', 'batch.creatorLoginId'])
    .select('course.title')
    .where('batch.id', '=', id)
    .executeTakeFirstOrThrow()
  const { courseId, versionId, dueOn, creatorLoginId } = batch
  const made = await tx
    .insertInto('courseAssignment')
    .values(people.map(({ userId }) => ({ courseId, versionId, userId, dueOn, creatorLoginId })))
    .onConflict((on) => on.doNothing())
    .returning(['id', 'userId'])
    .execute()
  const idOf = new Map(made.map((one) => [one.userId, one.id]))
  await sql`update course_batch_person person
    set assignment_id = said.assignment, problem = said.problem
    from ${bulk(people, 'said', {
      person: ['bigint', ({ userId }) => userId],
      assignment: ['bigint', ({ userId }) => idOf.get(userId) ?? null],
      problem: ['text', ({ userId }) => (idOf.has(userId) ? null : 'Ya lo tiene')],
    })}
    where person.company_id = app.current_company() and person.batch_id = ${id}
      and person.user_id = said.person`.execute(tx)
  await tellAssigned(
    { tx, session, services: { publicUrl } },
    made.map((one) => ({ ...one, title: batch.title, dueOn })),
  )
}
