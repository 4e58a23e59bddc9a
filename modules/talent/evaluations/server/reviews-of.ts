import { type Rational, rational } from '#formula/exact/rational.ts'
import type { ISODate } from '#chile/dates.ts'
import { scoreThatCounts, withPlans } from '#modules/talent/surveys/model/scoring/calibration.ts'
import { nineBox } from '#modules/talent/surveys/model/scoring/nine-box.ts'
import { plansOfProcess } from '#modules/talent/surveys/model/scoring/plans-of-process.ts'
import {
  fractionText,
  readFraction,
  shownScore,
} from '#modules/talent/surveys/model/scoring/score.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { nameIn, surnameIn } from '#platform/server/sql/person-names.ts'
import { scoresSchema } from '../model/scores.ts'
import { plansInProcess } from './plans-in-process.ts'
import { isNamed, isOfTeam, isOver, isOwn, reviewShown, scoresShown } from './scope.ts'

/** Which reviews are asked for: of some processes, of some people, or both. */
export type ReviewsAsked = {
  readonly processIds?: readonly number[]
  readonly evaluateeIds?: readonly number[]
  readonly reviewIds?: readonly number[]
}

/**
 * The reviews that the reader may see, by surname: their own once it is released, those of their
 * team when the process started, and of everybody within the reach of all results
 * (`performanceResults.massRead`).
 *
 * Exact numbers are fractions as text, `numerator/denominator`, reduced, such as `10/3`
 * (`readFraction` reads them back; `shownScore` rounds once, to two decimals):
 *
 * - `scores` (`model/scores.ts`) says each competence and the final as they were computed, each
 *   with what it counted and what it left out, and `scores.groups` those by relation. A group of
 *   fewer raters than may be seen is in no number and in no group;
 * - `computed` is `scores.final.exact`, and never changes by calibration; `calibrated` stands
 *   beside it, in points with two decimals; `counted` is the one of both that counts;
 * - `plansDone` is the percent of the plans of the process that is done; `final` is `counted` with
 *   the share of the plans, live until the process closes and fixed then.
 *
 * All of these are null while people may still answer, and to its own person until it is released.
 * `potential` and `box` (1 to 9) are null to its own person. One query for the reviews, one for the
 * plans, however many they are.
 */
export async function reviewsOf(context: Context, asked: ReviewsAsked) {
  const rows = await readReviews(context, asked)
  const plans = await plansBy(context.tx, [...new Set(rows.map(({ processId }) => processId))])
  return rows.map(({ isShown, isOver: over, scores, ...row }) => {
    const sees = isShown && over
    const fixed = row.processStatus === 'CLOSED'
    const done = fixed ? fractionOf(row.plansDone) : plans(row).score
    const { counted, final } = finalOf(row, done)
    const kept = fixed ? fractionOf(row.final) : final
    return {
      ...row,
      scores: isShown && scores !== null ? scoresSchema.parse(scores) : null,
      computed: isShown ? row.computed : null,
      computedShown: isShown ? shownScore(fractionOf(row.computed)) : null,
      calibrated: isShown ? row.calibrated : null,
      calibrationReason: isShown ? row.calibrationReason : null,
      counted: isShown ? textOf(counted) : null,
      plansDone: isShown ? textOf(done) : null,
      final: isShown ? textOf(kept) : null,
      finalShown: isShown ? shownScore(kept) : null,
      potential: sees ? row.potential : null,
      box: sees ? boxOf(row, kept) : null,
      proposed: sees ? row.proposed : null,
      proposedPotential: sees ? row.proposedPotential : null,
      proposal: sees ? row.proposal : null,
    }
  })
}
export type ReviewOf = Awaited<ReturnType<typeof reviewsOf>>[number]

const fractionOf = (text: string | null): Rational | undefined =>
  text === null ? undefined : readFraction(text)
const textOf = (exact: Rational | undefined) => fractionText({ exact })

/** Points with two decimals, as they are calibrated, as an exact number. */
export function pointsOf(text: string): Rational {
  const [whole = '', decimals = ''] = text.split('.')
  return rational(BigInt(whole + decimals.padEnd(2, '0').slice(0, 2)), 100n)
}

type Counted = {
  computed: string | null
  calibrated: string | null
  planShare: number
  scaleMin: number | null
  scaleMax: number | null
}

/** The score that counts of a review, and its final with the plans of the process. */
export function finalOf(row: Counted, plansDone: Rational | undefined) {
  const counted = scoreThatCounts({
    computed: fractionOf(row.computed),
    calibrated: row.calibrated === null ? undefined : pointsOf(row.calibrated),
    reason: null,
  })
  if (row.scaleMin === null || row.scaleMax === null) return { counted, final: counted }
  const scale = { min: row.scaleMin, max: row.scaleMax }
  return { counted, final: withPlans(counted, row.planShare, plansDone, scale) }
}

type Boxed = { mediumCut: string; highCut: string; potential: number | null }

const boxOf = ({ mediumCut, highCut, potential }: Boxed, final: Rational | undefined) =>
  potential === null || final === undefined
    ? null
    : nineBox(final, potential, { medium: hundredths(mediumCut), high: hundredths(highCut) })

const hundredths = (text: string): number => {
  const { n, d } = pointsOf(text)
  return Number((n * 100n) / d)
}

type Of = { processId: number; evaluateeId: number }

/** The plans of each person in some processes: what they weigh, and how much of them is done. */
export async function plansBy(tx: Tx, processIds: readonly number[]) {
  const all = (await plansInProcess.find()?.(tx, processIds)) ?? []
  const byPerson = Map.groupBy(all, ({ processId, workerId }) => `${processId}:${workerId}`)
  return ({ processId, evaluateeId }: Of) =>
    plansOfProcess(byPerson.get(`${processId}:${evaluateeId}`) ?? [])
}

function readReviews(context: Context, { processIds, evaluateeIds, reviewIds }: ReviewsAsked) {
  const within = (column: string, ids: readonly number[]) =>
    sql<boolean>`${sql.ref(column)} = any(${[...ids]}::bigint[])`
  return context.tx
    .selectFrom('review')
    .innerJoin('evaluationProcess as process', 'process.id', 'review.processId')
    .innerJoin('users', 'users.id', 'review.evaluateeId')
    .leftJoin('area', 'area.id', 'review.areaId')
    .where(reviewShown(context))
    .$if(processIds !== undefined, (query) =>
      query.where(within('review.processId', processIds ?? [])),
    )
    .$if(evaluateeIds !== undefined, (query) =>
      query.where(within('review.evaluateeId', evaluateeIds ?? [])),
    )
    .$if(reviewIds !== undefined, (query) => query.where(within('review.id', reviewIds ?? [])))
    .select(['review.id', 'review.processId', 'review.evaluateeId', 'review.supervisorId'])
    .select(['review.areaId', 'area.name as area', 'users.rut', 'review.status', 'review.raters'])
    .select(['review.ratersDone', 'review.scores', 'review.computed', 'review.calibrated'])
    .select(['review.potential', 'review.calibrationReason', 'review.plansDone', 'review.final'])
    .select(['review.releasedAt', 'review.meetingNotes', 'review.acknowledgedAt'])
    .select(['review.acknowledgeComment', 'review.version', 'review.metOn'])
    .select(['review.proposed', 'review.proposedPotential', 'review.proposal'])
    .select(['process.title as processTitle', 'process.status as processStatus'])
    .select(['process.planShare', 'process.scaleMin', 'process.scaleMax', 'process.minRaters'])
    .select(['process.mediumCut', 'process.highCut', 'process.closedAt', 'process.startedAt'])
    .select([
      nameIn('review.evaluateeId').as('fullname'),
      sql<string | null>`case when ${isNamed(context, 'review.supervisorId')}
        then ${nameIn('review.supervisorId')} end`.as('supervisorName'),
      isOwn(context).as('isOwn'),
      isOfTeam(context).as('isTeam'),
      isOver(context).as('isOver'),
      scoresShown(context).as('isShown'),
    ])
    .$narrowType<{ metOn: ISODate | null }>()
    .orderBy(surnameIn('review.evaluateeId'))
    .orderBy('review.id', 'desc')
    .execute()
}
