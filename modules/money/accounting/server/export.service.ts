import { monthLabel } from '#chile/period.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import type { Context } from '#platform/server/context.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { conflict } from '#platform/server/errors.ts'
import type { Column } from '#platform/server/sheets/columns.ts'
import { fileTypes } from '#platform/server/sheets/file-types.ts'
import { writeCsv } from '#platform/server/sheets/write-csv.ts'
import { writeExcel } from '#platform/server/sheets/write-excel.ts'
import { keptFile } from '#platform/server/storage/papers.ts'
import { keyOf } from '#platform/server/storage/storage.ts'
import { EntryKind } from '../model/accounting-entry.ts'
import { sumsOfEntries } from './drill.queries.ts'
import { entryById, type EntryRow } from './entries.queries.ts'

export const ExportFormat = catalog('CentralizationFormat', { EXCEL: 'Excel', CSV: 'CSV' })
type Format = ValueOf<typeof ExportFormat>

const columns: readonly Column[] = [
  { key: 'line', label: 'Línea', kind: 'integer' },
  { key: 'account', label: 'Cuenta', kind: 'text' },
  { key: 'name', label: 'Nombre de la cuenta', kind: 'text' },
  { key: 'center', label: 'Centro de costo', kind: 'text' },
  { key: 'centerName', label: 'Nombre del centro', kind: 'text' },
  { key: 'text', label: 'Glosa', kind: 'text' },
  { key: 'debit', label: 'Debe', kind: 'integer' },
  { key: 'credit', label: 'Haber', kind: 'integer' },
]

/**
 * The entry as a file for an accounting program, by account and cost centre, with a link that opens
 * it for five minutes. It adds up what everybody earns: each is recorded.
 */
export async function exportCentralization(
  context: Context,
  { id, format }: { id: number; format: Format },
) {
  const { client, session } = context
  const entry = await entryById(context, id)
  if (entry.sha256 === null) throw conflict('El asiento no está hecho: no hay nada que descargar')
  const body = await written(format, await rowsOf(context, entry))
  const { ending, mediaType } = fileTypes[format === 'CSV' ? 'CSV' : 'XLSX']
  const name = `Centralización ${entry.yearMonth} ${entry.businessName} ${entry.number}.${ending}`
  const year = Math.floor(entry.yearMonth / 100)
  const key = keyOf(session.companyId, year, `accounting:${id}:${format}`)
  const url = await linkOf(context, { id, name, key, body, mediaType })
  recordAtEnd(client, {
    companyId: session.companyId,
    what: 'lectura:centralización',
    id: String(entry.payrollMonthId),
    about: { number: entry.number, archivo: name },
  })
  return { name, url }
}

async function rowsOf(context: Context, entry: EntryRow) {
  const text = `${EntryKind.label(entry.kind)} de remuneraciones, ${monthLabel(entry.yearMonth)}`
  const sums = await sumsOfEntries(context, [entry.id])
  return sums.flatMap((sum) => {
    const head = {
      account: sum.accountCode,
      name: sum.accountName,
      center: sum.centerCode,
      centerName: sum.centerName,
      text,
    }
    // An account with both sides in the month has a line for each.
    return [
      ...(sum.debit > 0 ? [{ ...head, debit: sum.debit, credit: 0 }] : []),
      ...(sum.credit > 0 ? [{ ...head, debit: 0, credit: sum.credit }] : []),
    ]
  })
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function written(format: Format, rows: readonly Row[]): Promise<Buffer> {
  const numbered = rows.map((row, at) => ({ line: at + 1, ...row }))
  return format === 'CSV'
    ? Promise.resolve(Buffer.from(writeCsv(columns, numbered)))
    : writeExcel(columns, numbered, 'Asiento')
}

type Kept = { id: number; name: string; key: string; body: Buffer; mediaType: string }

/** The same file is kept once, however often it is asked for. */
async function linkOf(context: Context, { id, name, key, body, mediaType }: Kept) {
  const known = await context.tx
    .selectFrom('file')
    .select('id')
    .where('storageKey', '=', key)
    .executeTakeFirst()
  const { storage } = context.services
  if (known) {
    await storage.put(key, body, mediaType)
    return storage.signedUrl(key, { name, mediaType })
  }
  const of = { of: 'accountingEntry', id: String(id), key, authored: true, isCopy: true }
  return (await keptFile(context, { name, body, mediaType, ...of })).url
}
