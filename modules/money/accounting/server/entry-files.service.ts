import { createHash } from 'node:crypto'
import { monthLabel } from '#chile/period.ts'
import { fileRows, overflowsOf, overflowText } from '#chile/line-files/write.ts'
import type { Context } from '#platform/server/context.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { bytesOfFile } from '#platform/server/records/file-templates.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import { fileTypes } from '#platform/server/sheets/file-types.ts'
import { keptFile } from '#platform/server/storage/papers.ts'
import { EntryKind } from '../model/accounting-entry.ts'
import { contentOf, type EntryGiven, fileLines, sideOf, undivided } from '../model/entry-file.ts'
import { type EntryLayout, layoutProblems } from '../model/entry-layout.ts'
import { recordReading } from './drill.queries.ts'
import { entriesWithin, entryById, type EntryRow } from './entries.queries.ts'
import { linesOfEntry, partsOfEntry } from './entry-files.queries.ts'
import { entryTemplates } from './templates.service.ts'

type Tried = { templateId: number; payrollMonthId: number }

/** Lines that a trial shows. */
const shown = 8

/** The first lines of the newest entry of a month by a template as it is now, column by column. */
export async function accountingTemplateTrial(
  context: Context,
  { templateId, payrollMonthId }: Tried,
) {
  const layout = await entryTemplates.draftOf(context, { id: templateId })
  const newest = await entriesWithin(context, 'centralization.read')
    .select('entry.id')
    .where('month.id', '=', payrollMonthId)
    .where('entry.kind', '=', 'ENTRY')
    .where('entry.sha256', 'is not', null)
    .orderBy('entry.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const columns = layout.lines.map(({ name }) => name)
  const problems = layoutProblems(layout)
  if (!newest) return { number: null, columns, rows: [], lines: 0, total: 0, problems }
  const entry = await entryById(context, newest.id)
  const { given, problems: open } = await givenOf(context, entry, layout)
  const rows = fileRows(layout, contentOf(layout, given))
  const kept = new Set(rows.filter(({ section }) => section === 'LINE').slice(0, shown))
  if (given.lines.length > 0) recordReading(context, `prueba-${entry.id}`, kept.size)
  return {
    number: entry.number,
    columns,
    rows: rows
      .filter((row) => row.section !== 'LINE' || kept.has(row))
      .map(({ section, cells }) => ({ section, cells: cells.map(String) })),
    lines: given.lines.length,
    total: sideOf(given.lines, 'DEBIT'),
    problems: [...problems, ...open, ...tooLong(layout, given)],
  }
}
export type Trial = Awaited<ReturnType<typeof accountingTemplateTrial>>

/** What the file of an entry is written from, and why it would not be made. */
async function givenOf(context: Context, entry: EntryRow, layout: EntryLayout) {
  const { rut, name } = await context.tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .select(['business.rut', 'business.name'])
    .where('month.id', '=', entry.payrollMonthId)
    .executeTakeFirstOrThrow()
  const people = await partsOfEntry(context, entry.id)
  const { lines, problems } = fileLines(
    layout.detail,
    layout.auxiliaryCodes,
    await linesOfEntry(context, entry.id),
    people,
  )
  const given: EntryGiven = {
    business: { rut, name },
    yearMonth: entry.yearMonth,
    number: entry.number,
    subject: `${EntryKind.label(entry.kind)} de remuneraciones, ${monthLabel(entry.yearMonth)}`,
    lines,
  }
  return { given, problems: [...problems, ...undivided(layout, people)] }
}

/** Each figure that does not fit in its column, in words. */
const tooLong = (layout: EntryLayout, given: EntryGiven): string[] =>
  overflowsOf(layout, contentOf(layout, given)).map(
    ({ line, ...found }) => `${overflowText(found)}${line ? ` (cuenta ${line.accountCode})` : ''}`,
  )

/**
 * Makes the file of an entry by a published template and keeps it with author and print; the same
 * file is kept once. The link opens it for five minutes. It says what people earn: it is recorded.
 */
export async function createAccountingFile(
  context: Context,
  { id, templateId }: { id: number; templateId: number },
): Promise<Opened> {
  const entry = await entryById(context, id)
  if (entry.sha256 === null) throw conflict('El asiento no está hecho: no hay nada que descargar')
  const { template, layout } = await entryTemplates.publishedOf(context, { id: templateId })
  const { given, problems } = await givenOf(context, entry, layout)
  const [problem] = [...layoutProblems(layout), ...problems, ...tooLong(layout, given)]
  if (problem) throw conflict(problem)
  const { kind, body } = await bytesOfFile(layout, contentOf(layout, given))
  const sha256 = createHash('sha256').update(body).digest('hex')
  // Two that ask at the same moment go one after the other: the second opens what the first kept.
  await context.tx
    .selectFrom('accountingEntry')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
  const known = await madeBefore(context, { id, templateId, version: template.published, sha256 })
  if (known) return openAccountingFile(context, known)
  const { ending, mediaType } = fileTypes[kind]
  const name = `${template.name} ${entry.yearMonth} ${entry.businessName} ${entry.number}.${ending}`
  const kept = await keptFile(context, {
    name,
    body,
    mediaType,
    of: 'accountingEntry',
    id: String(id),
    authored: true,
  })
  const made = await context.tx
    .insertInto('accountingFile')
    .values({
      entryId: id,
      templateId,
      templateVersion: template.published,
      templateName: template.name,
      lines: given.lines.length,
      sha256,
      fileId: kept.fileId,
      loginId: context.session.loginId,
      madeAt: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return openAccountingFile(context, made)
}

type Same = { id: number; templateId: number; version: number; sha256: string }

const madeBefore = ({ tx }: Context, { id, templateId, version, sha256 }: Same) =>
  tx
    .selectFrom('accountingFile')
    .select('id')
    .where('entryId', '=', id)
    .where('templateId', '=', templateId)
    .where('templateVersion', '=', version)
    .where('sha256', '=', sha256)
    .executeTakeFirst()

export type Opened = { name: string; url: string }

/** The files of the entries within reach. */
const filesWithin = (context: Context) =>
  entriesWithin(context, 'centralization.read').innerJoin(
    'accountingFile as made',
    'made.entryId',
    'entry.id',
  )

/** Opens a file that was made; out of reach is answered as not found. */
export async function openAccountingFile(
  context: Context,
  { id }: { id: number },
): Promise<Opened> {
  const { client, session, services } = context
  const { storageKey, name, mediaType, payrollMonthId, number } = await filesWithin(context)
    .innerJoin('file', 'file.id', 'made.fileId')
    .select(['file.storageKey', 'file.name', 'file.mediaType'])
    .select(['entry.payrollMonthId', 'entry.number'])
    .where('made.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  recordAtEnd(client, {
    companyId: session.companyId,
    what: 'lectura:centralización',
    id: String(payrollMonthId),
    about: { number, archivo: name },
  })
  return { name, url: await services.storage.signedUrl(storageKey, { name, mediaType }) }
}

/** The files that were made of the entries of a month, the newest first. */
export const accountingFiles = (
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
): Promise<FileRow[]> =>
  filesWithin(context)
    .select(['made.id', 'made.templateName', 'made.templateVersion', 'made.lines', 'made.sha256'])
    .select(['made.madeAt', 'entry.number'])
    .select(sql<string | null>`${sql.raw(loginNameIn('made.login_id'))}`.as('author'))
    .where('month.id', '=', payrollMonthId)
    .orderBy('made.id', 'desc')
    .limit(MOST)
    .execute()

/** Files of a month that are listed: a template gives a file of an entry once. */
const MOST = 100

export type FileRow = {
  id: number
  number: number
  templateName: string
  templateVersion: number
  lines: number
  sha256: string
  madeAt: Date
  author: string | null
}
