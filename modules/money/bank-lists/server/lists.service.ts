import { builtinLists } from '#chile/bank-lists/builtin.ts'
import { type BankLayout, layoutProblems, type ListGiven } from '#chile/bank-lists/layout.ts'
import { listRows, listText, overflows } from '#chile/bank-lists/write.ts'
import { bankList, byCode } from '#chile/catalogues.ts'
import { formatRut } from '#chile/rut.ts'
import { holdMonth } from '#modules/payroll/payroll-frame/server/index.ts'
import {
  keepList,
  type PendingList,
  pendingList,
  requireTransfers,
} from '#modules/payroll/payroll-release/server/index.ts'
import { PaymentKind } from '#modules/people/people/model/catalogs.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { writeExcelRows } from '#platform/server/sheets/write-excel.ts'
import { writeXls } from '#platform/server/sheets/write-xls.ts'
import { findingsOf, sumsBy } from '../model/control.ts'
import { draftOf, publishedOf } from './templates.service.ts'

type OfMonth = { payrollMonthId: number }
/** A template of the company, or a published format by its code. */
type Chosen = { templateId: number | null; builtin: string | null }

/** Before a list is sent: sums by bank and form of payment, and what will not be paid. */
export async function bankListControl(context: Context, { payrollMonthId }: OfMonth) {
  const { left, transfers } = await pendingList(context, payrollMonthId, 'transfers.read')
  return {
    payrollMonthId,
    people: left.length,
    total: left.reduce((sum, { net }) => sum + net, 0),
    transfers: transfers.length,
    byKind: sumsBy(left, ({ kind }) =>
      kind === null ? 'Sin forma de pago' : PaymentKind.label(kind),
    ),
    byBank: sumsBy(
      left.filter(({ kind }) => kind === 'TRANSFER'),
      ({ bankCode }) =>
        bankCode === null ? 'Sin banco' : (byCode(bankList, bankCode)?.name ?? bankCode),
    ),
    findings: findingsOf(left),
  }
}
export type Control = Awaited<ReturnType<typeof bankListControl>>

/** Lines that a trial shows. */
const shown = 5

/** Without the transfers that a bank would refuse. */
function payable(list: PendingList): PendingList {
  const refused = new Set(
    findingsOf(list.left)
      .filter(({ level }) => level === 'REJECTED')
      .map(({ contractId }) => contractId),
  )
  return { ...list, transfers: list.transfers.filter(({ contractId }) => !refused.has(contractId)) }
}

/** The first lines of a list, column by column, and why it would not be made. */
export async function bankListTrial(context: Context, asked: OfMonth & Chosen) {
  const list = payable(await pendingList(context, asked.payrollMonthId, 'transfers.read'))
  const { layout, name } = await layoutAsked(context, asked, 'draft')
  const given = await givenOf(context, list)
  const rows = listRows(layout, given)
  const lines = rows.filter(({ section }) => section === 'LINE').slice(0, shown)
  const kept = new Set(lines)
  return {
    name,
    columns: layout.lines.map((one) => one.name),
    rows: rows
      .filter((row) => row.section !== 'LINE' || kept.has(row))
      .map(({ section, cells }) => ({ section, cells: cells.map(String) })),
    lines: given.transfers.length,
    total: given.transfers.reduce((sum, { amount }) => sum + amount, 0),
    problems: [...layoutProblems(layout), ...tooLong(layout, given)],
  }
}
export type Trial = Awaited<ReturnType<typeof bankListTrial>>

/** The list of a process by a published template, without what the bank would refuse. */
export async function createBankList(context: Context, asked: OfMonth & Chosen) {
  await holdMonth(context.tx, asked.payrollMonthId)
  const list = payable(await pendingList(context, asked.payrollMonthId, 'transfers.update'))
  const { layout, name, version } = await layoutAsked(context, asked, 'published')
  requireTransfers(list)
  if (!list.account) {
    throw conflict('Falta la cuenta de la que se paga: elíjala en «Resumen de procesos»')
  }
  const given = await givenOf(context, list)
  const [problem] = [...layoutProblems(layout), ...tooLong(layout, given)]
  if (problem) throw conflict(problem)
  return keepList(context, list, await bytesOf(layout, given), {
    template: `${name}, versión ${version}`,
  })
}

async function bytesOf(layout: BankLayout, given: ListGiven) {
  if (layout.file === 'TEXT') {
    const encoding = layout.encoding === 'UTF8' ? 'utf8' : 'latin1'
    return { kind: 'TEXT' as const, body: Buffer.from(listText(layout, given), encoding) }
  }
  const table = listRows(layout, given).map(({ cells }) => cells)
  const body = layout.file === 'XLS' ? writeXls(table) : await writeExcelRows(table)
  return { kind: layout.file, body }
}

/** Each figure that is longer than its column, in words. */
const tooLong = (layout: BankLayout, given: ListGiven): string[] =>
  overflows(layout, given).map(
    ({ rut, column, text }) =>
      `«${column}» es más angosta que ${text}${rut === null ? '' : ` (${formatRut(rut)})`}`,
  )

async function layoutAsked(
  context: Context,
  { templateId, builtin }: Chosen,
  which: 'draft' | 'published',
) {
  if (templateId !== null) {
    if (which === 'published') {
      const { template, layout } = await publishedOf(context, { id: templateId })
      return { layout, name: template.name, version: template.published }
    }
    return { layout: await draftOf(context, { id: templateId }), name: 'Borrador', version: 0 }
  }
  const found = builtinLists.find(({ code }) => code === builtin)
  if (!found) throw notFound()
  if (found.incomplete !== undefined && which === 'published') throw conflict(found.incomplete)
  return { layout: found.layout, name: found.name, version: 1 }
}

async function givenOf(
  { tx, today }: Context,
  { month, account, transfers }: PendingList,
): Promise<ListGiven> {
  const business = await tx
    .selectFrom('business')
    .select(['rut', 'name'])
    .where('id', '=', month.businessId)
    .executeTakeFirstOrThrow()
  const payer = { rut: business.rut, name: business.name }
  return { charge: account === undefined ? '' : account.number, payer, day: today, transfers }
}
export type Made = Awaited<ReturnType<typeof createBankList>>
