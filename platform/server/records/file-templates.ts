import type { FileLayout } from '#chile/line-files/layout.ts'
import { type Content, fileRows, fileText } from '#chile/line-files/write.ts'
import type { Context } from '../context.ts'
import { sql, type TenantTable } from '../sql/db.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '../errors.ts'
import { personBehind } from '../sql/person-names.ts'
import { writeExcelRows } from '../sheets/write-excel.ts'
import { writeXls } from '../sheets/write-xls.ts'
import { refuseStale } from './states.ts'

type Table = TenantTable

/** A kind of template: where it is kept, and what its layouts are. */
export type TemplateFacts<Template, Column, Layout> = {
  /** The templates, which have `name`, `published` and `version`. */
  table: Table
  /** Their columns, and their published layouts: both have `template_id`. */
  columns: Table
  versions: Table
  layoutOf: (template: Template, columns: readonly Column[]) => Layout
  columnsOf: (layout: Layout) => readonly Column[]
  /** The values of a new template with a layout. */
  valuesOf: (layout: Layout) => Readonly<Record<string, unknown>>
  /** A layout as a value of JSON has it; nothing when it is another thing. */
  storedLayout: (value: unknown) => Layout | undefined
  /** What is wrong with a layout before anything is written. */
  problems: (layout: Layout) => readonly string[]
  /** What is said of a text that is no exported template. */
  noTemplate: string
}

type One = { id: number }
type Head = { id: number; name: string; published: number; version: number }

export type VersionRow = { number: number; at: Date; author: string | null; layout: string }

type Facts<Template, Column, Layout> = TemplateFacts<Template, Column, Layout>
type Placed = { position: number }

/**
 * Templates of files: read, published by version, exported and imported. The kit may cast: the
 * names of tables are data here.
 */
export const templatesOf = <Template, Column extends Placed, Layout>(
  facts: Facts<Template, Column, Layout>,
) => ({
  /** A template as it is now, published or not. */
  draftOf: (context: Context, one: One) => draftOf(context, facts, one),
  /** The version of a template by which files are made. */
  publishedOf: (context: Context, one: One) => publishedOf(context, facts, one),
  /** Keeps a template as it is now; from then files are made by it. */
  publish: (context: Context, one: One & { version: number }) => publish(context, facts, one),
  /** Every version of a template that was published, the last one first. */
  versions: (context: Context, one: One) => versionsOf(context, facts, one),
  /** A template as a file that another company can import. */
  async exported(context: Context, one: One) {
    const { name } = await templateById(context, facts, one)
    return { name, layout: JSON.stringify(await draftOf(context, facts, one), null, 2) }
  },
  /** A new template from a file; it is published by whoever has tried it. */
  imported: (context: Context, given: { layout: string }) => imported(context, facts, given),
  move: (context: Context, given: Move) => moveColumn(context, facts, given),
})

const templateById = async <Template>(
  { tx }: Context,
  { table }: Pick<Facts<Template, never, never>, 'table'>,
  { id }: One,
) =>
  (await tx
    .selectFrom(table)
    .selectAll()
    .where('id' as never, '=', id as never)
    .executeTakeFirstOrThrow(notFound)) as unknown as Head & Template

async function draftOf<Template, Column, Layout>(
  context: Context,
  facts: Facts<Template, Column, Layout>,
  one: One,
): Promise<Layout> {
  const template = await templateById<Template>(context, facts, one)
  const columns = await context.tx
    .selectFrom(facts.columns)
    .selectAll()
    .where('templateId' as never, '=', one.id as never)
    .execute()
  return facts.layoutOf(template, columns as unknown as Column[])
}

async function publishedOf<Template, Column, Layout>(
  context: Context,
  facts: Facts<Template, Column, Layout>,
  { id }: One,
) {
  const template: Head = await templateById(context, facts, { id })
  if (template.published === 0) throw conflict('Primero hay que publicar la plantilla')
  const stored = (await context.tx
    .selectFrom(facts.versions)
    .selectAll()
    .where('templateId' as never, '=', id as never)
    .where('number' as never, '=', template.published as never)
    .executeTakeFirstOrThrow()) as unknown as { layout: unknown }
  const layout = facts.storedLayout(stored.layout)
  if (!layout) throw new Error(`Version ${template.published} of template ${id} is no layout`)
  return { template, layout }
}

async function publish<Template, Column, Layout>(
  context: Context,
  facts: Facts<Template, Column, Layout>,
  { id, version }: One & { version: number },
): Promise<Head> {
  const { tx, session, now } = context
  const template = (await tx
    .selectFrom(facts.table)
    .selectAll()
    .where('id' as never, '=', id as never)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)) as unknown as Head
  if (template.version !== version) throw changedMeanwhile({ table: facts.table, key: { id } })
  const layout = await draftOf(context, facts, { id })
  const [problem] = facts.problems(layout)
  if (problem) throw conflict(problem)
  const number = template.published + 1
  const kept = { templateId: id, number, layout: JSON.stringify(layout) }
  await tx
    .insertInto(facts.versions as never)
    .values({ ...kept, loginId: session.loginId, at: now } as never)
    .execute()
  return (await tx
    .updateTable(facts.table as never)
    .set({ published: number, version: version + 1 } as never)
    .where('id' as never, '=', id as never)
    .returningAll()
    .executeTakeFirstOrThrow()) as Head
}

async function versionsOf<Template, Column, Layout>(
  context: Context,
  facts: Facts<Template, Column, Layout>,
  one: One,
): Promise<VersionRow[]> {
  await templateById(context, facts, one)
  const rows = (await context.tx
    .selectFrom(`${facts.versions} as kept` as never)
    .select(['kept.number', 'kept.at', 'kept.layout'] as never)
    .select(sql<string | null>`${sql.raw(personBehind('kept.login_id'))}`.as('author'))
    .where('kept.templateId' as never, '=', one.id as never)
    .orderBy('kept.number' as never, 'desc')
    .execute()) as unknown as VersionRow[]
  return rows.map(({ layout, ...row }) => ({ ...row, layout: JSON.stringify(layout, null, 2) }))
}

async function imported<Template, Column extends Placed, Layout>(
  { tx }: Context,
  facts: Facts<Template, Column, Layout>,
  given: { layout: string },
): Promise<Head> {
  const { layout: text, ...values } = given
  const layout = facts.storedLayout(jsonIn(text))
  if (!layout) throw invalid('layout', facts.noTemplate)
  const template = (await tx
    .insertInto(facts.table as never)
    .values({ ...values, ...facts.valuesOf(layout) } as never)
    .returningAll()
    .executeTakeFirstOrThrow()) as Head
  const columns = facts.columnsOf(layout).map((one) => ({ ...one, templateId: template.id }))
  if (columns.length > 0) {
    await tx
      .insertInto(facts.columns as never)
      .values(columns as never)
      .execute()
  }
  return template
}

/** The value of a text of JSON; nothing of another text. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Move = { id: number; version: number; before: number | null }
type Moved = { id: number; templateId: number; section: string; version: number; position: number }

/**
 * Moves a column of a template before another one of its record, or to the end of it. The record
 * keeps its places: 10, 20, 30.
 */
async function moveColumn(
  { tx, session }: Context,
  { table, columns }: { table: Table; columns: Table },
  { id, version, before }: Move,
): Promise<Moved> {
  const byId = async () =>
    (await tx
      .selectFrom(columns)
      .selectAll()
      .where('id' as never, '=', id as never)
      .executeTakeFirstOrThrow(notFound)) as unknown as Moved
  const moved = await byId()
  // Two that move at the same moment go one after the other.
  await tx
    .selectFrom(table)
    .selectAll()
    .where('id' as never, '=', moved.templateId as never)
    .forUpdate()
    .execute()
  refuseStale(version, moved.version, { table: columns, key: { id } })
  const rows = (await tx
    .selectFrom(columns)
    .selectAll()
    .where('templateId' as never, '=', moved.templateId as never)
    .where('section' as never, '=', moved.section as never)
    .orderBy('position' as never)
    .execute()) as unknown as { id: number }[]
  const others = rows.map((row) => row.id).filter((one) => one !== id)
  const place = before === null ? others.length : others.indexOf(before)
  if (place < 0) throw invalid('before', 'Esa columna no es de este registro')
  const order = others.toSpliced(place, 0, id)
  await sql`update ${sql.table(columns)} c set position = o.place * 10, version = c.version + 1
    from unnest(${order}::bigint[]) with ordinality as o (id, place)
    where c.company_id = ${session.companyId} and c.id = o.id
      and c.position <> o.place * 10`.execute(tx)
  return byId()
}

/** The bytes of a file by its layout. */
export async function bytesOfFile<Source extends string, Line>(
  layout: FileLayout<Source>,
  content: Content<Source, Line>,
) {
  if (layout.file === 'TEXT') {
    const encoding = layout.encoding === 'UTF8' ? 'utf8' : 'latin1'
    return { kind: 'TEXT' as const, body: Buffer.from(fileText(layout, content), encoding) }
  }
  const table = fileRows(layout, content).map(({ cells }) => cells)
  const body = layout.file === 'XLS' ? writeXls(table) : await writeExcelRows(table)
  return { kind: layout.file, body }
}
