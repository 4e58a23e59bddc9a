import type { YearMonth } from '#chile/period.ts'
import { payWithin, wasPrivate } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { of } from '#platform/server/graphql/object.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import { records } from '#platform/server/records/records.ts'
import { fieldsOf, part, personOf, view } from '#platform/server/records/view.ts'
import { PayslipDispute } from '../model/dispute.ts'

/** Whether any payslip that a dispute is about was calculated as confidential. */
export const wasConfidential = sql<boolean>`exists (
  select from payslip paid
  where paid.company_id = app.current_company()
    and paid.payroll_month_id = dispute.payroll_month_id
    and paid.user_contract_id = dispute.user_contract_id and ${wasPrivate('paid.snapshot')})`

/** A dispute without its messages. */
export const disputeView = view({
  ...fieldsOf(PayslipDispute, 'dispute', [
    ...(['id', 'payrollMonthId', 'userContractId', 'userId', 'code', 'state'] as const),
    ...(['openedAt', 'closedAt', 'version'] as const),
  ]),
  ...personOf('dispute.userId'),
  yearMonth: part(of.yearMonth, sql.ref<YearMonth>('month.yearMonth')),
})

export const disputes = records(PayslipDispute, {
  table: 'payslipDispute',
  as: 'dispute',
  rows: (tx: Tx) =>
    tx
      .selectFrom('payslipDispute as dispute')
      .innerJoin('userContract as contract', 'contract.id', 'dispute.userContractId')
      .innerJoin('payrollMonth as month', 'month.id', 'dispute.payrollMonthId'),
  person: 'dispute.userId',
  // What people write in it is of the payslip, and as confidential as that is.
  within: ({ actor, reach }, permission) =>
    payWithin(
      reach(permission),
      { user: 'dispute.userId', business: 'contract.businessId' },
      actor.userId,
      wasConfidential,
    ),
  shows: disputeView,
  read: 'payslipDisputes.read',
  list: 'payslipDisputes',
})

type OfPayslip = { payrollMonthId: number; contractId: number }

/** The disputes of one payslip, the newest first, each with its messages. */
export async function disputesOfPayslip(
  context: Context,
  { payrollMonthId, contractId }: OfPayslip,
) {
  const rows = await disputeView
    .select(context, disputes.reached(context, 'payslipDisputes.read'))
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
