import {
  issueMade,
  requireOfPeople,
  writableFolder,
} from '#modules/papers/documents/server/index.ts'
import { wordList } from '#chile/text.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid } from '#platform/server/errors.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { newKey } from '#platform/server/storage/storage.ts'
import { codesIn } from '../model/body.ts'
import { fill } from '../model/fill.ts'
import { documentPaper, printer } from './paper.ts'
import { subjectById } from './subjects.queries.ts'
import { allTags, factsOf, requireKnown, saysReserved } from './tags.ts'
import { templateById, versionOf } from './templates.queries.ts'
import { requireBody, RESERVED_TYPE, templateActs } from './templates.service.ts'

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
  const { body, codes, tags, isReserved } = template
  if (isReserved && !reveal) {
    throw invalid(
      'reveal',
      'La plantilla dice datos reservados: confirme que el documento los diga',
    )
  }
  const facts = (await factsOf(context, tags, [subject], codes)).get(subject.contractId)
  if (!facts) throw new Error('A contract has no facts')
  const { blocks, missing } = fill(body, facts)
  if (missing.length > 0) throw conflict(lacking(missing))
  const { pdf, pages } = await printer.renderPages(documentPaper, { blocks })
  const { tx, session, now, services } = context
  const name = asked.name ?? `${template.name} de ${subject.name ?? ''}`.slice(0, 120)
  const paper = {
    userId: subject.userId,
    userContractId: subject.contractId,
    name,
    pdf,
    pages,
    key: newKey(session.companyId, now.getUTCFullYear()),
  }
  const work = { tx, client: context.client, session, now, storage: services.storage }
  const made = await issueMade(work, { folderId, typeId: template.typeId }, [paper])
  const documentId = made.get(subject.contractId) ?? 0
  await tx
    .insertInto('templateDocument')
    .values({
      templateVersionId: template.versionId,
      documentId,
      userContractId: subject.contractId,
    })
    .execute()
  if (isReserved) recordPeopleAtEnd(context, 'lectura:plantilla', [subject])
  return { id: documentId, name }
}
export type MadeDocument = Awaited<ReturnType<typeof createCollaboratorFileOne>>

/** «Falta «Comuna»», «Faltan «Comuna» y «Dirección»». */
export const lacking = (labels: readonly string[]): string => {
  const quoted = labels.map((label) => `«${label}»`)
  return `${quoted.length === 1 ? 'Falta' : 'Faltan'} ${wordList(quoted)}`
}

/** The published text of a template, whose tags exist and whose type may say what it says. */
export async function published(context: Context, templateId: number) {
  if (!context.can('documentTemplates.read')) throw forbidden()
  const { name, state, typeId, publishedNo } = await templateById(context, templateId)
  templateActs.require('generate', { state, relations: ['other'] }, 'templateId')
  const version = await versionOf(context, templateId, publishedNo ?? 0)
  const [body, tags] = [requireBody(version.body), await allTags(context)]
  requireKnown(body, tags)
  const codes = codesIn(body)
  const isReserved = saysReserved(codes, tags)
  const type = await context.tx
    .selectFrom('documentType')
    .select(['status', 'sensitivity'])
    .where('id', '=', typeId)
    .executeTakeFirstOrThrow()
  if (type.status !== 'ACTIVE') throw conflict('El tipo de la plantilla está archivado')
  if (isReserved && type.sensitivity === 'NORMAL') throw conflict(RESERVED_TYPE)
  return { name, typeId, versionId: version.id, body, codes, tags, isReserved }
}
