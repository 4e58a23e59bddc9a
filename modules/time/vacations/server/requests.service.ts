import type { Permission } from '#access/services.ts'
import { addDays } from '#chile/dates.ts'
import { reachesContract, requireContract } from '#modules/people/contracts/server/index.ts'
import {
  beginSteps,
  refuseBegun,
  refuseAnswered,
  restartSteps,
} from '#modules/people/approval-steps/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile, conflict, forbidden, invalid } from '#platform/server/errors.ts'
import type { Facts } from '../model/ledger.ts'
import { cancelActFor } from '../model/states.ts'
import type { NewVacation, VacationChange } from '../model/vacation-input.ts'
import { carePaper } from './papers.service.ts'
import { lockedFacts, nextVoucher } from './account.ts'
import { isOwn, isResized, passStep, requireAct, requireSteps, sizeOf, subjectOf } from './steps.ts'
import {
  giveBack,
  planned,
  refuseShort,
  requireBeforeOpening,
  shorten,
  take,
  timeOffOf,
  unitsOfPlan,
} from './days.service.ts'
import {
  release,
  replacedBy,
  requireFree,
  requireMovable,
  withoutVacation,
} from './move.service.ts'
import { tellAnswer, tellRequest, tellWithdrawal } from './notifications.ts'
import { requireVacation, vacationById } from './vacations.queries.ts'

/**
 * Asks for days of vacation. Somebody who answers requests may approve one at once, and give days
 * in advance of those earned; anybody else's request waits for an answer, and asks for no more than
 * the balance.
 */
export async function createVacation(context: Context, input: NewVacation) {
  const { userContractId, comment, poolOrder } = input
  const contract = await requireContract(context, userContractId, 'vacations.create')
  const request = timeOffOf(input)
  const answers = await reachesContract(context, userContractId, 'vacations.update')
  const own = contract.userId === context.actor.userId
  const [approve, historic] = [input.approve === true, input.isHistoric === true]
  if ((approve || historic || input.advance === true) && !answers) throw forbidden()
  if (approve && own) throw forbidden('No puede responder su propia solicitud')
  const known = await lockedFacts(context, userContractId)
  if (historic) requireBeforeOpening(known, request)
  const { replacesId } = input
  if (replacesId !== null && historic) {
    throw invalid('isHistoric', 'Un cambio de fechas no es histórico')
  }
  const old =
    replacesId === null
      ? undefined
      : await requireMovable(context, { userContractId, replacesId, answers, request })
  const facts =
    replacesId !== null && approve
      ? await release(context, known, { ...input, replacesId })
      : withoutVacation(known, replacesId)
  const by = historic ? 'past' : answers && !own ? 'answerer' : 'asker'
  const plan = await planned(context, { contract, facts, request, poolOrder, by })
  if (!historic) refuseShort(plan, request, answers && !own && input.advance === true)
  const done = approve || historic
  const size = sizeOf(unitsOfPlan(plan))
  if (approve && !historic) await requireSteps(context, contract, size, request.to)
  const { id } = await context.tx
    .insertInto('vacation')
    .values({
      userContractId,
      startDate: request.from,
      endDate: request.to,
      half: request.half,
      care: input.care === true,
      // Other dates of the same vacation keep the paper that it came with.
      careFileId: await carePaper(context, {
        ...input,
        careFileId: input.careFileId ?? old?.careFileId ?? null,
      }),
      comment,
      poolOrder,
      isHistoric: historic,
      replacesId,
      ...unitsOfPlan(historic ? { ...plan, advance: 0 } : plan),
      ...(done ? answeredBy(context) : {}),
      responseStatus: done ? 'APPROVED' : 'PENDING',
      voucherNo: done ? await nextVoucher(context, contract.businessId) : null,
      creatorLoginId: context.session.loginId,
      updatedLoginId: context.session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (approve && !historic)
    await take(context, { contractId: userContractId, id, version: 1, plan })
  if (approve) await tellAnswer(context, id, 'APPROVED')
  else if (!historic) {
    const subject = subjectOf({ ...contract, id, userContractId })
    if (!(await beginSteps(context, { ...subject, size }))) await tellRequest(context, id)
  }
  return vacationById(context, id, 'vacations.create')
}

/**
 * Changes a request that nobody has answered, or answers it, or cancels it. Of a vacation that has
 * begun, what is cancelled are the days from today on.
 */
export async function updateVacation(context: Context, input: VacationChange) {
  const asked: Permission = 'vacations.update'
  const row = await lockedRequest(context, input, asked)
  const { responseStatus } = input
  if (!(await passStep(context, row, input))) return vacationById(context, row.id, asked)
  if (responseStatus === 'APPROVED') await approve(context, row, input)
  else if (responseStatus === 'REJECTED') await reject(context, row, input.response ?? null)
  else if (responseStatus === 'CANCELED') await cancel(context, row, input.response ?? null)
  else {
    requireAct(context, row, 'edit')
    await edit(context, row, input)
  }
  if (responseStatus && responseStatus !== 'PENDING') {
    await tellAnswer(context, row.id, responseStatus)
  }
  return vacationById(context, row.id, asked)
}

export type Withdrawal = { id: number; version: number | null }

export type VacationCorrection = Omit<VacationChange, 'responseStatus' | 'response' | 'advance'>

/**
 * Whoever asked changes a request while nobody has answered it, nor a step of it. Who answers reads
 * that it changed, and an answer to what it was before is refused by its version.
 */
export async function correctVacation(context: Context, input: VacationCorrection) {
  const asked: Permission = 'vacations.create'
  const row = await lockedRequest(context, input, asked)
  requireAct(context, row, 'correct')
  await refuseBegun(context, 'VACATION', row.id)
  const isNews = await edit(context, row, { ...input, advance: null })
  if (isNews) await tellRequest(context, row.id)
  return vacationById(context, row.id, asked)
}

/** The person takes back a request, or an approved vacation that has not begun. */
export async function withdrawVacation(context: Context, input: Withdrawal) {
  const row = await lockedRequest(context, input, 'vacations.create')
  if (row.userId !== context.actor.userId && row.creatorLoginId !== context.session.loginId) {
    throw forbidden('Anula una solicitud quien la pidió')
  }
  await cancel(context, row, null)
  if (row.responseStatus === 'APPROVED') await tellWithdrawal(context, row.id)
  return vacationById(context, row.id, 'vacations.create')
}

export type Deletion = { id: number; force: boolean | null; reason: string | null }

/**
 * Cancels a vacation for whoever keeps the record. With `force`, also one that has begun or ended:
 * its days return, and the row, its reason and its history stay.
 */
export async function deleteVacation(context: Context, { id, force, reason }: Deletion) {
  const row = await lockedRequest(context, { id, version: null }, 'vacations.delete')
  if (row.userId === context.actor.userId) {
    throw forbidden('Son sus vacaciones: las elimina otra persona')
  }
  if (force === true) {
    if (!reason) throw invalid('reason', 'Diga por qué se eliminan')
    if (row.responseStatus === 'CANCELED') throw conflict('Están anuladas')
    await giveBack(context, row, `force:${row.id}`)
    await close(context, row, 'CANCELED', reason)
  } else {
    if (row.startDate <= context.today && row.responseStatus === 'APPROVED') {
      throw conflict('Ya comenzaron. Para eliminarlas igual, marque «Forzar» y diga por qué')
    }
    await cancel(context, row, reason)
  }
  await tellAnswer(context, row.id, 'CANCELED')
  return true
}

type Row = Awaited<ReturnType<typeof requireVacation>> & { facts: Facts }

/** The request within a permission's reach, with its contract's account locked before it. */
async function lockedRequest(
  context: Context,
  { id, version }: Withdrawal,
  permission: Permission,
): Promise<Row> {
  const { userContractId } = await vacationById(context, id, permission)
  await requireContract(context, userContractId, permission)
  const facts = await lockedFacts(context, userContractId)
  const row = await requireVacation(context, id, permission)
  if (version !== null && version !== row.version) {
    await refuseAnswered(context, 'VACATION', id)
    throw changedMeanwhile({ table: 'vacation', key: { id } }, 'cambió esta solicitud')
  }
  return { ...row, facts }
}

async function approve(context: Context, row: Row, { advance }: VacationChange): Promise<void> {
  requireAct(context, row, 'approve')
  // A leave of before, which ended a request as it ends a vacation.
  const request = timeOffOf({ ...row, endDate: row.enjoyedUntil ?? row.endDate })
  const { id: except, replacesId } = row
  const facts =
    replacesId === null ? row.facts : await release(context, row.facts, { ...row, replacesId })
  const plan = await planned(context, {
    contract: row,
    facts,
    request,
    poolOrder: row.poolOrder,
    except,
    by: 'answerer',
  })
  refuseShort(plan, request, advance === true || row.advanceUnits > 0)
  await context.tx
    .updateTable('vacation')
    .set({
      ...unitsOfPlan(plan),
      ...answeredBy(context),
      ...written(context, row),
      responseStatus: 'APPROVED',
      voucherNo: await nextVoucher(context, row.businessId),
    })
    .where('id', '=', row.id)
    .execute()
  const { userContractId: contractId, id, version } = row
  await take(context, { contractId, id, version: version + 1, plan })
}

async function reject(context: Context, row: Row, response: string | null): Promise<void> {
  requireAct(context, row, 'reject', response)
  await close(context, row, 'REJECTED', response)
}

async function cancel(context: Context, row: Row, response: string | null): Promise<void> {
  requireAct(context, row, cancelActFor(isOwn(context, row)))
  if (row.responseStatus === 'APPROVED' && row.startDate < context.today) {
    return shorten(context, row, addDays(context.today, -1), response)
  }
  await giveBack(context, row, `cancel:${row.id}`)
  await close(context, row, 'CANCELED', response)
}

/** Changes a request. Answers whether it asks other days and nobody was notified by its steps. */
async function edit(context: Context, row: Row, input: VacationChange): Promise<boolean> {
  const { startDate = row.startDate, endDate = row.endDate } = input
  const { half = row.half, care = row.care, comment = row.comment } = input
  const { poolOrder = row.poolOrder } = input
  const request = timeOffOf({ startDate, endDate, half })
  const { id: except, userContractId, replacesId } = row
  if (replacesId !== null) await requireFree(context, { userContractId, replacesId }, request)
  const facts = withoutVacation(row.facts, await replacedBy(context.tx, row.id))
  const by = row.userId === context.actor.userId ? 'asker' : 'answerer'
  const plan = await planned(context, { contract: row, facts, request, poolOrder, except, by })
  refuseShort(plan, request, input.advance === true && row.userId !== context.actor.userId)
  const careFileId = await carePaper(context, { ...row, ...input, care })
  const now = { startDate, endDate, half, ...unitsOfPlan(plan) }
  await context.tx
    .updateTable('vacation')
    .set({ ...now, care, careFileId, comment, poolOrder, changedAt: context.now })
    .set(written(context, row))
    .where('id', '=', row.id)
    .execute()
  if (!isResized(row, now)) return false
  return !(await restartSteps(context, { ...subjectOf(row), size: sizeOf(now) }))
}

async function close(
  context: Context,
  row: Row,
  responseStatus: 'REJECTED' | 'CANCELED',
  response: string | null,
): Promise<void> {
  const answer = responseStatus === 'REJECTED' ? answeredBy(context) : {}
  await context.tx
    .updateTable('vacation')
    .set({ responseStatus, response, ...answer, ...written(context, row) })
    .where('id', '=', row.id)
    .execute()
}

const answeredBy = ({ session, now, onBehalfOf }: Context) => ({
  respondedLoginId: session.loginId,
  respondedForUserId: onBehalfOf?.userId ?? null,
  respondedAt: now,
})

const written = ({ session }: Context, { version }: Row) => ({
  updatedLoginId: session.loginId,
  version: version + 1,
})
