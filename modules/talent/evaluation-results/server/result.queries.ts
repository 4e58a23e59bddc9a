import { plans } from '#modules/talent/action-plans/server/index.ts'
import {
  competenceScores,
  type ReviewOf,
  reviewsOf,
} from '#modules/talent/evaluations/server/index.ts'
import { deltaOf } from '#modules/talent/surveys/model/scoring/previous.ts'
import { RaterGroup } from '#modules/talent/surveys/model/scoring/relations.ts'
import { NO_SCORE, readFraction, shownScore } from '#modules/talent/surveys/model/scoring/score.ts'
import { competencesOf } from '#modules/talent/surveys/server/index.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { gapOf, othersOf, strengthsAndGaps } from '../model/breakdown.ts'
import { excluded, explained, shownOf } from '../model/explanation.ts'
import { competencesIn, finalOf, type ReadCompetence, scoreOf } from '../model/review-scores.ts'
import { commentsOf } from './comments.queries.ts'
import { processOf, scaleOf } from './report.queries.ts'

export type ResultAsked = {
  evaluateeId: number
  processId: number | null
  surveyId: number | null
}

/**
 * The result of somebody in a process, or what one survey of it asked: everything is made of the
 * scores that the process kept, so that a part of them tells of no rater more than the whole.
 *
 * @throws UserError not-found where its reader does not see that result
 */
export async function evaluationResult(context: Context, asked: ResultAsked) {
  const { evaluateeId, surveyId } = asked
  const survey = surveyId === null ? undefined : await processOf(context, surveyId)
  const processId = asked.processId ?? survey?.processId
  if (processId === undefined || (surveyId !== null && survey?.processId !== processId)) {
    throw notFound()
  }
  const reviews = await reviewsOf(context, { evaluateeIds: [evaluateeId] })
  const review = reviews.find((one) => one.processId === processId)
  if (!review || review.processStatus === 'DRAFT') throw notFound()
  const only =
    survey && surveyId !== null ? await keysOf(context, surveyId, survey.edition) : undefined
  const competences = review.scores ? competencesIn(review.scores, only) : []
  const weights = await weightsOf(context, processId)
  const { strengths, toImprove } = strengthsAndGaps(competences)
  return {
    ...headOf(review),
    /** Whether the reader was their supervisor when the process started, and talks with them. */
    leads: review.supervisorId !== null && review.supervisorId === context.actor.userId,
    mayPlan: await mayPlan(context, evaluateeId),
    survey: survey?.title ?? null,
    ...scoresOf(review, competences, only !== undefined),
    competences: competences.map((one) => shownCompetence(one, weights)),
    strengths,
    toImprove,
    comments: review.scores ? await commentsIn(context, review, competences, surveyId) : [],
    history: only ? [] : historyOf(review, reviews),
    plans: await plansOf(context, review),
  }
}
export type EvaluationResult = Awaited<ReturnType<typeof evaluationResult>>

/** Whether the reader may write a plan of action of somebody. */
async function mayPlan({ tx, can, reach }: Context, userId: number): Promise<boolean> {
  if (!can('actionPlans.create')) return false
  const found = await tx
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', userId)
    .where(personWithin(reach('actionPlans.create'), 'users.id'))
    .executeTakeFirst()
  return found !== undefined
}

/** The competences that an edition of a survey asks, by their lasting keys. */
async function keysOf({ tx }: Context, surveyId: number, edition: number) {
  const found = await competencesOf(tx, [{ surveyId, edition }])
  return new Set((found.get(surveyId) ?? []).map(({ key }) => key))
}

async function weightsOf({ tx }: Context, processId: number) {
  const row = await tx
    .selectFrom('evaluationProcess')
    .select(['selfWeight', 'supervisorWeight', 'peerWeight', 'subordinateWeight'])
    .where('id', '=', processId)
    .executeTakeFirstOrThrow()
  const { selfWeight, supervisorWeight, peerWeight, subordinateWeight } = row
  return {
    SELF: selfWeight,
    SUPERVISOR: supervisorWeight,
    PEER: peerWeight,
    SUBORDINATE: subordinateWeight,
  }
}

const headOf = (review: ReviewOf) => ({
  id: review.id,
  processId: review.processId,
  process: review.processTitle,
  processStatus: review.processStatus,
  evaluateeId: review.evaluateeId,
  fullname: review.fullname,
  rut: review.rut,
  area: review.area,
  supervisorName: review.supervisorName,
  status: review.status,
  isOwn: review.isOwn,
  startedAt: review.startedAt,
  raters: review.raters,
  ratersDone: review.ratersDone,
  minRaters: review.minRaters,
  scaleMin: scaleOf(review).min,
  scaleMax: scaleOf(review).max,
  releasedAt: review.releasedAt,
  metOn: review.metOn,
  meetingNotes: review.meetingNotes,
  acknowledgedAt: review.acknowledgedAt,
  acknowledgeComment: review.acknowledgeComment,
  version: review.version,
  potential: review.potential,
  box: review.box,
})

const groupLabels: ReadonlyMap<string, string> = new Map(
  RaterGroup.options.map(({ value, label }) => [value, label]),
)
const groupLabel = (key: string) => groupLabels.get(key) ?? key

/**
 * The final with what it is made of. That of one survey is of its competences alone: nobody
 * calibrates it, and no plans enter it.
 */
function scoresOf(review: ReviewOf, competences: readonly ReadCompetence[], isPart: boolean) {
  const titles = new Map(competences.map(({ key, title }) => [key, title]))
  const label = (key: string) => titles.get(key) ?? groupLabel(key)
  const { scores, calibrated, final, plansDone, planShare } = review
  const computed = isPart || !scores ? finalOf(competences) : scoreOf(scores.final)
  const last = final === null ? undefined : readFraction(final)
  return {
    isShown: scores !== null,
    computed: explained(computed, label),
    calibrated: isPart ? null : calibrated,
    reason: isPart || review.isOwn ? null : review.calibrationReason,
    planShare: isPart || plansDone === null ? 0 : planShare,
    plansDone: isPart || plansDone === null ? null : shownOf(readFraction(plansDone)).value,
    final: shownOf(isPart ? computed.exact : last),
    leftOut: scores ? excluded(scores.leftOut, label) : [],
  }
}

type Weights = Awaited<ReturnType<typeof weightsOf>>

function shownCompetence(one: ReadCompetence, weights: Weights) {
  const gap = gapOf(one, weights)
  return {
    key: one.key,
    title: one.title,
    weight: one.weight,
    score: explained(one.score, groupLabel),
    others: shownOf(othersOf(one, weights).exact).value,
    gap: shownScore(gap)?.toFixed(2) ?? null,
    groups: one.groups.flatMap(({ group }) => {
      const score = one.scores.get(group)
      return score ? [{ group, score: explained(score, groupLabel) }] : []
    }),
  }
}

function commentsIn(
  context: Context,
  { processId, evaluateeId, minRaters }: ReviewOf,
  competences: readonly ReadCompetence[],
  surveyId: number | null,
) {
  const found = new Map(competences.map((one) => [one.key, one]))
  return commentsOf(
    context,
    { processId, evaluateeId, surveyId: surveyId ?? undefined },
    {
      leastRaters: minRaters,
      groups: new Set(competences.flatMap(({ scores }) => [...scores.keys()])),
      isHidden: (group, key) => {
        const competence = found.get(key)
        return competence?.exact !== undefined && !competence.scores.get(group)?.exact
      },
    },
  )
}

/** What somebody reached in the processes before, and how each competence changed since then. */
function historyOf(now: ReviewOf, all: readonly ReviewOf[]) {
  const current = comparable(now)
  return all
    .filter((one) => one.scores && Number(one.startedAt) < Number(now.startedAt))
    .toSorted((a, b) => Number(b.startedAt) - Number(a.startedAt))
    .map((before) => {
      const earlier = comparable(before)
      const change = (key: string) => {
        const mine = current.find(({ stableKey }) => stableKey === key)
        const delta = mine && deltaOf(mine, earlier)
        return shownScore(delta ?? undefined)?.toFixed(2) ?? null
      }
      return {
        processId: before.processId,
        title: before.processTitle,
        startedAt: before.startedAt,
        ...shownOf(before.final === null ? undefined : readFraction(before.final)),
        change: change(FINAL),
        competences: earlier
          .filter(({ stableKey }) => stableKey !== FINAL)
          .map(({ stableKey, title, exact }) => ({
            key: stableKey,
            title,
            value: shownOf(exact).value,
            change: change(stableKey),
          })),
      }
    })
}

/** No competence has this key: keys have letters. */
const FINAL = ''

function comparable(review: ReviewOf) {
  const scales = `${review.scaleMin}/${review.scaleMax}`
  const kept = review.scores ? competencesIn(review.scores) : []
  const final = review.final === null ? undefined : readFraction(review.final)
  return [
    { stableKey: FINAL, title: NO_SCORE, scales, exact: final },
    ...kept.map(({ key, title, exact }) => ({ stableKey: key, title, scales, exact })),
  ]
}

/** The plans of somebody in a process, of those that its reader may see. */
async function plansOf(context: Context, { processId, evaluateeId }: ReviewOf) {
  if (!context.can('actionPlans.read')) return []
  const rows = await plans
    .reached(context, 'actionPlans.read')
    .where('plan.workerId', '=', evaluateeId)
    .where(sql<boolean>`plan.evaluation_process_id = ${processId}`)
    .select(['plan.id', 'plan.objective', 'plan.endDate', 'plan.completenessPercentage'])
    .select(['plan.approvalStatus', 'plan.evaluationWeight'])
    .orderBy('plan.endDate')
    .orderBy('plan.id')
    .execute()
  return rows.map(({ completenessPercentage, ...plan }) => ({
    ...plan,
    percent: completenessPercentage,
  }))
}

/** The score of each competence of a survey, person by person, as far as its reader sees them. */
export async function competenceAveragesByUser(
  context: Context,
  { surveyId }: { surveyId: number },
) {
  const survey = await processOf(context, surveyId)
  if (!survey) throw notFound()
  const keys = await keysOf(context, surveyId, survey.edition)
  const scores = await competenceScores(context, survey.processId, [...keys])
  if (!scores) throw notFound()
  return scores.map(({ exact, ...row }) => {
    const { value: average, fraction } = shownOf(exact === null ? undefined : readFraction(exact))
    return { ...row, average, fraction }
  })
}
export type UserAverage = Awaited<ReturnType<typeof competenceAveragesByUser>>[number]
