import {
  areasInForce,
  choosePeople,
  jobsInForce,
  ofRuts,
} from '#modules/people/chosen-people/server/index.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fieldsOf, pageOfView, part, type RowOf, view } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn, personBehind, surnameIn } from '#platform/server/sql/person-names.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'
import { CourseBatch } from '../model/course.ts'

/** How many people of a `batch` of a statement some condition holds of. */
const counted = (condition: string) =>
  sql<number>`(select count(*)::integer from course_batch_person person
    where person.company_id = app.current_company() and person.batch_id = batch.id
      and ${sql.raw(condition)})`

/** An act of assigning, with how far its work is. */
export const batchView = view({
  ...fieldsOf(CourseBatch, 'batch', ['id', 'courseId', 'businessId', 'dueOn', 'state', 'version']),
  title: part(of.text, sql<string>`course.title`),
  businessName: part(of.text, sql<string>`business.name`),
  createdAt: part(of.dateTime, sql<Date>`batch.created_at`),
  people: part(of.int, counted('true')),
  made: part(of.int, counted('person.assignment_id is not null')),
  done: part(of.int, sql<number>`coalesce(job.done, 0)`),
  total: part(of.int, sql<number>`coalesce(job.total, 0)`),
  failed: part(of.flag, sql<boolean>`coalesce(job.status in ('FAILED', 'CANCELLED'), false)`),
  problem: part(of.maybe(of.text), sql<string | null>`job.error`),
  author: part(
    of.maybe(of.text),
    sql<string | null>`${sql.raw(personBehind('batch.creator_login_id'))}`,
  ),
})
export type BatchRow = RowOf<typeof batchView>

/** The acts over razones sociales that the actor reaches whole. */
const reached = ({ tx, reach }: Context) =>
  tx
    .selectFrom('courseBatch as batch')
    .innerJoin('course', 'course.id', 'batch.courseId')
    .innerJoin('business', 'business.id', 'batch.businessId')
    .leftJoin('job', 'job.id', 'batch.jobId')
    .where(businessWithin(reach('courseProgress.create'), 'batch.businessId'))

/** A page of the acts, the last ones first unless asked otherwise. */
export const courseBatches = (
  context: Context,
  input: ListInput<Record<never, never>, 'createdAt'>,
) => {
  const by = { createdAt: sql`batch.created_at` }
  return pageOfView(context, batchView, reached(context), { by, ties: ['batch.id'] }, input)
}

/** One act; out of reach is answered as not found. */
export const courseBatch = (context: Context, { id }: { id: number }): Promise<BatchRow> =>
  batchView
    .select(context, reached(context))
    .where('batch.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

/** A person of an act: whether they have the course, or why not. */
export const batchPersonView = view({
  userId: part(of.id('user'), sql<number>`person.user_id`),
  fullname: part(of.maybe(of.text), nameIn('person.userId')),
  isAssigned: part(of.flag, sql<boolean>`person.assignment_id is not null`),
  problem: part(of.maybe(of.text), sql<string | null>`person.problem`),
})

/** A page of the people of an act within the reach of the actor, by surname. */
export async function courseBatchPeople(
  context: Context,
  input: ListInput<{ id: number }, 'fullname'>,
) {
  const { id } = input.filter
  await courseBatch(context, { id })
  const matching = context.tx
    .selectFrom('courseBatchPerson as person')
    .where('person.batchId', '=', id)
    .where(personWithin(context.reach('courseProgress.create'), 'person.userId'))
  const by = { fullname: surnameIn('person.userId') }
  return pageOfView(context, batchPersonView, matching, { by, ties: ['person.userId'] }, input)
}

export type CourseChoice = {
  businessId: number
  area: string | null
  jobTitle: string | null
  ruts: string | null
}

/** The people of a choice to which the actor may assign courses. */
export async function chosen(context: Context, { ruts, ...choice }: CourseChoice) {
  const rows = await choosePeople(context, 'courseProgress.create', {
    ...choice,
    from: context.today,
    to: context.today,
  })
    .innerJoin('users', 'users.id', 'contract.userId')
    .$if(ruts !== null, (query) => query.where(ofRuts('users.rut', ruts ?? '')))
    .clearSelect()
    .select('contract.userId')
    .execute()
  return [...new Set(rows.map(({ userId }) => userId))]
}

/** The areas and jobs of a razón social that a form offers. */
export async function groupsOf({ tx, today }: Context, businessId: number) {
  const areas = await areasInForce(tx, businessId, today)
  const jobs = await jobsInForce(tx, businessId, today)
  return {
    areas: areas.flatMap(({ area }) => (area === null ? [] : [area])),
    jobs: jobs.map(({ jobTitle }) => jobTitle),
  }
}
