import { wordList } from '#chile/text.ts'
import type { TemplateTag } from '#platform/model/template-tag.ts'
import type { Acting } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { type Body, codesIn } from '../model/body.ts'
import { allTags, requireKnown, saysReserved } from './tags.ts'
import { requireBody, RESERVED_TYPE, templateActs } from './templates.service.ts'

/** A published text of a template, of which documents are made. */
export type Published = {
  readonly name: string
  readonly typeId: number
  readonly versionId: number
  readonly body: Body
  readonly tags: readonly TemplateTag[]
  /** It says something of class A. */
  readonly isReserved: boolean
}

const texts = ({ tx }: Acting) =>
  tx
    .selectFrom('documentTemplateVersion as text')
    .innerJoin('documentTemplate as template', 'template.id', 'text.templateId')
    .innerJoin('documentType as type', 'type.id', 'template.typeId')
    .select(['text.id as versionId', 'text.body', 'template.name', 'template.typeId'])
    .select(['template.state', 'type.status', 'type.sensitivity'])

/** The published text of a template, whose tags exist and whose type may say what it says. */
export async function published(acting: Acting, templateId: number): Promise<Published> {
  if (!acting.can('documentTemplates.read')) throw forbidden()
  const { state } = await acting.tx
    .selectFrom('documentTemplate')
    .select('state')
    .where('id', '=', templateId)
    .executeTakeFirstOrThrow(notFound)
  templateActs.require('generate', { state, relations: ['other'] }, 'templateId')
  const row = await texts(acting)
    .where('template.id', '=', templateId)
    .whereRef('text.no', '=', 'template.publishedNo')
    .executeTakeFirstOrThrow()
  return usable(acting, row)
}

/** The same text that work began with, also where another one was published meanwhile. */
export async function publishedText(acting: Acting, versionId: number): Promise<Published> {
  if (!acting.can('documentTemplates.read')) throw forbidden()
  const row = await texts(acting).where('text.id', '=', versionId).executeTakeFirstOrThrow()
  return usable(acting, row)
}

type Row = Awaited<ReturnType<ReturnType<typeof texts>['executeTakeFirstOrThrow']>>

async function usable(acting: Acting, row: Row): Promise<Published> {
  const { name, typeId, versionId, status, sensitivity } = row
  const [body, tags] = [requireBody(row.body), await allTags(acting)]
  requireKnown(body, tags)
  const isReserved = saysReserved(codesIn(body), tags)
  if (status !== 'ACTIVE') throw conflict('El tipo de la plantilla está archivado')
  if (isReserved && sensitivity === 'NORMAL') throw conflict(RESERVED_TYPE)
  return { name, typeId, versionId, body, tags, isReserved }
}

/** Refuses to say what is of class A unasked. */
export function requireReveal({ isReserved }: Published, reveal: boolean): void {
  if (!isReserved || reveal) return
  const words = 'La plantilla dice datos reservados: confirme que el documento los diga'
  throw invalid('reveal', words)
}

/** «Falta «Comuna»», «Faltan «Comuna» y «Dirección»». */
export const lacking = (labels: readonly string[]): string => {
  const quoted = labels.map((label) => `«${label}»`)
  return `${quoted.length === 1 ? 'Falta' : 'Faltan'} ${wordList(quoted)}`
}

/** What a document is called unless somebody says otherwise. */
export const documentName = (template: string, person: string | null): string =>
  (person === null ? template : `${template} de ${person}`).slice(0, 120)
