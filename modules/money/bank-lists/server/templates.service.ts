import { layoutProblems, type BankLayout } from '#chile/bank-lists/layout.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/db.ts'
import { personBehind } from '#platform/server/person-names.ts'
import {
  answerCodesText,
  codesText,
  columnsOf,
  layoutOf,
  readLayout,
  storedLayout,
} from '../model/layout.ts'

type One = { id: number }

const templateById = ({ tx }: Context, { id }: One) =>
  tx.selectFrom('bankTemplate').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)

/** A template as it is now, published or not. */
export async function draftOf(context: Context, one: One): Promise<BankLayout> {
  const template = await templateById(context, one)
  const columns = await context.tx
    .selectFrom('bankTemplateColumn')
    .selectAll()
    .where('templateId', '=', one.id)
    .execute()
  return layoutOf(template, columns)
}

/** The version of a template by which lists are made. */
export async function publishedOf(context: Context, { id }: One) {
  const template = await templateById(context, { id })
  if (template.published === 0) throw conflict('Primero hay que publicar la plantilla')
  const stored = await context.tx
    .selectFrom('bankTemplateVersion')
    .select('layout')
    .where('templateId', '=', id)
    .where('number', '=', template.published)
    .executeTakeFirstOrThrow()
  const layout = storedLayout(stored.layout)
  if (!layout) throw new Error(`Version ${template.published} of template ${id} is no layout`)
  return { template, layout }
}

/** Keeps a template as it is now; from then lists are made by it. */
export async function publishBankTemplate(
  context: Context,
  { id, version }: One & { version: number },
) {
  const { tx, session, now } = context
  const template = await tx
    .selectFrom('bankTemplate')
    .select(['version', 'published'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (template.version !== version) throw changedMeanwhile()
  const layout = await draftOf(context, { id })
  const [problem] = layoutProblems(layout)
  if (problem) throw conflict(problem)
  const number = template.published + 1
  await tx
    .insertInto('bankTemplateVersion')
    .values({
      templateId: id,
      number,
      layout: JSON.stringify(layout),
      loginId: session.loginId,
      at: now,
    })
    .execute()
  return tx
    .updateTable('bankTemplate')
    .set({ published: number, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Every version of a template that was published, the last one first. */
export async function bankTemplateVersions(context: Context, one: One) {
  await templateById(context, one)
  const rows = await context.tx
    .selectFrom('bankTemplateVersion as kept')
    .select(['kept.number', 'kept.at', 'kept.layout'])
    .select(sql<string | null>`${sql.raw(personBehind('kept.login_id'))}`.as('author'))
    .where('kept.templateId', '=', one.id)
    .orderBy('kept.number', 'desc')
    .execute()
  return rows.map(({ layout, ...row }) => ({ ...row, layout: JSON.stringify(layout, null, 2) }))
}
export type VersionRow = Awaited<ReturnType<typeof bankTemplateVersions>>[number]

/** A template as a file that another company can import. */
export async function exportBankTemplate(context: Context, one: One) {
  const { name } = await templateById(context, one)
  return { name, layout: JSON.stringify(await draftOf(context, one), null, 2) }
}
export type Exported = Awaited<ReturnType<typeof exportBankTemplate>>

type Imported = { name: string; bankCode: string | null; layout: string }

/** A new template from a file; it is published by whoever has tried it. */
export async function importBankTemplate({ tx }: Context, { name, bankCode, layout }: Imported) {
  const read = readLayout(layout)
  if (!read) throw invalid('layout', 'No es una plantilla exportada de nómina')
  const { file, separator, encoding, lineEnd, heads } = read
  const template = await tx
    .insertInto('bankTemplate')
    .values({
      name,
      bankCode,
      file,
      separator,
      encoding,
      lineEnd,
      heads,
      bankCodes: codesText(read.bankCodes),
      typeCodes: codesText(read.accountTypes),
      answerCodes: answerCodesText(read.answerCodes),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const columns = columnsOf(read).map((one) => ({ ...one, templateId: template.id }))
  if (columns.length > 0) await tx.insertInto('bankTemplateColumn').values(columns).execute()
  return template
}
