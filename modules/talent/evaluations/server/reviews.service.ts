import { personWithin } from '#modules/people/sight/server/index.ts'
import { requireOneself } from '#modules/talent/survey-answers/server/index.ts'
import { wrongCalibration } from '#modules/talent/surveys/model/scoring/calibration.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound, refuse } from '#platform/server/errors.ts'
import { stepsOf } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import { relationsTo } from '#platform/model/states.ts'
import type { Acknowledgement, Calibration, Meeting, Undoing } from '../model/process.ts'
import { reviewStates } from '../model/states.ts'
import { sayAcknowledged, sayProposed } from './notices.ts'
import { evaluationReview } from './reviews.queries.ts'
import { pointsOf } from './reviews-of.ts'
import { isOfTeam, isOver } from './scope.ts'

const acts = stepsOf(reviewStates, {
  table: 'review',
  state: 'status',
  reason: 'reason',
  steps: 'reviewStep',
  of: 'reviewId',
})
export const reviewSteps = {
  states: reviewStates.states,
  /** The steps of a review of somebody else: what was undone is not for its own person. */
  list: acts.list,
}

/** Refuses a review that the reader is not over; their own is not one of these. */
export async function requireOver(context: Context, id: number): Promise<void> {
  await context.tx
    .selectFrom('review')
    .select('id')
    .where('id', '=', id)
    .where(isOver(context))
    .executeTakeFirstOrThrow(notFound)
}

/** Who does an act: whoever keeps the process, the supervisor of its start too, or oneself. */
type Doer = 'keeper' | 'supervisor' | 'oneself'

function doneBy(context: Context, doer: Doer) {
  const own = sql<boolean>`review.evaluatee_id is not distinct from ${context.actor.userId}::bigint`
  const keeps = context.reach('evaluationProcesses.update').all
    ? personWithin(context.reach('performanceResults.massRead'), 'review.evaluateeId')
    : sql<boolean>`false`
  if (doer === 'oneself') return own
  return doer === 'keeper' ? keeps : sql<boolean>`(${keeps} or ${isOfTeam(context)})`
}

/** Locks a review for an act, after its process; out of reach is answered as not found. */
async function locked(context: Context, id: number, doer: Doer) {
  const { tx, actor } = context
  const found = await tx
    .selectFrom('review')
    .select('processId')
    .where('id', '=', id)
    .where(doneBy(context, doer))
    .executeTakeFirstOrThrow(notFound)
  const process = await tx
    .selectFrom('evaluationProcess')
    .select(['status', 'scaleMin', 'scaleMax', 'title', 'keeperId'])
    .where('id', '=', found.processId)
    .forShare()
    .executeTakeFirstOrThrow(notFound)
  const row = await tx
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound)
  const relations = relationsTo(row.evaluateeId === actor.userId)
  return { ...row, state: row.status, relations, process }
}
type Locked = Awaited<ReturnType<typeof locked>>

function requireCalibrating({ process }: Locked): void {
  if (process.status === 'CALIBRATION') return
  throw conflict('Se calibra mientras el proceso está en calibración')
}

/** Refuses points out of the scale of the process, and a calibration of nothing. */
function requirePoints(row: Locked, { calibrated, potential, reason }: Calibration) {
  if (calibrated === null && potential === null) {
    throw invalid('calibrated', 'Indique la nota o el potencial')
  }
  const { scaleMin, scaleMax } = row.process
  if (calibrated === null || scaleMin === null || scaleMax === null) return
  const wrong = wrongCalibration(
    { value: pointsOf(calibrated), reason: reason ?? '' },
    { min: scaleMin, max: scaleMax },
  )
  refuse(wrong && { ...wrong, field: wrong.field === 'value' ? 'calibrated' : wrong.field })
}

/**
 * Calibrates the score of somebody, their potential, or both. What was computed stays as it is, and
 * the reason is kept.
 */
export async function calibrateEvaluationReview(context: Context, input: Calibration) {
  const { id, version, calibrated, potential, reason } = input
  const row = await locked(context, id, 'keeper')
  acts.check('calibrate', row, { version, reason })
  requireCalibrating(row)
  requirePoints(row, input)
  await acts.act(context, 'calibrate', row, {
    version,
    reason,
    set: { calibrated, potential, calibrationReason: reason, ...noProposal, ...touched(context) },
  })
  return evaluationReview(context, { id })
}

const noProposal = {
  proposed: null,
  proposedPotential: null,
  proposal: null,
  proposerId: null,
  proposedAt: null,
}

/** Takes a calibration back, with its reason: the computed score counts again. */
export async function undoEvaluationCalibration(context: Context, input: Undoing) {
  const { id, version, reason } = input
  const row = await locked(context, id, 'keeper')
  acts.check('undo', row, { version, reason })
  requireCalibrating(row)
  await acts.act(context, 'undo', row, {
    version,
    reason,
    set: { calibrated: null, potential: null, calibrationReason: null, ...touched(context) },
  })
  return evaluationReview(context, { id })
}

/** Proposes a calibration of one of one's people; who keeps the process decides it. */
export async function proposeEvaluationCalibration(context: Context, input: Calibration) {
  const { id, version, calibrated, potential, reason } = input
  const row = await locked(context, id, 'supervisor')
  acts.check('propose', row, { version, reason })
  requireCalibrating(row)
  requirePoints(row, input)
  const proposerId = context.actor.userId
  if (proposerId === null) throw conflict('La propone su jefatura')
  await acts.act(context, 'propose', row, {
    version,
    reason,
    set: {
      proposed: calibrated,
      proposedPotential: potential,
      proposal: reason,
      proposerId,
      proposedAt: context.now,
      ...touched(context),
    },
  })
  await sayProposed(context, row)
  return evaluationReview(context, { id })
}

/** Writes the meeting in which a released review was talked about; again while it is not locked. */
export async function recordEvaluationMeeting(context: Context, input: Meeting) {
  const { id, version, metOn, meetingNotes } = input
  const row = await locked(context, id, 'supervisor')
  acts.check('meet', row, { version })
  if (metOn > context.today) throw invalid('metOn', 'No puede ser después de hoy')
  await acts.act(context, 'meet', row, {
    version,
    reason: null,
    set: { metOn, meetingNotes, ...touched(context) },
  })
  return evaluationReview(context, { id })
}

/**
 * Says that one read one's own review, which is not to agree with it, and locks it. Nobody does it
 * for another, in a simulation either.
 */
export async function acknowledgeEvaluation(context: Context, input: Acknowledgement) {
  const { id, version, comment } = input
  requireOneself(context, 'acusa recibo de')
  const row = await locked(context, id, 'oneself')
  acts.check('acknowledge', row, { version })
  await acts.act(context, 'acknowledge', row, {
    version,
    reason: null,
    set: { acknowledgedAt: context.now, acknowledgeComment: comment, ...touched(context) },
  })
  await sayAcknowledged(context, row)
  return evaluationReview(context, { id })
}
