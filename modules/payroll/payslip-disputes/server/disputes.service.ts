import { currentReleases } from '#modules/payroll/payroll-results/server/index.ts'
import { notifyAnswer } from '#modules/company/notices/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import {
  type DisputeAnswer,
  type DisputeSeen,
  type NewDispute,
  pageOfPayslip,
} from '../model/dispute.ts'
import { disputes } from './disputes.queries.ts'

constraintMessages({
  payslip_dispute_open: { message: 'Ya hay un reclamo en revisión de esta liquidación' },
})

/** «No conforme»: the worker, and nobody for them, disputes a payslip that was released to them. */
export async function openPayslipDispute(context: Context, input: NewDispute) {
  const { tx, actor } = context
  const released = await currentReleases(tx)
    .select(['release.userId'])
    .where('release.payrollMonthId', '=', input.payrollMonthId)
    .where('release.userContractId', '=', input.contractId)
    .where('release.userId', '=', actor.userId ?? 0)
    .where('month.isOpen', '=', false)
    .executeTakeFirst()
  if (!released) throw notFound()
  const { id } = await tx
    .insertInto('payslipDispute')
    .values({
      payrollMonthId: input.payrollMonthId,
      userContractId: input.contractId,
      userId: released.userId,
      code: input.code,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await say(context, id, input.text)
  return disputes.one(context, id)
}

/** Writes in a dispute that is still open: its person, or whoever answers it. */
export async function writeInPayslipDispute(
  context: Context,
  { id, text }: { id: number; text: string },
) {
  const row = await disputes.locked(context, id, 'payslipDisputes.read')
  const own = row.userId === context.actor.userId
  if (!own) await disputes.locked(context, id, 'payslipDisputes.update')
  if (row.state !== 'OPEN') throw conflict('El reclamo ya está cerrado')
  const message = await say(context, id, text)
  if (!own)
    await tellPerson(context, row, `dispute:${id}:${message}`, 'Hay un mensaje en su reclamo')
  return disputes.one(context, id)
}

/** Accepts a dispute or declines it, with its reason; the payslip itself is corrected elsewhere. */
export async function answerPayslipDispute(context: Context, input: DisputeAnswer) {
  const { id, accept, text } = input
  const row = await disputes.act(context, accept ? 'accept' : 'decline', input, closed(context))
  await say(context, id, text)
  await tellPerson(context, row, `dispute:${id}`, 'Su reclamo de liquidación tiene respuesta')
  return disputes.one(context, id)
}

/** Withdraws one's own dispute while nobody has answered it. */
export async function withdrawPayslipDispute(context: Context, seen: DisputeSeen) {
  await disputes.act(context, 'withdraw', seen, closed(context))
  return disputes.one(context, seen.id)
}

const closed = ({ session, now }: Context) => ({
  closedAt: now,
  closedLoginId: session.loginId,
})

async function say({ tx, session }: Context, disputeId: number, text: string): Promise<number> {
  const { id } = await tx
    .insertInto('payslipDisputeMessage')
    .values({ disputeId, text, loginId: session.loginId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Disputed = { userId: number; payrollMonthId: number; userContractId: number }

/** Notifies the person of what somebody else wrote, without its words: they are about pay. */
const tellPerson = (context: Context, row: Disputed, key: string, title: string) =>
  notifyAnswer(context, {
    userId: row.userId,
    key,
    title,
    link: pageOfPayslip(row.payrollMonthId, row.userContractId),
  })
