import { builtinLists } from '#chile/bank-lists/builtin.ts'
import {
  type BankLayout,
  layoutProblems,
  type ListGiven,
  type Transfer,
} from '#chile/bank-lists/layout.ts'
import { contentOf, listRows, overflows } from '#chile/bank-lists/write.ts'
import { overflowText } from '#chile/line-files/write.ts'
import { bankName } from '#chile/catalogues.ts'
import { formatRut } from '#chile/rut.ts'
import { requireTransfers } from '#modules/payroll/payroll-release/server/index.ts'
import { accountWords } from '#modules/payroll/payroll-release/model/release.ts'
import { PaymentKind } from '#modules/people/people/model/catalogs.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { bytesOfFile } from '#platform/server/records/file-templates.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { pageOf } from '#platform/server/sql/total-of.ts'
import { type Finding, findingsOf, paymentKey, sumsBy } from '../model/control.ts'
import {
  type Asked,
  listedOf,
  type Payable,
  payableOf,
  type PendingList,
} from './payable.queries.ts'
import { wordsOf } from './payment-lists.queries.ts'
import { bankTemplates } from './templates.service.ts'

type Given = Pick<PendingList, 'month'> & {
  account: { readonly number: string; readonly bankCode: string } | undefined
  transfers: readonly Transfer[]
  /** The day of the payment, ISO; today unless it left already. */
  day?: string
}
/** A template of the company, or a published format by its code. */
export type Chosen = { templateId: number | null; builtin: string | null }

/** Before a list is sent: sums by bank and form of payment, and what will not be paid. */
export async function bankListControl(context: Context, asked: Asked) {
  const { month, account, process, left, zeros, transfers } = await payableOf(
    context,
    asked,
    'transfers.read',
  )
  return {
    payrollMonthId: asked.payrollMonthId,
    process,
    businessId: month.businessId,
    businessName: month.businessName,
    paidFrom: account ? accountWords(bankName(account.bankCode), account.number.slice(-4)) : null,
    people: left.length,
    total: left.reduce((sum, { net }) => sum + net, 0),
    transfers: transfers.length,
    byKind: sumsBy(left, ({ kind }) =>
      kind === null ? 'Sin forma de pago' : PaymentKind.label(kind),
    ),
    byBank: sumsBy(
      left.filter(({ kind }) => kind === 'TRANSFER'),
      ({ bankCode }) => (bankCode === null ? 'Sin banco' : bankName(bankCode)),
    ),
    findings: findingsOf([...left, ...zeros]).length,
  }
}

export type Control = Awaited<ReturnType<typeof bankListControl>>

type FindingFilter = Asked & {
  search: string | null
  level: Finding['level'] | null
}

/** What a bank would refuse of those payments, and what is to be looked at, a page of it. */
export async function bankListFindings(
  context: Context,
  { filter, sort, page }: ListInput<FindingFilter, 'name' | 'net'>,
) {
  const { search, level } = filter
  const { left, zeros } = await payableOf(context, filter, 'transfers.read')
  const words = wordsOf(search ?? '')
  const found = findingsOf([...left, ...zeros]).filter(
    (one) =>
      (level === null || one.level === level) &&
      words.every((word) => wordsOf(`${one.name} ${one.rut}`).join(' ').includes(word)),
  )
  const inOrder = sort.by === 'net' ? found.toSorted((a, b) => a.net - b.net) : found
  return pageOf(sort.descending ? inOrder.toReversed() : inOrder, page)
}

/** Lines that a trial shows. */
const shown = 5

/** Without the transfers that a bank would refuse. */
function payable(list: Payable): Payable {
  const refused = new Set(
    findingsOf(list.left)
      .filter(({ level }) => level === 'REJECTED')
      .map(paymentKey),
  )
  return { ...list, transfers: list.transfers.filter((one) => !refused.has(paymentKey(one))) }
}

/** The first lines of a list, column by column, and why it would not be made. */
export async function bankListTrial(context: Context, asked: Asked & Chosen) {
  const pending = await payableOf(context, asked, 'transfers.read')
  const isListed = await listedOf(context, pending)
  const list = payable({
    ...pending,
    transfers: pending.transfers.filter((one) => !isListed(one)),
  })
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

/**
 * What a list of a process is made of: who is left to pay and is in no other list, without what the
 * bank would refuse, and the published template.
 */
export async function listAsked(context: Context, asked: Asked & Chosen) {
  const pending = await payableOf(context, asked, 'transfers.update')
  const isListed = await listedOf(context, pending)
  const transfers = pending.transfers.filter((one) => !isListed(one))
  if (transfers.length === 0 && pending.transfers.length > 0) {
    throw conflict('Los pagos pendientes ya están en otra nómina de este proceso')
  }
  const list = payable({ ...pending, transfers })
  requireTransfers(list)
  return list
}

/** The bytes of a list by its layout. */
export const bytesOf = (layout: BankLayout, given: ListGiven) =>
  bytesOfFile(layout, contentOf(layout, given))

/** Each figure that does not fit in its column, in words. */
export const tooLong = (layout: BankLayout, given: ListGiven): string[] =>
  overflows(layout, given).map(
    ({ rut, ...found }) => `${overflowText(found)}${rut === null ? '' : ` (${formatRut(rut)})`}`,
  )

/** The layout by which a list is tried, as it is now, or made, as it was published. */
export async function layoutAsked(
  context: Context,
  { templateId, builtin }: Chosen,
  which: 'draft' | 'published',
) {
  if (templateId !== null) {
    if (which === 'published') {
      const { template, layout } = await bankTemplates.publishedOf(context, { id: templateId })
      return { layout, name: template.name, version: template.published }
    }
    return {
      layout: await bankTemplates.draftOf(context, { id: templateId }),
      name: 'Borrador',
      version: 0,
    }
  }
  const found = builtinLists.find(({ code }) => code === builtin)
  if (!found) throw notFound()
  if (found.incomplete !== undefined && which === 'published') throw conflict(found.incomplete)
  return { layout: found.layout, name: found.name, version: 1 }
}

/** What the file of a list is written from. */
export async function givenOf(
  { tx, today }: Context,
  { month, account, transfers, day = today }: Given,
): Promise<ListGiven> {
  const business = await tx
    .selectFrom('business')
    .select(['rut', 'name'])
    .where('id', '=', month.businessId)
    .executeTakeFirstOrThrow()
  const payer = { rut: business.rut, name: business.name }
  return { charge: account === undefined ? '' : account.number, payer, day, transfers }
}
