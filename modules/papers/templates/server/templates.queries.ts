import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fieldsOf, pageOfView, part, type RowOf, view } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { contains } from '#platform/server/sql/search.ts'
import type { TemplateState } from '../model/catalogs.ts'
import { DocumentTemplate } from '../model/template.ts'

export type TemplateFilter = {
  search: string | null
  typeId: number | null
  state: TemplateState | null
}
export const templateSort = ['name', 'updatedAt'] as const

/** What a list shows of a template. */
export const templateView = view({
  ...fieldsOf(DocumentTemplate, 'template', ['id', 'name', 'typeId', 'state', 'currentNo']),
  ...fieldsOf(DocumentTemplate, 'template', ['publishedNo', 'version']),
  typeLabel: part(of.text, sql<string>`type.label`),
  updatedAt: part(of.dateTime, sql<Date>`template.updated_at`),
})
export type TemplateRow = RowOf<typeof templateView>

const shown = ({ tx }: Pick<Context, 'tx'>) =>
  tx
    .selectFrom('documentTemplate as template')
    .innerJoin('documentType as type', 'type.id', 'template.typeId')

/** A page of the templates of the company. */
export function documentTemplates(
  context: Context,
  input: ListInput<TemplateFilter, (typeof templateSort)[number]>,
) {
  const { search, typeId, state } = input.filter
  const matching = shown(context)
    .where((eb) => equalTo(eb, { 'template.typeId': typeId, 'template.state': state }))
    .$if(search !== null, (query) => query.where(contains(sql.ref('template.name'), search ?? '')))
  const by = { name: sql`app.plain(template.name)`, updatedAt: sql`template.updated_at` }
  return pageOfView(context, templateView, matching, { by, ties: ['template.id'] }, input)
}

/** One template of the company. */
export async function templateById(context: Context, id: number): Promise<TemplateRow> {
  return templateView
    .select(context, shown(context))
    .where('template.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

/** The text of a template by its number. */
export async function versionOf({ tx }: Pick<Context, 'tx'>, templateId: number, no: number) {
  return tx
    .selectFrom('documentTemplateVersion')
    .select(['id', 'no', 'body', 'tags', 'sha256', 'publishedAt'])
    .where('templateId', '=', templateId)
    .where('no', '=', no)
    .executeTakeFirstOrThrow(notFound)
}

/** A template with its text, and the text that is published where that is another one. */
export async function documentTemplate(context: Context, { id }: { id: number }) {
  const row = await templateById(context, id)
  const current = await versionOf(context, id, row.currentNo)
  const published =
    row.publishedNo === null || row.publishedNo === row.currentNo
      ? null
      : await versionOf(context, id, row.publishedNo)
  return { ...row, body: current.body, publishedBody: published?.body ?? null }
}
export type TemplateDetail = Awaited<ReturnType<typeof documentTemplate>>
