import { formatDate } from '#chile/dates.ts'
import type { DocumentKind } from '#chile/identity-document.ts'
import { whyRefused } from '#modules/money/bank-lists/model/control.ts'
import {
  makeList,
  type PartyMove,
  paymentListCheck,
  paymentListMoves,
} from '#modules/money/bank-lists/server/index.ts'
import { holdMonth, monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { payingAccount } from '#modules/payroll/payroll-release/server/index.ts'
import type { Permission } from '#access/services.ts'
import { lowerFirst } from '#chile/text.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { requirePersonOfCompany } from './answers.service.ts'
import { listedAs, partyOf, reportOf } from './list-party.ts'
import { tellAnswers } from './notifications.ts'
import { markPaid, shownReports } from './pay.service.ts'
import { reports } from './reports.queries.ts'

type Asked = { businessId: number; templateId: number | null; builtin: string | null }

/**
 * Makes the list of the bank that pays what a razón social approved and nobody paid yet, from the
 * account of its newest process. People whose payment a bank would refuse, and the actor, are left
 * out and named.
 */
export async function createExpenseList(context: Context, { businessId, ...how }: Asked) {
  requirePersonOfCompany(context)
  const monthId = await payingMonth(context, businessId)
  if (monthId === null)
    throw conflict('Esa razón social no tiene un proceso: no hay cuenta que pague')
  await holdMonth(context.tx, monthId)
  const month = await monthById(context, monthId, 'transfers.update')
  const waiting = await waitingReports(context, 'expensePayments.update', { businessId })
  const left = waiting.flatMap((one) => {
    const problem = problemOf(context, one)
    return problem === undefined ? [] : [{ number: one.number, name: one.name, problem }]
  })
  const payments = waiting.flatMap((one) => paymentOf(context, one))
  if (payments.length === 0) {
    const [first] = left
    throw conflict(
      first
        ? `No hay a quién pagar: ${first.name}, ${lowerFirst(first.problem)}`
        : 'Esa razón social no tiene rendiciones aprobadas por pagar',
    )
  }
  const { id, people, total, state } = await makeList(context, {
    ...how,
    month,
    purpose: 'EXPENSE',
    subject: `Rendiciones de gastos al ${formatDate(context.today)}`,
    account: await payingAccount(context, monthId),
    payments,
    withPrivate: false,
  })
  return { id, people, total, state, left }
}
export type ExpenseListMade = Awaited<ReturnType<typeof createExpenseList>>

/** The newest payroll of a razón social. */
async function payingMonth({ tx }: Context, businessId: number): Promise<number | null> {
  const found = await tx
    .selectFrom('payrollMonth')
    .select('id')
    .where('businessId', '=', businessId)
    .where('type', '=', 'PAYROLL')
    .orderBy('yearMonth', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Payments of one list, at most. */
const MOST = 1000

/** Approved reports with the account of their people, the oldest first. */
const waitingReports = (
  context: Context,
  permission: Permission,
  of: { businessId: number } | { ids: readonly number[] },
) =>
  reports
    .reached(context, permission)
    .leftJoin('paymentMethod as method', (join) =>
      join.onRef('method.userId', '=', 'report.userId').on('method.isCurrent', '=', true),
    )
    .select(['report.id', 'report.number', 'report.userId', 'method.kind', 'method.bankCode'])
    .select(['method.accountType', 'method.accountNumber'])
    .select(sql<string>`users.rut`.as('rut'))
    .select(sql<DocumentKind>`users.identification_type`.as('identificationType'))
    .select(sql<number>`coalesce(report.approved_total, 0)`.as('net'))
    .select(sql<string>`coalesce(${nameIn('report.userId')}, users.rut)`.as('name'))
    .where('report.status', '=', 'APPROVED')
    .$call((query) =>
      'ids' in of
        ? query.where(sql<boolean>`report.id = any(${[...of.ids]}::bigint[])`)
        : query
            .where('report.businessId', '=', of.businessId)
            .where(sql<boolean>`${listedAs('report.id')} is null`),
    )
    .orderBy('report.number')
    .limit(MOST)
    .forNoKeyUpdate('report')
    .execute()
type Waiting = Awaited<ReturnType<typeof waitingReports>>[number]

function problemOf({ actor }: Context, one: Waiting): string | undefined {
  if (one.userId === actor.userId) return 'Nadie paga su propia rendición'
  const refused = whyRefused({ ...one, problem: null })
  if (refused !== undefined) return refused
  return one.kind === 'TRANSFER'
    ? undefined
    : 'No se paga por transferencia: márquela pagada a mano'
}

function paymentOf(context: Context, one: Waiting) {
  const { id, number, userId, name, rut, bankCode, accountType, accountNumber, net } = one
  if (problemOf(context, one) !== undefined || bankCode === null || accountNumber === null)
    return []
  return [
    {
      rut,
      name,
      bankCode,
      accountType,
      accountNumber,
      amount: net,
      subject: `Rendición de gastos ${number}`,
      of: { userId, party: partyOf(id) },
    },
  ]
}

paymentListCheck.on('expenses', {
  purpose: 'EXPENSE',
  check: async (context, _month, rows) => {
    const ids = rows.map(({ party }) => reportOf(party ?? ''))
    const found = await waitingReports(context, 'transfers.update', { ids })
    const now = new Map(found.map((one) => [partyOf(one.id), one]))
    return rows.flatMap((row) => {
      const one = now.get(row.party ?? '')
      if (!one) return [`${row.name}: su rendición ya no espera su pago`]
      if (one.net !== row.amount) return [`${row.name}: cambió su monto`]
      const isSame =
        one.kind === 'TRANSFER' &&
        one.bankCode === row.bankCode &&
        one.accountType === row.accountType &&
        one.accountNumber === row.accountNumber
      return isSame ? [] : [`${row.name}: cambió su cuenta`]
    })
  },
})

/** Reports are paid as the bank says, or wait again: set-wise, whatever their number. */
async function move(context: Context, moves: readonly PartyMove[]): Promise<void> {
  const { tx, actor, today } = context
  const said = new Map(moves.map((one) => [reportOf(one.party), one]))
  const rows = await tx
    .selectFrom('expenseReport')
    .select(['id', 'status', 'userId'])
    .where(sql<boolean>`id = any(${[...said.keys()]}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const becomes = (id: number) => (said.get(id)?.paid ? 'PAID' : 'APPROVED')
  const changed = rows.filter(({ id, status }) => status !== becomes(id))
  if (changed.some(({ userId }) => userId === actor.userId)) {
    throw forbidden('Su propia rendición está en esta nómina: lee la respuesta otra persona')
  }
  const idsOf = (status: string) => changed.flatMap(({ id }) => (becomes(id) === status ? id : []))
  const [paid, back] = [idsOf('PAID'), idsOf('APPROVED')]
  if (back.length > 0) {
    await tx
      .updateTable('expenseReport')
      .set({ status: 'APPROVED', paidOn: null, payment: null, ...touched(context) })
      .set({ version: sql<number>`version + 1` })
      .where(sql<boolean>`id = any(${back}::bigint[])`)
      .execute()
  }
  if (paid.length === 0) return
  await markPaid(context, paid, { paidOn: today, payment: 'TRANSFER' })
  await tellAnswers(context, await shownReports(context, paid))
}

paymentListMoves.on('expenses', { purpose: 'EXPENSE', move })
