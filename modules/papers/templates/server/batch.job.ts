import { actingNow } from '#modules/company/accounts/server/index.ts'
import { issueMade, type MadePaper } from '#modules/papers/documents/server/index.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { type MassWork, massActs } from '#platform/server/records/mass-acts.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { type Drawn, drawnFor } from './made-papers.ts'
import { documentPaper, printer } from './paper.ts'
import { documentName, lacking, type Published, publishedText } from './published-text.ts'
import { subjectsWithin } from './subjects.queries.ts'

/** Number of people in one transaction. */
const atOnce = () => Number(process.env['DOCUMENT_BATCH'] ?? 100)

type Person = { readonly userContractId: number }
type Subject = {
  readonly contractId: number
  readonly userId: number
  readonly businessId: number
  readonly name: string | null
}

/**
 * Makes the documents of a batch, with the rights that its author has meanwhile and the facts of
 * the day on which it was ordered. A killed worker leaves whole transactions; the next one goes on
 * with the others, and prints what was printed before under the same key.
 */
export const documentBatches = (storage: Storage | undefined) =>
  massActs({
    kind: 'documents.generate',
    table: 'documentBatch',
    atOnce,
    acts: {
      GENERATE: {
        doing: 'GENERATING',
        done: 'GENERATED',
        words: 'Generando documentos',
        waiting: (tx, id) =>
          tx
            .selectFrom('documentBatchPerson as person')
            .select('person.userContractId')
            .where('person.batchId', '=', id)
            .where('person.documentId', 'is', null)
            .where('person.problem', 'is', null)
            .orderBy('person.userContractId')
            .execute(),
        work: (work: MassWork, people: readonly Person[], id: number) => {
          if (!storage) throw new Error('documentBatches works in a worker, with a storage')
          return make(work, { storage, people, id })
        },
      },
    },
  })

type Making = { storage: Storage; people: readonly Person[]; id: number }

async function make(work: MassWork, { storage, people, id }: Making): Promise<void> {
  const { tx, client, session, at } = work
  const acting = await actingNow(work, at)
  const { templateVersionId, folderId } = await tx
    .selectFrom('documentBatch')
    .select(['templateVersionId', 'folderId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const template = await publishedText(acting, templateVersionId)
  const subjects: readonly Subject[] = await subjectsWithin(acting)
    .select(['contract.id as contractId', 'contract.userId', 'contract.businessId'])
    .select(nameIn('contract.userId').as('name'))
    .where(sql<boolean>`contract.id = any(${people.map((one) => one.userContractId)}::bigint[])`)
    .orderBy('contract.id')
    .execute()
  const drawn = await drawnFor(acting, template, subjects)
  const key = (contractId: number) =>
    keyOf(session.companyId, at.getUTCFullYear(), `documents.generate:${id}:${contractId}`)
  const whole = drawn.filter(({ missing }) => missing.length === 0)
  const papers = await Promise.all(whole.map((one) => printed(one, template, key)))
  const place = { folderId, typeId: template.typeId }
  const made = await issueMade({ tx, client, session, now: at, storage }, place, papers)
  const lacks = new Map(
    drawn.map(({ subject, missing }) => [
      subject.contractId,
      missing.length === 0 ? null : lacking(missing),
    ]),
  )
  const ends = people.map(({ userContractId }) => ({
    userContractId,
    documentId: made.get(userContractId) ?? null,
    problem: lacks.has(userContractId)
      ? (lacks.get(userContractId) ?? null)
      : 'Ya no está a su alcance',
  }))
  await keep(work, { id, versionId: template.versionId, ends })
  if (template.isReserved) recordPeopleAtEnd(acting, 'lectura:plantilla', subjects)
}

async function printed(
  { subject, blocks }: Drawn<Subject>,
  { name }: Published,
  key: (contractId: number) => string,
): Promise<MadePaper> {
  const { pdf, pages } = await printer.renderPages(documentPaper, { blocks })
  return {
    userId: subject.userId,
    userContractId: subject.contractId,
    name: documentName(name, subject.name),
    pdf,
    pages,
    key: key(subject.contractId),
  }
}

type End = { userContractId: number; documentId: number | null; problem: string | null }

/** Writes what became of some people, and of which text their documents are. */
async function keep(
  { tx }: MassWork,
  { id, versionId, ends }: { id: number; versionId: number; ends: readonly End[] },
): Promise<void> {
  await sql`update document_batch_person person
    set document_id = said.document, problem = said.problem
    from ${bulk(ends, 'said', {
      contract: ['bigint', ({ userContractId }) => userContractId],
      document: ['bigint', ({ documentId }) => documentId],
      problem: ['text', ({ problem }) => problem],
    })}
    where person.company_id = app.current_company() and person.batch_id = ${id}
      and person.user_contract_id = said.contract`.execute(tx)
  const made = ends.flatMap(({ documentId, userContractId }) =>
    documentId === null ? [] : [{ templateVersionId: versionId, documentId, userContractId }],
  )
  if (made.length > 0) await tx.insertInto('templateDocument').values(made).execute()
}
