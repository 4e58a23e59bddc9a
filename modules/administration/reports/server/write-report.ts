import type { z } from 'zod'
import { reachesBusiness } from '#access/reach.ts'
import { monthLabel } from '#chile/period.ts'
import { wordList } from '#chile/text.ts'
import { sql } from '#platform/server/sql/db.ts'
import { withoutAccents, csvForPeople } from '#platform/server/sheets/write-csv.ts'
import { writeExcel } from '#platform/server/sheets/write-excel.ts'
import { conflict } from '#platform/server/errors.ts'
import type { JobContext } from '#platform/server/jobs/job.ts'
import { newKey, type Storage } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { madeNow } from './made-with.ts'
import { type ReportTable, totalsOf } from '../model/report.ts'
import { catalogue } from './catalogue.ts'
import type { madeInput } from './made-input.ts'
import { printReport } from './report.pdf.ts'
import { cutAs, type ReportDefinition, type ReportSource, sourceOf } from './report.ts'
import { recordReading } from './reading.ts'
import { sheetOf } from './sheet.ts'

type Wanted = Omit<z.output<typeof madeInput>, 'asked'>

const mediaTypes: Readonly<Record<string, string>> = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
  PDF: 'application/pdf',
}

/**
 * A report read with some rights and kept as a file, a copy of what it was made from; undefined
 * where it has no rows.
 *
 * @throws UserError conflict when the product has no such report any more
 */
export async function writtenReport(
  job: JobContext,
  storage: Storage,
  { ask, scope, sight: asked, format }: Wanted,
) {
  const found = catalogue.find(({ name }) => name === ask.name)
  if (!found) throw conflict('Ese reporte no existe')
  const report = cutAs(found, ask.shape)
  const label = ask.title ?? report.label
  const { table, period, whose, sight } = await job.transaction(async (tx, client) => {
    const { companyId } = job.session
    const source = sourceOf(tx, report, ask, { ...scope, ...asked, companyId })
    // Confidential people are read first: somebody who becomes confidential meanwhile is left
    // out, or closes the file.
    const sight = await madeNow(tx, asked)
    const table = await report.run(source)
    recordReading(client, report, source, table.rows.length)
    const whose = await whoseOf(source)
    return { table, period: periodOf(report, source), whose, sight }
  })
  if (table.rows.length === 0) return undefined
  const title = `${label} ${period}`
  const preface = [...whose, `${label}, ${period}`, ...(table.notes ?? [])]
  const body = await fileOf(table, format, title, preface)
  const mediaType = mediaTypes[format] ?? 'application/octet-stream'
  const name = withoutAccents(`${title}.${format.toLowerCase()}`)
  const key = newKey(job.session.companyId, Number(scope.today.slice(0, 4)))
  await storage.put(key, body, mediaType)
  const fileId = await keptFile(job, { key, name, mediaType, body })
  return { fileId, key, name, mediaType, sight, title }
}

type Body = { key: string; name: string; mediaType: string; body: Buffer }

const keptFile = (job: JobContext, { key, name, mediaType, body }: Body): Promise<number> =>
  job.transaction(async (tx) => {
    const { id } = await tx
      .insertInto('file')
      .values({
        storageKey: key,
        name,
        mediaType,
        ...weightOf(body),
        relatedType: 'report',
        keptAs: 'COPY',
        userId: job.session.userId,
        loginId: job.session.loginId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** When a report is of, in its title: its year, its month, or a day. */
function periodOf(
  { filters }: ReportDefinition,
  { year, month, ask, scope }: ReportSource,
): string {
  if (filters.includes('YEAR')) return String(year)
  return filters.includes('MONTH') ? monthLabel(month) : (ask.day ?? scope.today)
}

/** The company and the razones sociales of a report, as its first lines. */
async function whoseOf({ tx, ask, scope }: ReportSource): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from company where id = app.current_company()`.execute(tx)
  const known = await tx.selectFrom('business').select(['id', 'name']).orderBy('name').execute()
  const businesses = known.filter(
    ({ id }) =>
      (ask.businessId === null || id === ask.businessId) &&
      scope.reaches.every((reach) => reachesBusiness(reach, id)),
  )
  return [rows[0]?.name ?? '', wordList(businesses.map(({ name }) => name))]
}

async function fileOf(
  table: ReportTable,
  format: string,
  title: string,
  preface: readonly string[],
): Promise<Buffer> {
  if (format === 'PDF') return printReport(title, table, preface.slice(0, 2))
  const { columns, rows } = sheetOf(table, totalsOf(table))
  return format === 'CSV' ? csvForPeople(columns, rows) : writeExcel(columns, rows, title, preface)
}
