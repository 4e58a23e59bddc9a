import type { ValueOf } from '#platform/model/catalog.ts'
import { bankFormats, bankRows, type Transfer } from '#chile/bank-files.ts'
import { bankList, byCode } from '#chile/catalogues.ts'
import { counted } from '#chile/counts.ts'
import { monthLabel } from '#chile/period.ts'
import {
  holdMonth,
  monthById,
  type MonthHead,
} from '#modules/payroll/payroll-frame/server/index.ts'
import { ProcessType } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import type { Context } from '#platform/server/context.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import type { Column } from '#platform/server/sheets/columns.ts'
import { fileTypes } from '#platform/server/sheets/file-types.ts'
import { writeCsv } from '#platform/server/sheets/write-csv.ts'
import { writeExcel, writeExcelRows } from '#platform/server/sheets/write-excel.ts'
import { writeXls } from '#platform/server/sheets/write-xls.ts'
import { keptFile } from '#platform/server/storage/papers.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { hook } from '#platform/model/hook.ts'
import { TransferFormat, whyNotFormat } from '../model/release.ts'
import { whyNoTransfer } from '../model/payment-way.ts'
import { payingAccount } from './paying-account.queries.ts'
import { takePayments } from './payment-ways.ts'
import { unpaid } from './payments.queries.ts'

/** The columns that banks want in a list of transfers; each format maps them in its own order. */
const columns = [
  { key: 'rut', label: 'RUT', kind: 'text' },
  { key: 'name', label: 'Nombre', kind: 'text' },
  { key: 'bankCode', label: 'Codigo banco', kind: 'text' },
  { key: 'bank', label: 'Banco', kind: 'text' },
  { key: 'accountType', label: 'Tipo de cuenta', kind: 'text' },
  { key: 'accountNumber', label: 'Numero de cuenta', kind: 'text' },
  { key: 'amount', label: 'Monto', kind: 'integer' },
  { key: 'subject', label: 'Glosa', kind: 'text' },
] as const satisfies readonly Column[]

type Format = ValueOf<typeof TransferFormat>

/** The formats in which the list of a process can be written, and why the others cannot. */
export async function transferFormats(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId, 'transfers.update')
  const account = await payingAccount(context, month.id)
  return TransferFormat.options.map(({ value, label }) => ({
    code: value,
    label,
    reason: whyNotFormat(value, account?.bankCode ?? null) ?? null,
  }))
}
export type TransferFormatRow = Awaited<ReturnType<typeof transferFormats>>[number]

/**
 * The bank's list of the unpaid transfers of a closed process: only payments with an account. It
 * contains whole account numbers, so each creation is audited.
 */
export async function createTransferFile(
  context: Context,
  { payrollMonthId, format }: { payrollMonthId: number; format: Format | null },
) {
  await holdMonth(context.tx, payrollMonthId)
  const list = ofFile(await pendingList(context, payrollMonthId, 'transfers.update'))
  const reason = whyNotFormat(format ?? 'GENERAL', list.account?.bankCode ?? null)
  if (reason) throw invalid('format', reason)
  requireTransfers(list)
  for (const refuse of transferFileRefusal.listeners) await refuse(context, list.month)
  await takePayments(context, 'FILE', list.transfers)
  return keepList(
    context,
    list,
    await written(format ?? 'GENERAL', list.account?.number ?? '', list.transfers),
    { format: format ?? 'GENERAL' },
  )
}

/**
 * The payments of a file made at once: those that wait for a way. What an earlier file has is made
 * again, in this format or another, only as long as nothing else waits: a file never mixes what may
 * be with the bank already and what is not.
 */
function ofFile(list: PendingList): PendingList {
  const untouched = list.left.filter(({ way, status }) => way === null && status !== 'IN_PROGRESS')
  const filed = list.left.filter(({ way, status }) => way === 'FILE' && status === 'UNPAID')
  const isWaiting = untouched.some(({ kind, bankCode }) => kind === 'TRANSFER' && bankCode !== null)
  if (isWaiting && filed.length > 0) {
    throw conflict(
      `${counted(filed.length, 'pago')} de este proceso ya ` +
        `${filed.length === 1 ? 'está' : 'están'} en un archivo para el banco: ` +
        'márquelos enviados, o «no pagados» si el dinero no salió, antes de hacer otro',
    )
  }
  const left = filed.length > 0 ? [...filed, ...untouched] : untouched
  const kept = new Set(left.map(({ contractId }) => contractId))
  return { ...list, left, transfers: list.transfers.filter((one) => kept.has(one.contractId)) }
}

type Refusal = (context: Context, month: MonthHead) => Promise<void>

/** Why a process may not be paid by a file made at once: it throws. */
export const transferFileRefusal = hook<Refusal>('payment by a file made at once')

/** A process, open or closed, with the account from which it is paid and its name. */
export async function payingProcess(
  context: Context,
  payrollMonthId: number,
  permission: 'transfers.read' | 'transfers.update',
) {
  const month = await monthById(context, payrollMonthId, permission)
  const subject = `${ProcessType.label(month.type)} ${monthLabel(month.yearMonth)}`
  return { month, account: await payingAccount(context, month.id), subject }
}

/** What a list of a closed process is written from: its payments that nobody has made yet. */
export async function pendingList(
  context: Context,
  payrollMonthId: number,
  permission: 'transfers.read' | 'transfers.update',
) {
  const { month, account, subject } = await payingProcess(context, payrollMonthId, permission)
  if (month.isOpen) throw conflict('Primero hay que cerrar el mes')
  const left = await unpaid(context, month, permission).execute()
  const transfers: (Transfer & { contractId: number; payMonthId: number })[] = left.flatMap(
    ({ net, bankCode, accountNumber, ...row }) =>
      row.kind === 'TRANSFER' &&
      bankCode !== null &&
      accountNumber !== null &&
      whyNoTransfer(row) === undefined
        ? [{ ...row, bankCode, accountNumber, amount: net, subject }]
        : [],
  )
  return { month, account, left, transfers, subject }
}
type PendingList = Awaited<ReturnType<typeof pendingList>>

type Counted = { readonly left: readonly unknown[]; readonly transfers: readonly unknown[] }

/** Refuses a list of nobody. */
export function requireTransfers({ left, transfers }: Counted): void {
  if (transfers.length > 0) return
  throw conflict(
    left.length === 0
      ? 'No queda ningún pago pendiente'
      : 'Ningún pago pendiente tiene una cuenta bancaria de un RUT',
  )
}

type KeptList = Pick<PendingList, 'subject'> & {
  month: Pick<MonthHead, 'id' | 'businessName' | 'yearMonth'>
  left: readonly unknown[]
  transfers: readonly Transfer[]
}

/** Stores the file of a list with its process, and writes into the audit that it was made. */
export async function keepList(
  context: Context,
  { month, left, transfers, subject }: KeptList,
  { kind, body }: { kind: keyof typeof fileTypes; body: Buffer },
  how: { format: Format } | { template: string; list: number },
) {
  const { ending, mediaType } = fileTypes[kind]
  const name = `Nómina ${subject} ${month.businessName}.${ending}`
  const url = await keep(context, { payrollMonthId: month.id, name, body, mediaType })
  recordAtEnd(context.client, {
    companyId: context.session.companyId,
    what: 'lectura:nómina_de_transferencias',
    id: String(month.id),
    about: { month: month.yearMonth, transfers: transfers.length, ...how },
  })
  return {
    name,
    url,
    transfers: transfers.length,
    withoutAccount: left.length - transfers.length,
    total: transfers.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** A list in a format, as the bytes of its file. */
async function written(format: Format, charge: string, rows: readonly Transfer[]) {
  const wanted = bankFormats.find(({ code }) => code === format)
  if (!wanted) {
    const named = rows.map((row) => ({ ...row, bank: byCode(bankList, row.bankCode)?.name ?? '' }))
    // Opened by Excel a CSV loses the zeros with which an account begins: a sheet has them as text.
    return format === 'GENERAL_EXCEL'
      ? { kind: 'XLSX' as const, body: await writeExcel(columns, named, 'Nómina') }
      : { kind: 'CSV' as const, body: Buffer.from(writeCsv(columns, named)) }
  }
  const table = bankRows(wanted, charge, rows)
  const body = wanted.file === 'XLS' ? writeXls(table) : await writeExcelRows(table)
  return { kind: wanted.file, body }
}

export type TransferFile = Awaited<ReturnType<typeof createTransferFile>>

type Kept = { payrollMonthId: number; name: string; body: Buffer; mediaType: string }

/**
 * Stores the file with its process, and answers a link that opens it for five minutes. An unchanged
 * list reuses the last file.
 */
async function keep(context: Context, kept: Kept): Promise<string> {
  const { payrollMonthId, name, body, mediaType } = kept
  const { tx, services } = context
  const last = await tx
    .selectFrom('file')
    .select(['storageKey', 'sha256', 'name'])
    .where('relatedType', '=', 'payrollMonth')
    .where('relatedId', '=', String(payrollMonthId))
    .where('mediaType', '=', mediaType)
    .where('keptAs', '=', 'RECORD')
    .where('removedAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (last?.name === name && last.sha256.equals(weightOf(body).sha256)) {
    return services.storage.signedUrl(last.storageKey, { name, mediaType })
  }
  const of = { of: 'payrollMonth', id: String(payrollMonthId) }
  return (await keptFile(context, { name, body, mediaType, ...of })).url
}
