import { formatPesos } from '#chile/numbers.ts'
import type { ISODate } from '#chile/dates.ts'
import { dismissalCauses } from '#chile/dismissal.ts'
import { areIndependent } from '#modules/company/second-person/server/index.ts'
import { limitOf } from '#modules/money/bank-lists/server/index.ts'
import {
  createContractSettlement,
  endingPaid,
} from '#modules/money/contract-endings/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, forbidden, invalid } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { causeAt, doubtsOfEnd, noticeGiven } from '../model/causes.ts'
import { causeOf, mayTakeBack, TOO_LATE } from '../model/finiquito.ts'
import { lockedSettlement } from './finiquito.queries.ts'
import { settlement } from './finiquito.service.ts'
import { requireUnlisted } from './in-lists.ts'
import { payLastPayslip } from './last-payslip.ts'
import { settlementSteps } from './steps.ts'
import { readTerms } from './stored-finiquito.ts'

type OfVersion = { id: number; version: number | null }
type Payment = OfVersion & { paidOn: ISODate | null; withEnding: boolean | null }
type Locked = Awaited<ReturnType<typeof lockedSettlement>>

/**
 * Sends an issued finiquito to be paid; with the day of its payment, it is paid. Paid, its contract
 * ends on its day: where no ending is registered, `withEnding` registers it in the same act. Above
 * the limit of its razón social, whoever issued it does not pay it too.
 */
export async function paySettlement(context: Context, given: Payment) {
  const { id, version, paidOn, withEnding } = given
  const row = await lockedSettlement(context, id, 'settlementPayments.create')
  if (row.userId === context.actor.userId) {
    throw forbidden('Su propio finiquito lo hace otra persona')
  }
  await requireUnlisted(context, row)
  if (paidOn !== null && paidOn < row.disengagementDate) {
    throw invalid('paidOn', 'El pago no puede ser anterior al término')
  }
  if (paidOn !== null && paidOn > context.today) {
    throw invalid('paidOn', 'Ese día aún no llega')
  }
  const act = paidOn === null ? 'process' : 'pay'
  settlementSteps.require(act, row)
  if (paidOn !== null) await requireEnding(context, row, withEnding ?? false)
  if (row.status === 'ISSUED') await requireSecondToPay(context, row)
  await settlementSteps.act(context, act, row, { version, set: { ...touched(context), paidOn } })
  const from = row.status === 'IN_PROGRESS' ? 'IN_PROGRESS' : 'UNPAID'
  await payLastPayslip(context, row, { from, to: paidOn === null ? 'IN_PROGRESS' : 'PAID' })
  const { userContractId, disengagementDate: lastDay } = row
  if (paidOn !== null) await endingPaid(context, { userContractId, paid: true, lastDay })
  return settlement(context, { id })
}

/** Refuses to pay a finiquito whose contract does not end on its day, or registers its ending. */
async function requireEnding(context: Context, row: Locked, register: boolean): Promise<void> {
  const { endsOn } = await endOf(context, row.userContractId)
  const [doubt] = doubtsOfEnd({ end: row.disengagementDate, endsOn })
  if (doubt === undefined) return
  if (endsOn !== null || !register) {
    const how =
      endsOn === null
        ? 'regístrelo, o márquelo aquí para registrarlo con el pago'
        : 'corrija ese término, o deshaga la emisión'
    throw conflict(`${doubt}: ${how}`, 'withEnding')
  }
  const terms = readTerms(row.terms)
  const { ending } = causeAt(terms.dismissalCause)
  const needsNotice = ending === 'NECESIDADES' || ending === 'DESAHUCIO'
  const given = noticeGiven(terms.noticeDate, terms.disengagementDate)
  const cause = dismissalCauses.find(({ code }) => causeOf(code) === terms.dismissalCause)
  await createContractSettlement(context, {
    userContractId: row.userContractId,
    dismissalCause: cause?.code ?? '',
    contractFinalDate: row.disengagementDate,
    notice: given ? 'GIVEN' : needsNotice ? 'PAID' : 'NONE',
    noticeDate: given ? terms.noticeDate : null,
    heirUserId: null,
    displayToEmployee: true,
    issueDate: null,
    publicComment: null,
    comment: null,
  })
}

/** The last day that a contract has or will have, and its razón social. */
async function endOf({ tx }: Context, userContractId: number) {
  return tx
    .selectFrom('userContract as contract')
    .select('contract.businessId')
    .select(
      sql<ISODate | null>`coalesce((select ending.contract_final_date
          from contract_settlement ending where ending.company_id = app.current_company()
            and ending.user_contract_id = contract.id and ending.status <> 'UNDONE'),
        contract.final_date)::text`.as('endsOn'),
    )
    .where('contract.id', '=', userContractId)
    .executeTakeFirstOrThrow()
}

/** Days in which what one person pays by hand counts together for the limit. */
const DAYS_TOGETHER = 30

/**
 * Above the limit of the razón social, which is that of its lists of payments, an independent
 * person pays what another one issued: whoever took a payment back did not issue it. What the same
 * person paid by hand lately counts with it.
 */
async function requireSecondToPay(context: Context, row: Locked): Promise<void> {
  const { businessId } = await endOf(context, row.userContractId)
  const limit = await limitOf(context, businessId)
  if (limit === null) return
  const { principal, now } = context
  const since = new Date(now.getTime() - DAYS_TOGETHER * 24 * 60 * 60 * 1000)
  const { rows } = await sql<{ issuer: number | null; others: number }>`select
      (select step.login_id from (select id, login_id, state,
            lag(state) over (order by id) as before from settlement_step
          where company_id = app.current_company() and settlement_id = ${row.id}) step
        where step.state = 'ISSUED' and step.before = 'CREATED'
        order by step.id desc limit 1) as issuer,
      (select coalesce(sum(paid.to_pay), 0)::bigint from settlement paid
        join user_contract contract on contract.company_id = app.current_company()
          and contract.id = paid.user_contract_id and contract.business_id = ${businessId}
        where paid.company_id = app.current_company() and paid.id <> ${row.id}
          and paid.status in ('IN_PROGRESS', 'PAID')
          and exists (select from settlement_step step
            where step.company_id = app.current_company() and step.settlement_id = paid.id
              and step.state in ('IN_PROGRESS', 'PAID') and step.at >= ${since}
              and step.login_id = ${principal.loginId})) as others`.execute(context.tx)
  const [found] = rows
  if (!found || row.toPay + found.others <= limit) return
  const { issuer } = found
  const isSecond =
    issuer !== null &&
    issuer !== principal.loginId &&
    (await areIndependent(context, issuer, principal.loginId))
  if (isSecond) return
  throw conflict(
    `Sobre ${formatPesos(limit)} lo paga otra persona que quien lo emitió, con una cuenta ` +
      'independiente',
  )
}

type WithReason = OfVersion & { response: string | null }

/** Takes back, for a day, that a finiquito was marked as paid by hand: it is issued again. */
export async function undoSettlementPayment(context: Context, given: WithReason) {
  const { id, version, response } = given
  const row = await lockedSettlement(context, id, 'settlementPayments.create')
  if (row.userId === context.actor.userId) {
    throw forbidden('Su propio finiquito lo hace otra persona')
  }
  await requireUnlisted(context, row)
  settlementSteps.require('unpay', row)
  if (!(await mayUnpay(context, id))) {
    throw conflict(TOO_LATE)
  }
  await settlementSteps.act(context, 'unpay', row, {
    version,
    reason: response,
    fields: { reason: 'response' },
    set: { ...touched(context), paidOn: null },
  })
  await payLastPayslip(context, row, { from: 'PAID', to: 'UNPAID' })
  const { userContractId, disengagementDate: lastDay } = row
  await endingPaid(context, { userContractId, paid: false, lastDay })
  return settlement(context, { id })
}

/** Whether a finiquito was marked as paid less than a day ago. */
export async function mayUnpay({ tx, now }: Context, settlementId: number): Promise<boolean> {
  const step = await tx
    .selectFrom('settlementStep')
    .select('at')
    .where('settlementId', '=', settlementId)
    .where('state', '=', 'PAID')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return step !== undefined && mayTakeBack(step.at, now)
}
