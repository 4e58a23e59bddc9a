import { decide } from '#access/decide.ts'
import type { Permission } from '#access/services.ts'
import { reachesContract, requireContract } from '#modules/people/contracts/server/index.ts'
import {
  beginSteps,
  refuseAtOnce,
  refuseBegun,
} from '#modules/people/approval-steps/server/index.ts'
import { makeRoom } from '#modules/time/time-off/server/index.ts'
import { relationsTo } from '#platform/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { forbidden, invalid } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { actTo } from '#platform/model/states.ts'
import { type AbsenceSubtype, type RequestStatus, subtypesOf, usualPay } from '../model/catalogs.ts'
import { type Draft, problemOf } from '../model/rules.ts'
import { calendarYears } from './week.queries.ts'
import { absenceAnswers, absenceStates } from '../model/states.ts'
import { continuity, requirePaper } from './absence-checks.ts'
import { empty, type Fields, fromRow, type Loose, over } from './absence-draft.ts'
import { absenceSteps } from './absence-steps.ts'
import { absenceById, requireAbsence } from './absences.queries.ts'
import { requireLegalPermit } from './legal-permit.ts'
import { passStep, restartIfResized, sizeOf, subjectOf } from './steps.ts'
import { tellPerson } from './notify-person.ts'
import { tellSupervisor } from './notify-supervisor.ts'

const overlap = 'En esas fechas ya hay otra ausencia del contrato'
constraintMessages({
  absence_no_overlap: { message: overlap, field: 'startDate' },
  absence_applied_once: {
    message: 'En esos días ya se aplica otra ausencia del contrato',
    field: 'applicationStartDate',
  },
  absence_dates: { message: 'Las fechas no son válidas', field: 'endDate', kind: 'invalid' },
  absence_subtype: { message: 'No es una clase de ese tipo', field: 'subtype', kind: 'invalid' },
})

/** Whether the days of a vacation after a medical leave stay, once the leave counts. */
type Kept = { keepsAfter?: boolean | null }

export type NewAbsence = Loose &
  Pick<Fields, 'userContractId' | 'type' | 'startDate' | 'endDate'> &
  Kept & { approve: boolean | null }

/**
 * Registers an absence. An actor who answers requests may approve it at once; anybody else's waits
 * for an answer.
 */
export async function createAbsence(context: Context, input: NewAbsence) {
  const subtype = input.subtype ?? subtypesOf[input.type][0]
  requireKind(context, subtype)
  const asked = permissionFor(subtype)
  const contract = await requireContract(context, input.userContractId, asked)
  const answers = await reachesContract(context, input.userContractId, 'absenceResponses.update')
  if (input.approve === true) {
    const relations = relationsTo(isOwn(context, contract), true)
    absenceSteps.require('approve', { state: 'PENDING', relations })
    if (!answers) throw forbidden()
  }
  const { type, startDate, endDate } = input
  const pay = type === 'LICENSE' ? 'WITHOUTPAY' : usualPay(subtype, input.legalPermit)
  const draft = over({ ...empty, type, subtype, pay, startDate, endDate }, input)
  await check(context, draft, contract)
  await requireLegalPermit(context, input.userContractId, draft)
  await requirePaper(context, draft.fileId, input.userContractId)
  const continues = await continuity(context, input.userContractId, draft)
  const approved = input.approve === true
  if (approved) {
    const { id: _none, ...about } = subjectOf({ ...contract, userContractId: contract.id })
    await refuseAtOnce(context, { ...about, size: sizeOf(draft), lastDay: endDate })
    await giveWay(context, input.userContractId, { ...draft, ...keptIn(input) })
  }
  const { id } = await context.tx
    .insertInto('absence')
    .values({
      ...draft,
      ...continues,
      previousPay: answers ? draft.previousPay : null,
      userContractId: input.userContractId,
      responseStatus: approved ? 'APPROVED' : 'PENDING',
      ...(approved ? answered(context) : {}),
      creatorLoginId: context.session.loginId,
      updatedLoginId: context.session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!approved) {
    const subject = subjectOf({ ...contract, id, userContractId: input.userContractId })
    await beginSteps(context, { ...subject, size: sizeOf(draft) })
  }
  if (draft.sendEmailToSupervisor) await tellSupervisor(context, id)
  return absenceById(context, id, asked)
}

/** An administrative day needs a right of its own: the specification calls it the variant A. */
const permissionFor = (subtype: AbsenceSubtype): Permission =>
  subtype === 'ADMINISTRATIVE_DAY' ? 'absencesA.create' : 'absences.create'

/** Refuses, at its field and with the reason, a kind of absence that the actor may not register. */
function requireKind({ actor, company }: Context, subtype: AbsenceSubtype): void {
  const { allowed, because } = decide(actor, company, permissionFor(subtype))
  if (!allowed) throw invalid('subtype', because)
}

export type AbsenceChange = Loose & { id: number; version: number | null }

/** Changes an absence that was not rejected. Days paid by a closed month cannot change. */
export async function updateAbsence(context: Context, input: AbsenceChange & Kept) {
  const row = await requireAbsence(context, input.id, 'absences.update')
  absenceSteps.require('edit', standing(context, row))
  // An actor who was not shown the pay before the leave cannot have changed it.
  await change(context, row, row.paySeen ? input : { ...input, previousPay: row.previousPay })
  return absenceById(context, row.id)
}

/**
 * Whoever asked changes a request while nobody has answered it, nor a step of it. Who answers reads
 * that it changed, and an answer to what it was before is refused by its version.
 */
export async function correctAbsence(context: Context, input: AbsenceChange) {
  const row = await requireAbsence(context, input.id, 'absences.create')
  absenceSteps.require('correct', standing(context, row))
  await refuseBegun(context, 'ABSENCE', row.id)
  await change(context, row, { ...input, previousPay: row.previousPay })
  return absenceById(context, row.id, 'absences.create')
}

type Stored = Awaited<ReturnType<typeof requireAbsence>>

async function change(context: Context, row: Stored, input: AbsenceChange & Kept): Promise<void> {
  refuseStale(input.version, row.version, { table: 'absence', key: { id: row.id } })
  const type = input.type ?? row.type
  const changed = input.type !== undefined && input.type !== row.type
  const subtype = input.subtype ?? (changed ? subtypesOf[type][0] : row.subtype)
  if (subtype !== row.subtype) requireKind(context, subtype)
  const draft = over(fromRow(row), { ...input, type, subtype })
  await check(context, draft, row)
  await requireLegalPermit(context, row.userContractId, draft, row.id)
  if (draft.fileId !== row.fileId) await requirePaper(context, draft.fileId, row.userContractId)
  const continues = await continuity(context, row.userContractId, draft, row.id)
  if (row.responseStatus === 'APPROVED') {
    await giveWay(context, row.userContractId, { ...draft, ...keptIn(input) })
  }
  await context.tx
    .updateTable('absence')
    .set({
      ...draft,
      ...continues,
      ...touched(context),
      ...(row.responseStatus === 'PENDING' ? { changedAt: context.now } : {}),
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
  await restartIfResized(context, row, draft)
  if (draft.sendEmailToSupervisor) await tellSupervisor(context, row.id)
}

export type AbsenceAnswer = Kept & {
  id: number
  responseStatus: RequestStatus
  response: string | null
  version: number | null
}

/** Vacations give way to a medical leave that counts; to no other absence. */
async function giveWay(
  context: Context,
  contractId: number,
  leave: Pick<Fields, 'type' | 'startDate' | 'endDate'> & { keepsAfter: boolean },
): Promise<void> {
  const { type, startDate: from, endDate: to, keepsAfter } = leave
  if (type === 'LICENSE') await makeRoom(context, { contractId, from, to, keepsAfter })
}

const keptIn = ({ keepsAfter }: Kept) => ({ keepsAfter: keepsAfter === true })

/** Approves, rejects or annuls a request. A rejection says why. */
export async function updateAbsenceResponse(context: Context, input: AbsenceAnswer) {
  const { id, responseStatus, response, version } = input
  const row = await requireAbsence(context, id, 'absenceResponses.update')
  const act = actTo(absenceStates, absenceAnswers, responseStatus)
  if (!act) throw invalid('responseStatus', 'Elija aprobar, rechazar o anular')
  const subject = standing(context, row)
  absenceSteps.require(act, subject, 'responseStatus')
  const { needsReason } = { needsReason: undefined, ...absenceStates.acts[act] }
  if (needsReason !== undefined && !response) throw invalid('response', needsReason)
  if (!(await passStep(context, row, { act, version, response }))) {
    return absenceById(context, id, 'absenceResponses.update')
  }
  if (responseStatus === 'APPROVED') {
    await giveWay(context, row.userContractId, { ...row, ...keptIn(input) })
  }
  await absenceSteps.act(context, act, subject, {
    version,
    reason: response,
    fields: { reason: 'response', state: 'responseStatus' },
    set: { ...answered(context), ...touched(context) },
  })
  await tellPerson(context, row, responseStatus)
  return absenceById(context, id, 'absenceResponses.update')
}

export type Withdrawal = { id: number; version: number | null }

/** Withdraws an unanswered request: one's own, or one that the actor entered. */
export async function withdrawAbsence(context: Context, { id, version }: Withdrawal) {
  const row = await requireAbsence(context, id, 'absences.create')
  const set = touched(context)
  await absenceSteps.act(context, 'withdraw', standing(context, row), { version, set })
  return absenceById(context, id, 'absences.create')
}

/** Deletes an absence, unless a closed month was paid with it. The audit keeps it. */
export async function deleteAbsence(context: Context, { id }: { id: number }): Promise<boolean> {
  const row = await requireAbsence(context, id, 'absences.delete')
  absenceSteps.require('remove', standing(context, row))
  await context.tx.deleteFrom('absence').where('id', '=', row.id).execute()
  if (isExpected(row)) await tellPerson(context, row, 'DELETED')
  return true
}

/** Whether its person counts on it, or on an answer. */
const isExpected = ({ responseStatus }: { responseStatus: RequestStatus }): boolean =>
  responseStatus === 'PENDING' || responseStatus === 'APPROVED'

type Whose = { userId: number }
const isOwn = ({ actor }: Context, { userId }: Whose): boolean => userId === actor.userId

type Locked = Whose & {
  id: number
  version: number
  responseStatus: RequestStatus
  creatorLoginId: number | null
}

/** The state of an absence, and how the actor is related to it. */
const standing = (context: Context, { id, version, ...row }: Locked) => ({
  id,
  version,
  state: row.responseStatus,
  relations: relationsTo(isOwn(context, row), row.creatorLoginId === context.session.loginId),
})

const answered = ({ session, now, onBehalfOf }: Context) => ({
  respondedLoginId: session.loginId,
  respondedForUserId: onBehalfOf?.userId ?? null,
  respondedAt: now,
})

async function check(
  { tx }: Context,
  draft: Draft,
  contract: Parameters<typeof problemOf>[1],
): Promise<void> {
  const problem = problemOf(draft, contract, await calendarYears(tx))
  if (problem) throw invalid(problem.field, problem.message)
}
