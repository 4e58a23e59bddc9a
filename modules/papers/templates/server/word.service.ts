import { buffer } from 'node:stream/consumers'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { keptFile } from '#platform/server/storage/papers.ts'
import { fileKinds } from '#platform/server/uploads/kinds.ts'
import type { UploadPolicy } from '#platform/server/uploads/policy.ts'
import { drawnFor } from './made-papers.ts'
import { documentName, lacking, published, requireReveal } from './published-text.ts'
import { subjectById } from './subjects.queries.ts'
import { allTags } from './tags.ts'
import { documentTemplate } from './templates.queries.ts'
import { requireBody } from './templates.service.ts'
import { type Drawn, drawnBody } from './word/drawn.ts'
import { BadWord, MOST_BYTES } from './word/parts.ts'
import { readInThread } from './word/reader.ts'

/** The kind under which Word files come in. Their bytes pass in a week. */
const RELATED_TYPE = 'templateWord'

export const wordUploads: UploadPolicy = {
  relatedType: RELATED_TYPE,
  kinds: ['docx'],
  maxFiles: 1,
  maxBytes: MOST_BYTES,
  authorize: (context) => {
    if (!context.can('documentTemplates.create')) throw forbidden()
  },
}

/** The text of a Word file that the actor sent, as the text of a template: nothing is written. */
export async function templateFromWord(context: Context, { fileId }: { fileId: number }) {
  const { tx, session, services } = context
  const { storageKey } = await tx
    .selectFrom('file')
    .select('storageKey')
    .where('id', '=', fileId)
    .where('relatedType', '=', RELATED_TYPE)
    .where('loginId', '=', session.loginId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  const tags = await allTags(context)
  const bytes = await buffer(await services.storage.get(storageKey))
  try {
    const { body, dropped } = await readInThread(
      bytes,
      tags.map(({ code }) => code),
    )
    return { body: JSON.stringify(body), dropped }
  } catch (error) {
    if (!(error instanceof BadWord)) throw error
    throw invalid('fileId', `No se pudo leer el archivo de Word: ${error.message}`)
  }
}
export type ReadWord = Awaited<ReturnType<typeof templateFromWord>>

type Asked = { id: number; userContractId: number | null; reveal: boolean }

/**
 * A Word file of a template, with its tags as they are typed; or with the facts of a contract, of
 * its published text, for who makes documents of that contract.
 */
export async function documentTemplateWord(context: Context, asked: Asked) {
  const { id, userContractId } = asked
  const { name, blocks } =
    userContractId === null
      ? await textOf(context, id)
      : await documentOf(context, { ...asked, userContractId })
  // Its library comes with the first file: no process waits for it to begin.
  const { writeWord } = await import('./word/write.ts')
  const made = await keptFile(context, {
    name: `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.docx`,
    body: await writeWord(name, blocks),
    mediaType: fileKinds.docx.mediaType,
    of: 'documentTemplateWord',
    id: null,
    isCopy: true,
    authored: true,
  })
  return { name: made.name, url: made.url }
}

type Written = { name: string; blocks: readonly Drawn[] }

async function textOf(context: Context, id: number): Promise<Written> {
  const { name, body } = await documentTemplate(context, { id })
  return { name, blocks: drawnBody(requireBody(body)) }
}

async function documentOf(
  context: Context,
  { id, userContractId, reveal }: Asked & { userContractId: number },
): Promise<Written> {
  const subject = await subjectById(context, userContractId)
  const template = await published(context, id)
  requireReveal(template, reveal)
  const [drawn] = await drawnFor(context, template, [subject])
  if (!drawn) throw new Error('A contract has no document')
  if (drawn.missing.length > 0) throw conflict(lacking(drawn.missing))
  if (template.isReserved) recordPeopleAtEnd(context, 'lectura:plantilla', [subject])
  return { name: documentName(template.name, subject.name), blocks: drawn.blocks }
}
