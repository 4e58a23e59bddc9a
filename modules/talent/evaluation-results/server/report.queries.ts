import { personWithin } from '#modules/people/sight/server/index.ts'
import { type ReviewOf, reviewsOf } from '#modules/talent/evaluations/server/index.ts'
import { meanOf, one, readFraction } from '#modules/talent/surveys/model/scoring/score.ts'
import { searchKey } from '#chile/text.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql } from '#platform/server/sql/db.ts'
import { pageOf } from '#platform/server/sql/total-of.ts'
import type { ReviewStatus } from '#modules/talent/evaluations/model/catalogs.ts'
import { explained, shownOf } from '../model/explanation.ts'
import {
  bandOf,
  boxesOf,
  distributionOf,
  meansBy,
  type Place,
  type ReportedPerson,
} from '../model/report.ts'

/** The processes in which somebody's results are its reader's to see, the newest first. */
export async function evaluationReports(
  context: Context,
  {
    filter: { search },
    sort: { descending },
    ...asked
  }: ListInput<{ search: string | null }, 'startedAt'>,
) {
  const reviews = (await reviewsOf(context, {})).filter(isBegun)
  const processes = [...Map.groupBy(reviews, ({ processId }) => processId).values()]
  const wanted = searchKey(search ?? '')
  const rows = processes
    .flatMap((of) => (of[0] ? [summaryOf(of[0], of)] : []))
    .filter(({ title }) => searchKey(title).includes(wanted))
    .toSorted((a, b) => (descending ? -1 : 1) * (Number(a.startedAt) - Number(b.startedAt)))
  return pageOf(rows, asked.page)
}
export type ReportSummary = Awaited<ReturnType<typeof evaluationReports>>['rows'][number]

const isBegun = ({ processStatus }: ReviewOf) =>
  processStatus !== 'DRAFT' && processStatus !== 'CANCELED'

function summaryOf(
  { processId, processTitle, processStatus, startedAt }: ReviewOf,
  all: ReviewOf[],
) {
  const finals = all.flatMap(({ final }) => (final === null ? [] : [readFraction(final)]))
  const mean = meanOf(finals.map((value) => ({ key: '', value, weight: one })))
  return {
    id: processId,
    title: processTitle,
    status: processStatus,
    startedAt,
    people: all.length,
    scored: finals.length,
    released: all.filter(({ releasedAt }) => releasedAt !== null).length,
    /** The only person whose result the reader sees, such as themselves. */
    onlyPersonId: all.length === 1 ? (all[0]?.evaluateeId ?? null) : null,
    ...shownOf(mean.exact),
  }
}

/** The reviews of a process that its reader sees; none is as if there were no such process. */
async function reviewsIn(context: Context, processId: number) {
  const reviews = (await reviewsOf(context, { processIds: [processId] })).filter(isBegun)
  const [first] = reviews
  if (!first) throw notFound()
  return { first, reviews }
}

/**
 * A process in numbers, over the people whose results its reader sees: how their scores are spread,
 * the mean of each area and of each supervisor of its start, and the nine boxes.
 */
export async function evaluationReport(context: Context, { processId }: { processId: number }) {
  const { first, reviews } = await reviewsIn(context, processId)
  const people = reviews.map(reported)
  const { min, max } = scaleOf(first)
  const names = new Map(reviews.map(({ evaluateeId, fullname }) => [String(evaluateeId), fullname]))
  const places = (placeOf: (person: ReportedPerson) => Place | null) =>
    meansBy(people, placeOf).map(({ id, name, people: count, score }) => ({
      id,
      name,
      people: count,
      score: explained(score, (key) => names.get(key) ?? key),
    }))
  const boxes = boxesOf(reviews.filter(({ isOwn }) => !isOwn))
  return {
    ...summaryOf(first, reviews),
    scaleMin: min,
    scaleMax: max,
    mediumCut: first.mediumCut,
    highCut: first.highCut,
    minRaters: first.minRaters,
    unanswered: reviews.filter(isUnanswered).length,
    acknowledged: reviews.filter(({ acknowledgedAt }) => acknowledgedAt !== null).length,
    distribution: distributionOf(people, { min, max }),
    areas: places(({ area }) => area).map(({ id, ...row }) => ({ areaId: id, ...row })),
    supervisors: places(({ supervisor }) => supervisor).map(({ id, ...row }) => ({
      supervisorId: id,
      ...row,
    })),
    boxes: boxes.counts,
    outsideBoxes: boxes.outside,
  }
}
export type EvaluationReport = Awaited<ReturnType<typeof evaluationReport>>

/** The scale of a process; it is fixed when it starts. */
export function scaleOf({ scaleMin, scaleMax }: Pick<ReviewOf, 'scaleMin' | 'scaleMax'>) {
  if (scaleMin === null || scaleMax === null) throw new RangeError('a process without a scale')
  return { min: scaleMin, max: scaleMax }
}

const isUnanswered = ({ raters, ratersDone }: ReviewOf) => ratersDone < raters

const reported = (review: ReviewOf): ReportedPerson => ({
  userId: review.evaluateeId,
  area: review.areaId === null ? null : { id: review.areaId, name: review.area ?? '' },
  supervisor:
    review.supervisorId === null || review.supervisorName === null
      ? null
      : { id: review.supervisorId, name: review.supervisorName },
  exact: review.final === null ? undefined : readFraction(review.final),
})

export type ResultsFilter = {
  processId: number
  search: string | null
  areaId: number | null
  supervisorId: number | null
  band: number | null
  box: number | null
  status: ReviewStatus | null
  unanswered: boolean | null
}
type Asked = ListInput<ResultsFilter, 'fullname' | 'score'>

/** The people of a process whose results its reader sees, by what a number of the report counts. */
export async function evaluationResults(context: Context, { filter, sort, page }: Asked) {
  const { first, reviews } = await reviewsIn(context, filter.processId)
  const scale = scaleOf(first)
  const found = reviews.filter((review) => matches(review, filter, scale))
  const ordered =
    sort.by === 'score' ? found.toSorted((a, b) => scoreOrder(a) - scoreOrder(b)) : found
  const { rows, total } = pageOf(sort.descending ? ordered.toReversed() : ordered, page)
  return { rows: rows.map(rowOf), total }
}

/** People without a score come before those with the lowest. */
const scoreOrder = ({ finalShown }: ReviewOf) => finalShown ?? -1

function matches(review: ReviewOf, filter: ResultsFilter, scale: { min: number; max: number }) {
  const { areaId, supervisorId, band, box, status, unanswered, search } = filter
  const { final } = review
  return (
    (areaId === null || review.areaId === areaId) &&
    (supervisorId === null || review.supervisorId === supervisorId) &&
    (band === null || (final !== null && bandOf(readFraction(final), scale) === band)) &&
    (box === null || review.box === box) &&
    (status === null || review.status === status) &&
    (unanswered !== true || isUnanswered(review)) &&
    (search === null || searchKey(review.fullname ?? '').includes(searchKey(search)))
  )
}

const rowOf = (review: ReviewOf) => ({
  id: review.id,
  processId: review.processId,
  evaluateeId: review.evaluateeId,
  fullname: review.fullname,
  area: review.area,
  supervisorName: review.supervisorName,
  status: review.status,
  raters: review.raters,
  ratersDone: review.ratersDone,
  ...shownOf(review.final === null ? undefined : readFraction(review.final)),
  potential: review.potential,
  box: review.box,
  isOwn: review.isOwn,
})
export type ResultRow = ReturnType<typeof rowOf>

/** The results of somebody in every process, as far as its reader sees them, the newest first. */
export async function personEvaluations(context: Context, { userId }: { userId: number }) {
  const known = await context.tx
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', userId)
    .where(personWithin(context.reach('performanceResults.read'), 'users.id'))
    .executeTakeFirst()
  const reviews = (await reviewsOf(context, { evaluateeIds: [userId] })).filter(isBegun)
  if (!known && reviews.length === 0) throw notFound()
  return reviews
    .toSorted((a, b) => Number(b.startedAt) - Number(a.startedAt))
    .map((review) => ({
      ...rowOf(review),
      title: review.processTitle,
      processStatus: review.processStatus,
      startedAt: review.startedAt,
    }))
}
export type PersonEvaluation = Awaited<ReturnType<typeof personEvaluations>>[number]

/** The process of a survey; undefined where it is of none. */
export async function processOf({ tx }: Pick<Context, 'tx'>, surveyId: number) {
  const found = await tx
    .selectFrom('survey')
    .select(['survey.processId', 'survey.edition', 'survey.title'])
    .where('survey.id', '=', surveyId)
    .where(sql<boolean>`survey.status <> 'DELETED'`)
    .executeTakeFirst()
  return found?.processId ? { ...found, processId: found.processId } : undefined
}
