import type { Reach } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import type { YearMonth } from '#chile/period.ts'
import { payWithin, wasPrivate } from '#modules/people/sight/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import { relationsTo } from '#platform/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { equalTo } from '#platform/server/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { loginNameIn, surnameIn, userMatches } from '#platform/server/person-names.ts'
import { fieldsOf, pageOfView, part, personOf, type RowOf, view } from '#platform/server/view.ts'
import { type DisputeFilter, PayslipDispute } from '../model/dispute.ts'

export const disputeSort = ['openedAt', 'fullname', 'state'] as const
export type DisputeSort = (typeof disputeSort)[number]

const columns = { user: 'dispute.userId', business: 'contract.businessId' }

/** Whether any payslip that a dispute is about was calculated as confidential. */
export const wasConfidential = sql<boolean>`exists (
  select from payslip paid
  where paid.company_id = app.current_company()
    and paid.payroll_month_id = dispute.payroll_month_id
    and paid.user_contract_id = dispute.user_contract_id and ${wasPrivate('paid.snapshot')})`

/**
 * Whether a dispute is of somebody whose pay the reader may see: what people write in it is of the
 * payslip, and as confidential as that is.
 */
export const disputeWithin = (reach: Reach, self: number | null) =>
  payWithin(reach, columns, self, wasConfidential)

/** The disputes within a permission's reach, of people whose pay the reader may see. */
export const reached = ({ tx, actor, reach }: Context, permission: Permission) =>
  tx
    .selectFrom('payslipDispute as dispute')
    .innerJoin('userContract as contract', 'contract.id', 'dispute.userContractId')
    .innerJoin('payrollMonth as month', 'month.id', 'dispute.payrollMonthId')
    .innerJoin('users', 'users.id', 'dispute.userId')
    .where(disputeWithin(reach(permission), actor.userId))

/** A dispute without its messages. */
export const disputeView = view({
  ...fieldsOf(PayslipDispute, 'dispute', [
    ...(['id', 'payrollMonthId', 'userContractId', 'userId', 'code', 'state'] as const),
    ...(['openedAt', 'closedAt', 'version'] as const),
  ]),
  ...personOf('dispute.userId'),
  yearMonth: part(of.yearMonth, sql.ref<YearMonth>('month.yearMonth')),
})

/** A page of disputes. */
export function payslipDisputes(
  context: Context,
  input: ListInput<DisputeFilter, DisputeSort>,
): Promise<Listed<RowOf<typeof disputeView>>> {
  const { search, state } = input.filter
  const matching = reached(context, 'payslipDisputes.read')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) => equalTo(eb, { 'dispute.state': state }))
  const by = {
    openedAt: sql.ref('dispute.openedAt'),
    fullname: surnameIn('dispute.userId'),
    state: sql.ref('dispute.state'),
  }
  const ties = ['dispute.openedAt', 'dispute.id']
  return pageOfView(context, disputeView, matching, { by, ties }, input)
}

/** One dispute within reach, without its messages. */
export const disputeById = (context: Context, id: number) =>
  disputeView
    .select(context, reached(context, 'payslipDisputes.read'))
    .where('dispute.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

type OfPayslip = { payrollMonthId: number; contractId: number }

/** The disputes of one payslip, the newest first, each with its messages. */
export async function disputesOfPayslip(
  context: Context,
  { payrollMonthId, contractId }: OfPayslip,
) {
  const rows = await disputeView
    .select(context, reached(context, 'payslipDisputes.read'))
    .where('dispute.payrollMonthId', '=', payrollMonthId)
    .where('dispute.userContractId', '=', contractId)
    .orderBy('dispute.id', 'desc')
    .execute()
  const messages = await messagesOf(context, rows)
  return rows.map((row) => ({
    ...row,
    messages: messages.filter(({ disputeId }) => disputeId === row.id),
  }))
}

export type Dispute = Awaited<ReturnType<typeof disputesOfPayslip>>[number]

async function messagesOf({ tx }: Context, rows: readonly { id: number }[]) {
  if (rows.length === 0) return []
  return tx
    .selectFrom('payslipDisputeMessage as message')
    .select(['message.id', 'message.disputeId', 'message.text', 'message.at'])
    .select(sql<string | null>`${sql.raw(loginNameIn('message.login_id'))}`.as('author'))
    .where(
      'message.disputeId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('message.id')
    .execute()
}

/** Locks a dispute within the reach of a permission; out of reach is answered as not found. */
export async function lockedDispute(context: Context, id: number, permission: Permission) {
  const row = await reached(context, permission)
    .where('dispute.id', '=', id)
    .selectAll('dispute')
    .forNoKeyUpdate('dispute')
    .executeTakeFirstOrThrow(notFound)
  const relations = relationsTo(row.userId === context.actor.userId)
  return { ...row, relations }
}
