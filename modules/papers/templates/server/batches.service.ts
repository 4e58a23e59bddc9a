import { requireOfPeople, writableFolder } from '#modules/papers/documents/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { cancelJob } from '#platform/server/jobs/enqueue.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { requireBusiness } from '#platform/server/sql/reach.ts'
import { MOST_NAMED, MOST_PEOPLE } from '../model/batch.ts'
import { documentBatches as batches } from './batch.job.ts'
import { type BatchChoice, chosen, documentBatch, groupsOf } from './batches.queries.ts'
import { drawnFor } from './made-papers.ts'
import { lacking, published, requireReveal } from './published-text.ts'

type Asked = BatchChoice & { templateId: number }

const acts = batches(undefined)

/** Who of a choice gets a document now, and what the others lack. */
async function outcomeOf(context: Context, { templateId, ...choice }: Asked) {
  await requireBusiness(context, choice.businessId, 'digitalFolder.create')
  const template = await published(context, templateId)
  const people = await chosen(context, choice)
  if (people.length > MOST_PEOPLE) throw conflict(`Elija a lo más ${MOST_PEOPLE} personas`)
  const drawn = await drawnFor(context, template, people)
  return { template, drawn, lackers: drawn.filter(({ missing }) => missing.length > 0) }
}

/** What making documents of a choice would do: how many, and who lacks what. */
export async function previewDocumentBatch(context: Context, asked: Asked) {
  const { template, drawn, lackers } = await outcomeOf(context, asked)
  const counts = new Map<string, number>()
  for (const { missing } of lackers) {
    for (const label of missing) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return {
    people: drawn.length,
    ready: drawn.length - lackers.length,
    reserved: template.isReserved,
    lacks: [...counts].map(([label, people]) => ({ label, people })),
    lackers: lackers.slice(0, MOST_NAMED).map(({ subject, missing }) => ({
      userId: subject.userId,
      fullname: subject.name,
      missing: lacking(missing),
    })),
    ...(await groupsOf(context, asked.businessId)),
  }
}
export type BatchPreview = Awaited<ReturnType<typeof previewDocumentBatch>>

type Ordered = Asked & { folderId: number; reveal: boolean }

/**
 * Orders the documents of a template for many people. Those who lack something stay as rows with
 * their reason, which are tried again once it was mended.
 */
export async function createCollaboratorFile(context: Context, input: Ordered) {
  const { folderId, reveal, ...asked } = input
  const folder = await writableFolder(context, folderId)
  requireOfPeople(folder)
  const { template, drawn, lackers } = await outcomeOf(context, asked)
  requireReveal(template, reveal)
  if (drawn.length === 0) throw invalid('businessId', 'No hay personas con contrato vigente')
  if (lackers.length === drawn.length) throw conflict('A todas las personas les falta algún dato')
  const { tx, session } = context
  const { id } = await tx
    .insertInto('documentBatch')
    .values({
      businessId: asked.businessId,
      templateVersionId: template.versionId,
      folderId,
      reveal,
      creatorLoginId: session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into document_batch_person (company_id, batch_id, user_contract_id, problem)
    select app.current_company(), ${id}::bigint, said.contract, said.problem
    from ${bulk(drawn, 'said', {
      contract: ['bigint', ({ subject }) => subject.contractId],
      problem: ['text', ({ missing }) => (missing.length === 0 ? null : lacking(missing))],
    })}
    returning user_contract_id`.execute(tx)
  await acts.begin(context, id, 'GENERATE')
  return documentBatch(context, { id })
}

/** Goes on with work that stopped, or tries the people again that had an error. */
export async function resumeDocumentBatch(context: Context, { id }: { id: number }) {
  const { tx } = context
  const row = await documentBatch(context, { id })
  if (row.state === 'GENERATING') {
    await acts.resume(context, row)
    return documentBatch(context, { id })
  }
  if (row.errors === 0) throw conflict('Ya están todos los documentos')
  await acts.start(context, { id, from: 'GENERATED', version: row.version }, 'GENERATE')
  await tx
    .updateTable('documentBatchPerson')
    .set({ problem: null })
    .where('batchId', '=', id)
    .where('problem', 'is not', null)
    .execute()
  return documentBatch(context, { id })
}

/** Stops the work; the documents that were made stay. */
export async function cancelDocumentBatch(context: Context, { id }: { id: number }) {
  await documentBatch(context, { id })
  const { jobId } = await context.tx
    .selectFrom('documentBatch')
    .select('jobId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (jobId === null) throw conflict('El proceso ya terminó')
  await cancelJob(context, jobId)
  return documentBatch(context, { id })
}
