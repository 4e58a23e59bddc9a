import type { Transfer } from '#chile/bank-lists/layout.ts'
import { lowerFirst } from '#chile/text.ts'
import { requireSecondPerson } from '#modules/company/second-person/server/index.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { keepList } from '#modules/payroll/payroll-release/server/index.ts'
import type { Payment } from '#modules/payroll/payslips/model/payslip.ts'
import { markPayments } from '#modules/payroll/payslips/server/index.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { onSame } from '#platform/server/sql/on-same.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { hook } from '#platform/model/hook.ts'
import { storedLayout } from '../model/layout.ts'
import { ListPays, type ListPurpose, type RowState } from '../model/payment-list.ts'
import { paymentKey } from '../model/control.ts'
import { followCanceled, followSent } from './follow-finiquitos.ts'
import { listSteps } from './list-steps.ts'
import { bytesOf, givenOf } from './lists.service.ts'
import { hashOf } from './make-list.service.ts'
import { payableOf } from './payable.queries.ts'
import { listsWithin, paymentList, relationsOf } from './payment-lists.queries.ts'
import { tellAuthor } from './notifications.ts'

type One = { id: number }
type Seen = One & { version: number }

/** A list, locked, within reach. */
export async function lockedList(context: Context, { id }: One) {
  const found = await listsWithin(context, 'transfers.update')
    .where('list.id', '=', id)
    .select('list.id')
    .executeTakeFirst()
  if (!found) throw notFound()
  const list = await listSteps.locked(context, id)
  return { ...list, relations: relationsOf(context, list) }
}
export type LockedList = Awaited<ReturnType<typeof lockedList>>

export type StoredRow = Transfer & {
  readonly n: number
  readonly contractId: number | null
  readonly settlementId: number | null
  readonly payMonthId: number
  readonly supplierId: number | null
  readonly party: string | null
  readonly state: RowState
}

const rowsOf = ({ tx }: Context, id: number): Promise<StoredRow[]> =>
  tx
    .selectFrom('paymentListRow')
    .select(['n', 'userContractId as contractId', 'payrollMonthId as payMonthId', 'supplierId'])
    .select([
      'settlementId',
      'party',
      'name',
      'rut',
      'bankCode',
      'accountType',
      'accountNumber',
      'amount',
    ])
    .select(['subject', 'state'])
    .where('paymentListId', '=', id)
    .orderBy('n')
    .execute()

/** Who of a list is not paid as it says any more, in words; nobody when it is still true. */
type Check = (context: Context, month: MonthHead, rows: readonly StoredRow[]) => Promise<string[]>

/** What is compared before a list of some purpose is released or leaves. */
export const paymentListCheck = hook<{ purpose: ListPurpose; check: Check }, ListPurpose>(
  'release of a list of payments',
  ({ purpose }) => purpose,
)

const checkPeople =
  (pays: ListPays): Check =>
  async (context, month, rows) => {
    const asked = { payrollMonthId: month.id, pays }
    const { left } = await payableOf(context, asked, 'transfers.update')
    const now = new Map(left.map((one) => [paymentKey(one), one]))
    return rows.flatMap((row) => {
      const { contractId, settlementId, name } = row
      const one = now.get(paymentKey({ contractId: contractId ?? 0, settlementId }))
      if (!one) return [`${name}: ya no está pendiente de pago`]
      if (one.problem !== null) return [`${name}: ${lowerFirst(one.problem)}`]
      if (one.net !== row.amount) return [`${name}: cambió su monto`]
      const isSame =
        one.kind === 'TRANSFER' &&
        one.bankCode === row.bankCode &&
        one.accountType === row.accountType &&
        one.accountNumber === row.accountNumber
      return isSame ? [] : [`${name}: cambió su cuenta`]
    })
  }

for (const purpose of ListPays.values) {
  paymentListCheck.on('bank-lists', { purpose, check: checkPeople(purpose) })
}

/** What is of no month does not wait for the closing of the one from whose account it is paid. */
const ofNoMonth: ReadonlySet<string> = new Set<ListPurpose>(['SETTLEMENT', 'EXPENSE'])

/** Refuses a list whose rows were touched, or whose people are paid otherwise by now. */
async function requireTrue(context: Context, list: LockedList, rows: readonly StoredRow[]) {
  const month = await monthById(context, list.payrollMonthId, 'transfers.update')
  if (month.isOpen && !ofNoMonth.has(list.purpose)) throw conflict('Primero hay que cerrar el mes')
  const layout = storedLayout(list.layout)
  if (!layout || hashOf({ layout, charge: list.chargeAccount, payments: rows }) !== list.hash) {
    throw conflict('La nómina guardada no es la que se hizo: anúlela y haga otra')
  }
  const check = paymentListCheck.find(list.purpose)?.check
  if (!check) throw new Error(`Nobody checks lists of ${list.purpose}`)
  const changed = await check(context, month, rows)
  if (changed.length > 0) throw conflict(`${namesOf(changed)}. Anule la nómina y haga otra.`)
  return { month, layout }
}

/** The first ten names of a list, and how many more there are. */
function namesOf(changed: readonly string[]): string {
  const shown = changed.slice(0, 10).join('; ')
  return changed.length > 10 ? `${shown}; y ${changed.length - 10} más` : shown
}

type Answering = Seen & { answer: 'release' | 'giveBack'; reason: string | null }

/** Another person releases a list as it is now, or returns it with a reason. */
export async function answerPaymentList(context: Context, given: Answering) {
  const { id, version, answer, reason } = given
  const list = await lockedList(context, given)
  listSteps.require(answer, list)
  await requireSecondPerson(context, list.creatorLoginId)
  const { now, session } = context
  if (answer === 'release') await requireTrue(context, list, await rowsOf(context, id))
  await listSteps.act(context, answer, list, {
    version,
    reason,
    set: {
      ...touched(context),
      ...(answer === 'release' ? { releasedLoginId: session.loginId, releasedAt: now } : {}),
    },
  })
  if (answer === 'giveBack') await freeRows(context, id)
  await tellAuthor(context, list, answer)
  return paymentList(context, { id })
}

/** Annuls a list whose money did not leave: its payments are pending again. */
export async function cancelPaymentList(
  context: Context,
  { id, version, reason }: Seen & { reason: string | null },
) {
  const list = await lockedList(context, { id })
  listSteps.require('cancel', list)
  const paid = (await rowsOf(context, id)).filter(({ state }) => state === 'PAID').length
  if (paid > 0) {
    throw conflict('Tiene pagos hechos: deshaga primero la respuesta del banco que lo dice')
  }
  await refusePaidByHand(context, id)
  await listSteps.act(context, 'cancel', list, {
    version,
    reason,
    set: touched(context),
  })
  if (list.state === 'SENT') await followCanceled(context, list)
  await freeRows(context, id)
  return paymentList(context, { id })
}

/** Where the bank answers nothing, somebody says by hand that a payment of a list was made. */
async function refusePaidByHand({ tx }: Context, id: number) {
  const said = await tx
    .selectFrom('paymentListRow as row')
    .innerJoin('payslipPayment as payment', (join) =>
      onSame(join, 'payment', 'row', ['payrollMonthId', 'userContractId']),
    )
    .select('row.name')
    .where('row.paymentListId', '=', id)
    .where('row.state', '=', 'LISTED')
    .where('payment.status', '=', 'PAID')
    .limit(1)
    .executeTakeFirst()
  if (said) {
    throw conflict(
      `${said.name} está con su pago hecho: márquelo «no pagado» primero en «Liberar y pagar»`,
    )
  }
}

/**
 * The payments of a list that is not paid belong to nobody, and are pending again: the database
 * frees the debt of each with its row.
 */
async function freeRows({ client, session }: Context, id: number) {
  await client.query(
    `update payment_list_row set state = 'CANCELED' where company_id = $1
       and payment_list_id = $2 and state = 'LISTED'`,
    [session.companyId, id],
  )
}

/**
 * The file of a list, as it was approved. The first time it leaves: its accounts are compared with
 * those of now, and its payments are with the bank.
 */
export async function openPaymentList(context: Context, { id, version }: Seen) {
  const list = await lockedList(context, { id })
  if (list.state !== 'SENT') listSteps.require('send', list)
  const rows = await rowsOf(context, id)
  if (list.state !== 'SENT') {
    await requireTrue(context, list, rows)
    await listSteps.act(context, 'send', list, {
      version,
      set: {
        ...touched(context),
        sentLoginId: context.session.loginId,
        sentAt: context.now,
      },
    })
    await markSent(context, rows)
    await followSent(context, list)
  }
  const month = await monthById(context, list.payrollMonthId, 'transfers.update')
  const layout = storedLayout(list.layout)
  if (!layout) throw new Error(`List ${id} has no layout`)
  const account = { number: list.chargeAccount, bankCode: '' }
  const day = list.sentAt === null ? context.today : todayAt(list.sentAt)
  const given = await givenOf(context, { month, account, transfers: rows, day })
  const kept = { month, subject: `${list.subject} ${list.number}`, left: rows, transfers: rows }
  const how = { template: `${list.templateName}, versión ${list.templateVersion}`, list: id }
  const { withoutAccount: _none, ...file } = await keepList(
    context,
    kept,
    await bytesOf(layout, given),
    how,
  )
  return { ...file, id }
}
export type OpenedList = Awaited<ReturnType<typeof openPaymentList>>

/** The payments of a list that left are with the bank. */
const markSent = (context: Context, rows: readonly StoredRow[]) =>
  markPayments(
    context,
    rows.flatMap(({ state, payMonthId, contractId }): Payment[] =>
      state === 'LISTED' && contractId !== null
        ? [{ payMonthId, contractId, status: 'IN_PROGRESS' }]
        : [],
    ),
    { move: 'sent' },
  )
