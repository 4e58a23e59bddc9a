import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden } from '#platform/server/errors.ts'
import { type Size, type Step, type StepKind, stepsFor } from '../model/steps.ts'
import { namesOf } from './names.queries.ts'
import {
  holdingsOf,
  keyOf,
  lockedRequest,
  requestsOf,
  type StepRequest,
  waitingFor,
} from './requests.queries.ts'
import { ruleFor } from './rules.queries.ts'
import { tellHolders } from './tell.service.ts'

/** A request that may pass steps. */
export type Subject = {
  readonly kind: StepKind
  readonly id: number
  readonly contractId: number
  readonly userId: number
  readonly businessId: number
}

/** The days that it asks; nothing for what no step applies to, as what the law gives. */
type Begun = Subject & { readonly size: Size | undefined }

/**
 * Gives a request that waits the steps that the rule of today says; without a rule, none. Answers
 * whether it has steps.
 */
export async function beginSteps(context: Context, { size, ...subject }: Begun): Promise<boolean> {
  const rule = size && (await ruleFor(context.tx, subject, context.today))
  if (!rule) return false
  const steps = stepsFor(rule.steps, size)
  const { kind, id: subjectId, contractId: userContractId, userId, businessId } = subject
  await context.tx
    .insertInto('approvalRequest')
    .values({
      kind,
      subjectId,
      userContractId,
      userId,
      businessId,
      ...written(rule.steps, steps),
      escalateDays: rule.escalateDays,
      since: context.now,
    })
    .execute()
  await tellWaiting(context, subject)
  return steps.length > 0
}

const written = (rule: readonly Step[], steps: readonly Step[]) => ({
  ruleSteps: JSON.stringify(rule),
  steps: JSON.stringify(steps),
  isOpen: steps.length > 0,
})

/**
 * Begins the steps of a request again, whose days somebody changed: those of the rule that it kept,
 * for the days that it asks now.
 */
export async function restartSteps(context: Context, { size, ...subject }: Begun): Promise<void> {
  const { kind, id } = subject
  const request = await lockedRequest(context.tx, kind, id)
  if (!request) {
    await beginSteps(context, { ...subject, size })
    return
  }
  const steps = size ? stepsFor(request.ruleSteps, size) : []
  await context.tx
    .updateTable('approvalRequest')
    .set({
      ...written(request.ruleSteps, steps),
      round: request.round + 1,
      place: 1,
      since: context.now,
    })
    .where('kind', '=', kind)
    .where('subjectId', '=', id)
    .execute()
  await tellWaiting(context, subject)
}

/** Refuses to approve at once what the rule of today says to answer in steps. */
export async function refuseAtOnce(
  { tx, today }: Context,
  subject: Pick<Subject, 'kind' | 'businessId'>,
  size: Size | undefined,
): Promise<void> {
  const rule = size && (await ruleFor(tx, subject, today))
  if (rule && stepsFor(rule.steps, size).length > 0) {
    throw conflict(
      'Se aprueba por pasos en esta razón social: regístrela sin aprobar, y responda cada paso',
      'approve',
    )
  }
}

export type StepAnswer = 'APPROVE' | 'REJECT'

/**
 * Writes the answer of the actor to the step that waits, and to the next ones that they hold too.
 * Answers whether the whole request is answered with it: a rejection, its last step, or a request
 * without steps. Refuses who does not hold the step.
 */
export async function answerStep(
  context: Context,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  decision: StepAnswer,
  comment: string | null,
): Promise<boolean> {
  const request = await lockedRequest(context.tx, kind, id)
  if (!request?.isOpen) return true
  const holding = (await holdingsOf(context, [request])).get(keyOf(request))
  const holders = waitingFor(request, holding)
  const { userId } = context.actor
  const holder = context.onBehalfOf?.userId ?? userId
  if (userId === null || holder === null || !holders.includes(holder)) {
    throw forbidden(await whoseTurn(context, request, holders))
  }
  let place = request.place
  const answersNext = () => holding?.steps[place - 1]?.includes(holder) === true
  const places = [place]
  if (decision === 'APPROVE') {
    for (place += 1; place <= request.steps.length && answersNext(); place += 1) places.push(place)
  }
  for (const one of places) await write(context, request, { place: one, decision, comment, userId })
  if (decision === 'REJECT') return true
  if (place > request.steps.length) return true
  await tellWaiting(context, { kind, id })
  return false
}

type Decided = { place: number; decision: StepAnswer; comment: string | null; userId: number }

/** One decision, and the step after it. The database refuses it out of its turn. */
async function write(context: Context, request: StepRequest, decided: Decided): Promise<void> {
  const { tx, session, onBehalfOf, now } = context
  const { kind, subjectId, round } = request
  const { place, decision, comment, userId } = decided
  const loginId = session.loginId
  if (loginId === null) throw new Error('A step is answered by somebody with an account')
  await tx
    .insertInto('approvalDecision')
    .values({
      kind,
      subjectId,
      round,
      place,
      decision,
      userId,
      loginId,
      onBehalfOf: onBehalfOf?.userId ?? null,
      comment,
      at: now,
    })
    .execute()
  if (decision === 'REJECT') return
  await tx
    .updateTable('approvalRequest')
    .set({ place: place + 1, since: now })
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .execute()
}

async function whoseTurn(
  context: Context,
  { place, steps }: StepRequest,
  holders: readonly number[],
): Promise<string> {
  const names = await namesOf(context.tx, holders)
  const who = holders.flatMap((id) => names.get(id) ?? []).join(' o ')
  const step = `el paso ${place} de ${steps.length}`
  return who === ''
    ? `Nadie puede responder ${step}: falta otra persona que responda estas solicitudes`
    : `Espera ${step}: responde ${who}`
}

/** Says to whoever holds the step of a request that it waits for them. */
async function tellWaiting(context: Context, { kind, id }: Pick<Subject, 'kind' | 'id'>) {
  const [request] = await requestsOf(context.tx, kind, [id])
  if (!request?.isOpen) return
  const holding = (await holdingsOf(context, [request])).get(keyOf(request))
  await tellHolders(context, request, waitingFor(request, holding))
}

/**
 * Refuses an answer to a version that is gone because somebody answered the step meanwhile, in
 * those words; does nothing where something else changed.
 */
export async function refuseAnswered(
  { tx }: Pick<Context, 'tx'>,
  kind: StepKind,
  id: number,
): Promise<void> {
  const [request] = await requestsOf(tx, kind, [id])
  if (!request?.isOpen || request.place === 1) return
  const last = await tx
    .selectFrom('approvalDecision')
    .select('userId')
    .where('kind', '=', kind)
    .where('subjectId', '=', id)
    .where('round', '=', request.round)
    .where('place', '=', request.place - 1)
    .executeTakeFirst()
  if (!last) return
  const name = (await namesOf(tx, [last.userId])).get(last.userId) ?? 'Otra persona'
  throw conflict(`${name} ya respondió ese paso: ahora espera el ${request.place}`)
}
