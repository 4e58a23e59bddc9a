import {
  issueMade,
  requireOfPeople,
  writableFolder,
} from '#modules/papers/documents/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { newKey } from '#platform/server/storage/storage.ts'
import { drawnFor } from './made-papers.ts'
import { documentPaper, printer } from './paper.ts'
import { documentName, lacking, published, requireReveal } from './published-text.ts'
import { subjectById } from './subjects.queries.ts'

type Asked = {
  userContractId: number
  businessId: number
  templateId: number
  folderId: number
  name: string | null
  reveal: boolean
}

/**
 * Makes a document of a published template for one contract, and issues it in a folder of its
 * person. What the text says and the person lacks is refused by its name.
 */
export async function createCollaboratorFileOne(context: Context, asked: Asked) {
  const { templateId, folderId, reveal } = asked
  const folder = await writableFolder(context, folderId)
  requireOfPeople(folder)
  const subject = await subjectById(context, asked.userContractId)
  if (subject.businessId !== asked.businessId) {
    throw invalid('businessId', 'El contrato es de otra razón social')
  }
  const template = await published(context, templateId)
  requireReveal(template, reveal)
  const [drawn] = await drawnFor(context, template, [subject])
  if (!drawn) throw new Error('A contract has no document')
  const { blocks, missing } = drawn
  if (missing.length > 0) throw conflict(lacking(missing))
  const { pdf, pages } = await printer.renderPages(documentPaper, { blocks })
  const { tx, client, session, now, services } = context
  const name = asked.name ?? documentName(template.name, subject.name)
  const paper = {
    userId: subject.userId,
    userContractId: subject.contractId,
    name,
    pdf,
    pages,
    key: newKey(session.companyId, now.getUTCFullYear()),
  }
  const work = { tx, client, session, now, storage: services.storage }
  const made = await issueMade(work, { folderId, typeId: template.typeId }, [paper])
  const documentId = made.get(subject.contractId)
  if (documentId === undefined) throw new Error('A document was not kept')
  await tx
    .insertInto('templateDocument')
    .values({
      templateVersionId: template.versionId,
      documentId,
      userContractId: subject.contractId,
    })
    .execute()
  if (template.isReserved) recordPeopleAtEnd(context, 'lectura:plantilla', [subject])
  return { id: documentId, name }
}
export type MadeDocument = Awaited<ReturnType<typeof createCollaboratorFileOne>>
