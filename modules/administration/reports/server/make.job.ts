import { z } from 'zod'
import { reachesBusiness } from '#access/reach.ts'
import { monthLabel } from '#chile/period.ts'
import { wordList } from '#chile/text.ts'
import { sql } from '#platform/server/sql/db.ts'
import { withoutAccents, csvForPeople } from '#platform/server/sheets/write-csv.ts'
import { writeExcel } from '#platform/server/sheets/write-excel.ts'
import { conflict } from '#platform/server/errors.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import { newKey, type Storage } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { madeNow, madeWith } from './made-with.ts'
import { type ReportTable, totalsOf } from '../model/report.ts'
import { catalogue } from './catalogue.ts'
import { printReport } from './report.pdf.ts'
import { type ReportDefinition, type ReportSource, sourceOf } from './report.ts'
import { recordReading } from './reading.ts'
import { sheetOf } from './sheet.ts'

export const madeInput = z.object({
  ask: z.object({
    name: z.string(),
    businessId: z.number().nullable(),
    yearMonth: z.number().nullable(),
    year: z.number().nullable(),
    userId: z.number().nullable(),
    grouping: z.string().nullable(),
    lines: z.string().nullable(),
    days: z.number().nullable(),
    // A job that was kept before reports had a day asked for none.
    day: z.iso.date().nullable().default(null),
  }),
  scope: z.object({
    companyId: z.number(),
    self: z.number().nullable(),
    today: z.string(),
  }),
  /** The rights of the person who asked, at that moment. */
  sight: madeWith.omit({ hidden: true }),
  format: z.string(),
  asked: z.string(),
})
export const madeResult = z.object({
  key: z.string(),
  name: z.string(),
  mediaType: z.string(),
  /** The rights the file was made with: its readers must still have them. */
  sight: madeWith,
})

const mediaTypes: Readonly<Record<string, string>> = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
  PDF: 'application/pdf',
}

/**
 * Makes a report as a file, with the rights that the requester had at that moment. They are stored
 * with the file, which opens only for readers who have them.
 */
export const makeReport = (storage: Storage | undefined) =>
  defineJob({
    kind: 'reports.make',
    input: madeInput,
    maxAttempts: 2,
    async run(job, { ask, scope, sight: asked, format }, progress) {
      if (!storage) throw new Error('makeReport runs in a worker, with a storage')
      const report = catalogue.find(({ name }) => name === ask.name)
      if (!report) throw conflict('Ese reporte no existe')
      await progress(0, 2, 'Leyendo')
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
      if (table.rows.length === 0) throw conflict('Error: reporte sin datos')
      await progress(1, 2, 'Escribiendo')
      const title = `${report.label} ${period}`
      const preface = [...whose, `${report.label}, ${period}`, ...(table.notes ?? [])]
      const body = await fileOf(table, format, title, preface)
      const mediaType = mediaTypes[format] ?? 'application/octet-stream'
      const name = withoutAccents(`${title}.${format.toLowerCase()}`)
      const key = newKey(job.session.companyId, Number(scope.today.slice(0, 4)))
      await storage.put(key, body, mediaType)
      await job.transaction((tx) =>
        tx
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
          .execute(),
      )
      await progress(2, 2, 'Listo')
      return { key, name, mediaType, sight }
    },
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
