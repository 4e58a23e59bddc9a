import { z } from 'zod'
import { monthLabel } from '#chile/period.ts'
import { withoutAccents, writeCsv } from '#platform/server/sheets/write-csv.ts'
import { writeExcel } from '#platform/server/sheets/write-excel.ts'
import { conflict } from '#platform/server/errors.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import { newKey, type Storage } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { type ReportTable, totalsOf } from '../model/report.ts'
import { catalogue } from './catalogue.ts'
import { printReport } from './report.pdf.ts'
import { sourceOf } from './report.ts'
import { sheetOf } from './sheet.ts'

export const reportKind = 'reporte'

const reach = z.object({
  all: z.boolean(),
  userIds: z.array(z.number()),
  businessIds: z.array(z.number()),
  unitIds: z.array(z.number()).nullable(),
  placed: z.array(z.object({ userId: z.number(), businessId: z.number() })).default([]),
  includesPrivate: z.boolean(),
})

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
  }),
  scope: z.object({
    companyId: z.number(),
    self: z.number().nullable(),
    today: z.string(),
    reach,
  }),
  format: z.string(),
  asked: z.string(),
})
export const madeResult = z.object({ key: z.string(), name: z.string(), mediaType: z.string() })

const mediaTypes: Readonly<Record<string, string>> = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
  PDF: 'application/pdf',
}

/** Makes a report as a file, with the rights of who asked for it as they were then. */
export const makeReport = (storage: Storage | undefined) =>
  defineJob({
    kind: 'reports.make',
    input: madeInput,
    maxAttempts: 2,
    async run(job, { ask, scope, format }, progress) {
      if (!storage) throw new Error('makeReport runs in a worker, with a storage')
      const report = catalogue.find(({ name }) => name === ask.name)
      if (!report) throw conflict('Ese reporte no existe')
      await progress(0, 2, 'Leyendo')
      const { table, period } = await job.transaction(async (tx) => {
        const source = sourceOf(tx, ask, { ...scope, companyId: job.session.companyId })
        const filters = new Set(report.filters)
        const when = filters.has('YEAR') ? String(source.year) : monthLabel(source.month)
        const dated = filters.has('YEAR') || filters.has('MONTH')
        return { table: await report.run(source), period: dated ? when : scope.today }
      })
      if (table.rows.length === 0) throw conflict('Error: reporte sin datos')
      await progress(1, 2, 'Escribiendo')
      const title = `${report.label} ${period}`
      const body = await fileOf(table, format, title)
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
            userId: job.session.userId,
            loginId: job.session.loginId,
          })
          .execute(),
      )
      await progress(2, 2, 'Listo')
      return { key, name, mediaType }
    },
  })

async function fileOf(table: ReportTable, format: string, title: string): Promise<Buffer> {
  if (format === 'PDF') return printReport(title, table)
  const { columns, rows } = sheetOf(table, totalsOf(table))
  return format === 'CSV' ? Buffer.from(writeCsv(columns, rows)) : writeExcel(columns, rows, title)
}
