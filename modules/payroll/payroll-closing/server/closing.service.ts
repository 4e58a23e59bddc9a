import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { rulesOf } from '#modules/company/businesses/server/index.ts'
import { requireSecondPerson } from '#modules/company/second-person/server/index.ts'
import { closeNow, readyToClose } from '#modules/payroll/payroll-months/server/index.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { type Answer, closingStates, whyNotAnswer } from '../model/closing.ts'
import { tellApprovers, tellAsker } from './notifications.ts'
import { closingOf, isOwn, type StoredRequest, storedRequests } from './closing.queries.ts'

const already = 'El cierre ya está pedido'

constraintMessages({
  closing_request_pending: { message: already },
  closing_request_pkey: { message: already },
})

type Asking = { payrollMonthId: number; acceptErrors: boolean; note: string | null }

/**
 * Asks another person to close a month. The month has to be ready: the request is to close exactly
 * its current results.
 */
export async function requestPayrollClosing(context: Context, asked: Asking) {
  const { payrollMonthId: id, acceptErrors, note } = asked
  const ready = await readyToClose(context, { id, acceptErrors }, 'payrollProcesses.create')
  const { businessId, yearMonth } = ready.month
  if (!(await rulesOf(context.tx, [businessId]))(businessId, yearMonth).closingApproval) {
    throw conflict('El cierre no necesita la aprobación de otra persona')
  }
  const [last] = await storedRequests(context, id)
  if (last?.state === 'PENDING') throw conflict(already)
  const request = {
    number: (last?.number ?? 0) + 1,
    requestedBy: context.principal.loginId,
    requestedUser: context.actor.userId,
  }
  await context.tx
    .insertInto('closingRequest')
    .values({
      ...request,
      payrollMonthId: id,
      fingerprint: ready.fingerprint,
      acceptErrors,
      note,
      requestedAt: context.now,
    })
    .execute()
  await tellApprovers(context, ready.month, request)
  return closingOf(context, { payrollMonthId: id })
}

type Answering = {
  payrollMonthId: number
  /** Number of the request that the person saw. */
  number: number
  answer: Answer
  note: string | null
}

/**
 * Answers a closing request: approves it (which closes the month), returns it with a note, or
 * withdraws it.
 */
export async function answerPayrollClosing(context: Context, given: Answering) {
  const { payrollMonthId, answer } = given
  const { request, month } = await pendingOf(context, given)
  if (answer === 'APPROVED') await approve(context, given, request)
  else await settle(context, given, { approvedVersion: null })
  if (answer !== 'WITHDRAWN') await tellAsker(context, month, request, answer)
  return closingOf(context, { payrollMonthId })
}

/** The pending request, checked against the actor's right to answer it. */
async function pendingOf(context: Context, { payrollMonthId, number, answer, note }: Answering) {
  await context.tx
    .selectFrom('payrollMonth')
    .select('id')
    .where('id', '=', payrollMonthId)
    .forUpdate()
    .execute()
  const { permission, needsReason } = closingStates.acts[answer]
  const month = await monthById(context, payrollMonthId, permission)
  const [last] = await storedRequests(context, payrollMonthId)
  const request = last?.number === number ? last : undefined
  const reason = whyNotAnswer(answer, request && { ...request, own: isOwn(context, request) })
  if (!request || reason) throw conflict(reason ?? 'No hay un cierre por aprobar')
  if (answer !== 'WITHDRAWN') await requireSecondPerson(context, request.requestedBy)
  if (needsReason !== undefined && note === null) throw invalid('note', needsReason)
  return { request, month }
}

async function approve(context: Context, given: Answering, request: StoredRequest): Promise<void> {
  const { acceptErrors } = request
  const asked = { id: given.payrollMonthId, acceptErrors }
  const ready = await readyToClose(context, asked, 'payrollClosing.create')
  if (ready.fingerprint !== request.fingerprint) {
    throw conflict('Los resultados cambiaron desde que se pidió el cierre. Devuélvalo.')
  }
  await settle(context, given, { approvedVersion: ready.month.version })
  await closeNow(context, ready)
}

type Settled = { approvedVersion: number | null }

const settle = (
  { tx, principal, actor, now }: Context,
  { payrollMonthId, number, answer, note }: Answering,
  { approvedVersion }: Settled,
) =>
  tx
    .updateTable('closingRequest')
    .set({
      state: answer,
      answeredBy: principal.loginId,
      answeredUser: actor.userId,
      answeredAt: sql<Date>`greatest(requested_at, ${now})`,
      answer: note,
      approvedVersion,
    })
    .where('payrollMonthId', '=', payrollMonthId)
    .where('number', '=', number)
    .where('state', '=', 'PENDING')
    .execute()
