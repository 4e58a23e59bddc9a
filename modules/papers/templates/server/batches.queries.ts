import {
  areasInForce,
  choosePeople,
  jobsInForce,
  ofRuts,
} from '#modules/people/chosen-people/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fieldsOf, pageOfView, part, type RowOf, view } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn, personBehind, surnameIn } from '#platform/server/sql/person-names.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'
import { DocumentBatch } from '../model/batch.ts'
import { needed } from './subjects.queries.ts'

/** How many people of a `batch` of a statement some condition holds of. */
const counted = (condition: string) =>
  sql<number>`(select count(*)::integer from document_batch_person person
    where person.company_id = app.current_company() and person.batch_id = batch.id
      and ${sql.raw(condition)})`

/** A batch with how far its work is. */
export const batchView = view({
  ...fieldsOf(DocumentBatch, 'batch', ['id', 'businessId', 'folderId', 'reveal', 'state']),
  ...fieldsOf(DocumentBatch, 'batch', ['version']),
  templateName: part(of.text, sql<string>`template.name`),
  businessName: part(of.text, sql<string>`business.name`),
  createdAt: part(of.dateTime, sql<Date>`batch.created_at`),
  people: part(of.int, counted('true')),
  made: part(of.int, counted('person.document_id is not null')),
  errors: part(of.int, counted('person.problem is not null')),
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

/** The batches of razones sociales that the actor reaches whole. */
const reached = ({ tx, reach }: Context) =>
  tx
    .selectFrom('documentBatch as batch')
    .innerJoin('business', 'business.id', 'batch.businessId')
    .innerJoin('documentTemplateVersion as text', 'text.id', 'batch.templateVersionId')
    .innerJoin('documentTemplate as template', 'template.id', 'text.templateId')
    .leftJoin('job', 'job.id', 'batch.jobId')
    .where(businessWithin(reach('digitalFolder.create'), 'batch.businessId'))

/** A page of the batches, the last ones first unless asked otherwise. */
export const documentBatches = (
  context: Context,
  input: ListInput<Record<never, never>, 'createdAt'>,
) => {
  const by = { createdAt: sql`batch.created_at` }
  return pageOfView(context, batchView, reached(context), { by, ties: ['batch.id'] }, input)
}

/** One batch; out of reach is answered as not found. */
export const documentBatch = (context: Context, { id }: { id: number }): Promise<BatchRow> =>
  batchView
    .select(context, reached(context))
    .where('batch.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

/** A person of a batch: their document, or why they have none. */
export const batchPersonView = view({
  userContractId: part(of.id('contract'), sql<number>`person.user_contract_id`),
  userId: part(of.id('user'), sql<number>`contract.user_id`),
  fullname: part(of.maybe(of.text), nameIn('contract.userId')),
  contractCode: part(of.text, sql<string>`contract.code`),
  documentId: part(of.maybe(of.id('document')), sql<number | null>`person.document_id`),
  problem: part(of.maybe(of.text), sql<string | null>`person.problem`),
})

/** A page of the people of a batch that the actor reaches, by surname. */
export async function documentBatchPeople(
  context: Context,
  input: ListInput<{ id: number; errors: boolean | null }, 'fullname'>,
) {
  const { id, errors } = input.filter
  await documentBatch(context, { id })
  const matching = context.tx
    .selectFrom('documentBatchPerson as person')
    .innerJoin('userContract as contract', 'contract.id', 'person.userContractId')
    .where('person.batchId', '=', id)
    .where((eb) => eb.and(needed.map((permission) => contractWithin(context, permission))))
    .$if(errors === true, (query) => query.where('person.problem', 'is not', null))
  const by = { fullname: surnameIn('contract.userId') }
  return pageOfView(context, batchPersonView, matching, { by, ties: ['contract.id'] }, input)
}

export type BatchChoice = {
  businessId: number
  area: string | null
  jobTitle: string | null
  ruts: string | null
}

/** The contracts of a choice, of which the actor makes documents, by surname. */
export const chosen = (context: Context, { ruts, ...choice }: BatchChoice) =>
  choosePeople(context, 'digitalFolder.create', {
    ...choice,
    from: context.today,
    to: context.today,
  })
    .innerJoin('users', 'users.id', 'contract.userId')
    .where((eb) => eb.and(needed.map((permission) => contractWithin(context, permission))))
    .$if(ruts !== null, (query) => query.where(ofRuts('users.rut', ruts ?? '')))
    .clearSelect()
    .select(['contract.id as contractId', 'contract.userId', 'contract.businessId'])
    .select(nameIn('contract.userId').as('name'))
    .orderBy(surnameIn('contract.userId'))
    .orderBy('contract.id')
    .execute()

/** The areas and jobs of a razón social that a form offers. */
export async function groupsOf({ tx, today }: Context, businessId: number) {
  const areas = await areasInForce(tx, businessId, today)
  const jobs = await jobsInForce(tx, businessId, today)
  return {
    areas: areas.flatMap(({ area }) => (area === null ? [] : [area])),
    jobs: jobs.map(({ jobTitle }) => jobTitle),
  }
}
