import { createHash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { actsOf } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { type Body, codesIn, readBody } from '../model/body.ts'
import { templateStates } from '../model/states.ts'
import { allTags, requireKnown, saysReserved } from './tags.ts'
import { documentTemplate, versionOf } from './templates.queries.ts'

export const templateActs = actsOf(templateStates, { table: 'documentTemplate', state: 'state' })

constraintMessages({
  document_template_name_key: { message: 'Ya existe una plantilla con ese nombre', field: 'name' },
})

type Written = { name: string; typeId: number; body: string }
type Seen = { id: number; version: number }

/** Writes a new template, as a draft. */
export async function createDocumentTemplate(context: Context, input: Written) {
  const { name, typeId } = input
  const { tx, session, now } = context
  const text = await checkedText(context, input.body)
  await requireTypeInUse(context, typeId)
  const { id } = await tx
    .insertInto('documentTemplate')
    .values({
      name,
      typeId,
      creatorLoginId: session.loginId,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addVersion(context, id, 1, text)
  return documentTemplate(context, { id })
}

/** Corrects a template. What was published stays: another text is the next version. */
export async function updateDocumentTemplate(context: Context, input: Written & Seen) {
  const { id, version, name, typeId } = input
  const { row, from } = await reached(context, id)
  templateActs.check('edit', from, { version })
  const text = await checkedText(context, input.body)
  if (row.typeId !== typeId) await requireTypeInUse(context, typeId)
  const current = await versionOf(context, id, row.currentNo)
  const isOther = current.sha256 !== text.sha256
  const goesOn = isOther && current.publishedAt !== null
  const currentNo = row.currentNo + (goesOn ? 1 : 0)
  await templateActs.act(context, 'edit', from, {
    version,
    set: { name, typeId, currentNo, ...touched(context) },
  })
  if (goesOn) await addVersion(context, id, currentNo, text)
  else if (isOther) {
    await context.tx
      .updateTable('documentTemplateVersion')
      .set({ ...text, creatorLoginId: context.session.loginId })
      .where('id', '=', current.id)
      .execute()
  }
  return documentTemplate(context, { id })
}

/**
 * Publishes the last text of a template: from now on it is frozen, and documents are made of it.
 * What is of class A goes into documents of a reserved type alone.
 */
export async function publishDocumentTemplate(context: Context, { id, version }: Seen) {
  const { row, from } = await reached(context, id)
  const current = await versionOf(context, id, row.currentNo)
  const isNew = current.publishedAt === null
  templateActs.check('publish', from, { version })
  if (!isNew) throw invalid('version', 'Ese texto ya está publicado')
  const body = requireBody(current.body)
  const tags = await allTags(context)
  requireKnown(body, tags)
  const { sensitivity } = await requireTypeInUse(context, row.typeId)
  if (sensitivity === 'NORMAL' && saysReserved(codesIn(body), tags)) {
    throw invalid('typeId', RESERVED_TYPE)
  }
  await context.tx
    .updateTable('documentTemplateVersion')
    .set({ publishedAt: context.now.toISOString() })
    .where('id', '=', current.id)
    .execute()
  await templateActs.act(context, 'publish', from, {
    version,
    set: { publishedNo: row.currentNo, ...touched(context) },
  })
  return documentTemplate(context, { id })
}

export const RESERVED_TYPE = 'La plantilla dice datos reservados: elija un tipo reservado'

/** Takes a published template out of use; what was made with it stays. */
export async function archiveDocumentTemplate(context: Context, { id, version }: Seen) {
  const { from } = await reached(context, id)
  await templateActs.act(context, 'archive', from, { version, set: touched(context) })
  return documentTemplate(context, { id })
}

/** Removes a draft that was never published. */
export async function deleteDocumentTemplate(context: Context, { id, version }: Seen) {
  const { from } = await reached(context, id)
  templateActs.check('remove', from, { version })
  await context.tx.deleteFrom('documentTemplate').where('id', '=', id).execute()
  return { id, version }
}

/** A template locked, and what its acts go out from. */
async function reached(context: Context, id: number) {
  const row = await templateActs.locked(context, id)
  const { version, state } = row
  return { row, from: { id, version, state, relations: ['other'] as const } }
}

/** The tree of a text. */
export function requireBody(text: string): Body {
  const body = readBody(text)
  if (!body) throw invalid('body', 'El texto no tiene la forma de una plantilla, o es muy largo')
  return body
}

type Text = { body: string; tags: string[]; sha256: string }

/** A text as it is kept, whose tags exist. */
async function checkedText(context: Context, given: string): Promise<Text> {
  const read = requireBody(given)
  requireKnown(read, await allTags(context))
  const body = JSON.stringify(read)
  const sha256 = createHash('sha256').update(body).digest('hex')
  return { body, tags: codesIn(read), sha256 }
}

const addVersion = ({ tx, session }: Context, templateId: number, no: number, text: Text) =>
  tx
    .insertInto('documentTemplateVersion')
    .values({ templateId, no, ...text, creatorLoginId: session.loginId })
    .execute()

async function requireTypeInUse({ tx }: Context, id: number) {
  const type = await tx
    .selectFrom('documentType')
    .select(['status', 'sensitivity'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  if (type.status !== 'ACTIVE') throw invalid('typeId', 'Ese tipo está archivado')
  return type
}
