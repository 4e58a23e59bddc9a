import { bankList, byCode } from '#chile/catalogues.ts'
import { monthLabel } from '#chile/period.ts'
import { monthById } from '#modules/payroll-months/server/index.ts'
import { ProcessType } from '#modules/payroll-months/model/payroll-month.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { conflict } from '#platform/server/errors.ts'
import type { Column } from '#platform/server/sheets/columns.ts'
import { writeCsv } from '#platform/server/sheets/write-csv.ts'
import { newKey } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { unpaid } from './transfers.service.ts'

/**
 * What every bank asks of a list of transfers; each takes it in its own order, by mapping columns.
 */
const columns = [
  { key: 'rut', label: 'RUT', kind: 'text' },
  { key: 'name', label: 'Nombre', kind: 'text' },
  { key: 'bankCode', label: 'Codigo banco', kind: 'text' },
  { key: 'bank', label: 'Banco', kind: 'text' },
  { key: 'accountType', label: 'Tipo de cuenta', kind: 'text' },
  { key: 'accountNumber', label: 'Numero de cuenta', kind: 'text' },
  { key: 'net', label: 'Monto', kind: 'integer' },
  { key: 'subject', label: 'Glosa', kind: 'text' },
] as const satisfies readonly Column[]

const mediaType = 'text/csv; charset=utf-8'

/**
 * The list for the bank of what a closed process has not paid: only transfers with an account. It
 * has whole account numbers, so that each making of it is in the audit.
 */
export async function createTransferFile(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId, 'transfers.update')
  if (month.isOpen) throw conflict('Primero hay que cerrar el mes')
  const left = await unpaid(context, month, 'transfers.update').execute()
  const subject = `${ProcessType.label(month.type)} ${monthLabel(month.yearMonth)}`
  const rows = left.flatMap((row) =>
    row.kind === 'TRANSFER' && row.bankCode !== null && row.accountNumber !== null
      ? [{ ...row, bank: byCode(bankList, row.bankCode)?.name ?? '', subject }]
      : [],
  )
  if (rows.length === 0) {
    throw conflict(
      left.length === 0
        ? 'No queda ningún pago pendiente'
        : 'Ningún pago pendiente tiene cuenta bancaria',
    )
  }
  const body = Buffer.from(writeCsv(columns, rows))
  const name = `Nómina ${subject} ${month.businessName}.csv`
  const url = await keep(context, { payrollMonthId, name, body })
  const what = JSON.stringify({ month: month.yearMonth, transfers: rows.length })
  await sql`select app.write_audit(${context.session.companyId}, 'Proceso',
    'lectura:nómina_de_transferencias', ${String(payrollMonthId)}, null, ${what}::jsonb)`.execute(
    context.tx,
  )
  return {
    name,
    url,
    transfers: rows.length,
    withoutAccount: left.length - rows.length,
    total: rows.reduce((sum, { net }) => sum + net, 0),
  }
}
export type TransferFile = Awaited<ReturnType<typeof createTransferFile>>

type Kept = { payrollMonthId: number; name: string; body: Buffer }

/** Stores the file with its process, and answers a link that opens it for five minutes. */
async function keep({ tx, session, services, now }: Context, kept: Kept): Promise<string> {
  const { payrollMonthId, name, body } = kept
  const key = newKey(session.companyId, now.getUTCFullYear())
  await services.storage.put(key, body, mediaType)
  await tx
    .insertInto('file')
    .values({
      storageKey: key,
      name,
      mediaType,
      ...weightOf(body),
      relatedType: 'payrollMonth',
      relatedId: String(payrollMonthId),
    })
    .execute()
  return services.storage.signedUrl(key, { name, mediaType })
}
