import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, forbidden } from '#platform/server/errors.ts'
import {
  begunWords,
  MOST_STEPS,
  type Size,
  type Step,
  type StepKind,
  stepsFor,
} from '../model/steps.ts'
import { namesOf } from './names.queries.ts'
import {
  type Holding,
  holdingsOf,
  keyOf,
  lockedRequest,
  lockedRequests,
  requestsOf,
  type StepRequest,
  waitingFor,
} from './requests.queries.ts'
import { stepsOfRequests } from './request-steps.queries.ts'
import { ruleFor } from './rules.queries.ts'
import { tellHolders } from './notifications.ts'

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
  await tellWaiting(context, kind, [subjectId])
  return steps.length > 0
}

const written = (rule: readonly Step[], steps: readonly Step[]) => ({
  ruleSteps: JSON.stringify(rule),
  steps: JSON.stringify(steps),
  isOpen: steps.length > 0,
})

/**
 * Begins the steps of a request again, whose days somebody changed: those of the rule that it kept,
 * for the days that it asks now. Answers whether it has steps.
 */
export async function restartSteps(
  context: Context,
  { size, ...subject }: Begun,
): Promise<boolean> {
  const { kind, id } = subject
  const request = await lockedRequest(context.tx, kind, id)
  if (!request) return beginSteps(context, { ...subject, size })
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
  await tellWaiting(context, kind, [id])
  return steps.length > 0
}

type AtOnce = Omit<Subject, 'id'> & {
  readonly size: Size | undefined
  /** The last day that it asks. */
  readonly lastDay: ISODate
}

/**
 * Refuses to approve at once what the rule of today says to answer in steps. Days that are all past
 * are no request but a fact: whoever would answer its last step registers it, or a super manager or
 * an administrator above them.
 */
export async function refuseAtOnce(context: Context, asked: AtOnce): Promise<void> {
  const { size, lastDay, contractId, kind, userId, businessId } = asked
  const rule = size && (await ruleFor(context.tx, asked, context.today))
  const steps = rule ? stepsFor(rule.steps, size) : []
  if (!rule || steps.length === 0) return
  if (lastDay >= context.today) {
    throw conflict(
      'Se aprueba por pasos en esta razón social: regístrela sin aprobar, y responda cada paso',
      'approve',
    )
  }
  const { role, userId: me } = context.actor
  if (role === 'SUPER_MANAGER' || role === 'ADMIN') return
  const request: StepRequest = {
    kind,
    contractId,
    userId,
    businessId,
    steps,
    ruleSteps: rule.steps,
    subjectId: 0,
    escalateDays: null,
    round: 1,
    place: steps.length,
    since: context.now,
    isOpen: false,
  }
  const holders = waitingFor(request, (await holdingsOf(context, [request])).get(keyOf(request)))
  if (me !== null && holders.includes(me)) return
  const names = await namesOf(context.tx, holders)
  const who = holders.flatMap((id) => names.get(id) ?? []).join(' o ')
  throw conflict(
    `Ya pasó y se aprueba por pasos: la registra quien responde el último${who && `, ${who}`}`,
    'approve',
  )
}

/** Refuses that whoever asked changes a request of which somebody answered a step. */
export async function refuseBegun(context: Context, kind: StepKind, id: number): Promise<void> {
  const steps = (await stepsOfRequests(context, kind, [id])).get(id)
  const because = begunWords(steps?.lines ?? [])
  if (because) throw conflict(because)
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
  return (await answerSteps(context, { kind, ids: [id], decision, comment })).has(id)
}

type Several = {
  readonly kind: StepKind
  readonly ids: readonly number[]
  readonly decision: StepAnswer
  readonly comment: string | null
}

/**
 * The same for several requests, all or none, with as many statements for one as for all. Answers
 * those that are answered whole.
 */
export async function answerSteps(context: Context, asked: Several): Promise<ReadonlySet<number>> {
  const { kind, ids, decision, comment } = asked
  const stored = await lockedRequests(context.tx, kind, ids)
  const open = stored.filter(({ isOpen }) => isOpen)
  const holdings = await holdingsOf(context, open)
  const { userId } = context.actor
  const holder = context.onBehalfOf?.userId ?? userId
  const runs: Run[] = []
  for (const request of open) {
    const holding = holdings.get(keyOf(request))
    const holders = waitingFor(request, holding)
    if (userId === null || holder === null || !holders.includes(holder)) {
      throw forbidden(await whoseTurn(context, request, holders, open.length > 1))
    }
    const until = decision === 'REJECT' ? request.place : lastHeld(request, holding, holder)
    runs.push({ request, until, userId })
  }
  await write(context, runs, { kind, decision, comment })
  const going = runs.filter(({ request, until }) => until < request.steps.length)
  const waiting = decision === 'REJECT' ? [] : going.map(({ request }) => request.subjectId)
  await tellWaiting(context, kind, waiting)
  return new Set(ids.filter((id) => !waiting.includes(id)))
}

/** A request, and the last of the steps in a row that the actor answers of it. */
type Run = { readonly request: StepRequest; readonly until: number; readonly userId: number }

function lastHeld({ place, steps }: StepRequest, holding: Holding | undefined, holder: number) {
  let last = place
  while (last < steps.length && holding?.steps[last]?.includes(holder) === true) last += 1
  return last
}

type Decided = { kind: StepKind; decision: StepAnswer; comment: string | null }

/** The decisions, step after step, because the database refuses one out of its turn. */
async function write(context: Context, runs: readonly Run[], decided: Decided): Promise<void> {
  const { tx, session, onBehalfOf, now } = context
  const { loginId } = session
  if (loginId === null) throw new Error('A step is answered by somebody with an account')
  for (let at = 0; at < MOST_STEPS; at += 1) {
    const here = runs.filter(({ request, until }) => request.place + at <= until)
    if (here.length === 0) return
    await tx
      .insertInto('approvalDecision')
      .values(
        here.map(({ request: { subjectId, round, place }, userId }) => ({
          ...decided,
          subjectId,
          round,
          userId,
          loginId,
          place: place + at,
          onBehalfOf: onBehalfOf?.userId ?? null,
          at: now,
        })),
      )
      .execute()
    if (decided.decision === 'REJECT') return
    await tx
      .updateTable('approvalRequest')
      .set((eb) => ({ place: eb('place', '+', 1), since: now }))
      .where('kind', '=', decided.kind)
      .where(sql<boolean>`subject_id = any(${here.map((one) => one.request.subjectId)}::bigint[])`)
      .execute()
  }
}

async function whoseTurn(
  context: Context,
  { userId, place, steps }: StepRequest,
  holders: readonly number[],
  among: boolean,
): Promise<string> {
  const names = await namesOf(context.tx, [...holders, userId])
  const who = holders.flatMap((id) => names.get(id) ?? []).join(' o ')
  const step = `el paso ${place} de ${steps.length}`
  const said =
    who === ''
      ? `Nadie puede responder ${step}: falta otra persona que responda estas solicitudes`
      : `Espera ${step}: responde ${who}`
  return among ? `${names.get(userId) ?? 'Una persona'}: ${said}` : said
}

/** Says to whoever holds the steps of some requests that they wait for them. */
async function tellWaiting(context: Context, kind: StepKind, ids: readonly number[]) {
  const open = (await requestsOf(context.tx, kind, ids)).filter(({ isOpen }) => isOpen)
  const holdings = await holdingsOf(context, open)
  await tellHolders(
    context,
    open.map((request) => ({
      request,
      holders: waitingFor(request, holdings.get(keyOf(request))),
    })),
  )
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
