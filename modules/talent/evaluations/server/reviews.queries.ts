import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/registered-operations.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { nameIn, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { ReviewStatus } from '../model/catalogs.ts'
import { reviewsOf } from './reviews-of.ts'
import { reviewShown, scoresShown } from './scope.ts'

export type ReviewFilter = {
  search: string | null
  processId: number | null
  status: ReviewStatus | null
  areaId: number | null
}

/** The reviews that the reader may see, a page at a time. */
export async function evaluationReviews(
  context: Context,
  { filter, sort, ...page }: ListInput<ReviewFilter, 'fullname' | 'status' | 'score'>,
) {
  const { search, processId, status, areaId } = filter
  const matching = context.tx
    .selectFrom('review')
    .innerJoin('evaluationProcess as process', 'process.id', 'review.processId')
    .innerJoin('users', 'users.id', 'review.evaluateeId')
    .where(reviewShown(context))
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) =>
      equalTo(eb, {
        'review.processId': processId,
        'review.status': status,
        'review.areaId': areaId,
      }),
    )
  const orders = {
    fullname: surnameIn('review.evaluateeId'),
    status: sql.ref('review.status'),
    score: sql`case when ${scoresShown(context)}
      then coalesce(review.final_shown, review.calibrated, review.computed_shown) end`,
  }
  const ordered = matching
    .select('review.id')
    .orderBy(orders[sort.by], sort.descending ? 'desc' : 'asc')
    .orderBy('review.id', 'desc')
  const { rows, total } = await listed(matching, ordered, page)
  const found = await reviewsOf(context, { reviewIds: rows.map(({ id }) => id) })
  const byId = new Map(found.map((review) => [review.id, review]))
  return { rows: rows.flatMap(({ id }) => byId.get(id) ?? []), total }
}

/** One review that the reader may see. */
export async function evaluationReview(context: Context, { id }: { id: number }) {
  const [review] = await reviewsOf(context, { reviewIds: [id] })
  if (!review) throw notFound()
  return review
}

/**
 * Who has evaluations of a process left to answer, and how many; the people that these are about
 * are not named. Only readers of everybody's results ask it, within their reach.
 */
export async function evaluationMissing(
  context: Context,
  { filter, ...page }: ListInput<{ processId: number | null; search: string | null }, 'fullname'>,
) {
  const matching = context.tx
    .selectFrom('userSurvey as given')
    .innerJoin('survey', 'survey.id', 'given.surveyId')
    .innerJoin('evaluationProcess as process', 'process.id', 'survey.processId')
    .innerJoin('users', 'users.id', 'given.respondentId')
    .where('given.status', '=', 'INCOMPLETE')
    .where('survey.status', 'not in', ['PENDING', 'DELETED'])
    .where('given.evaluateeId', 'is not', null)
    .where(personWithin(context.reach('performanceResults.massRead'), 'given.respondentId'))
    .where((eb) => eb.and(userMatches(filter.search, 'RUT_SHOWN')))
    .where((eb) => equalTo(eb, { 'survey.processId': filter.processId }))
    .groupBy(['given.respondentId', 'users.rut'])
  const ordered = matching
    .select(['given.respondentId', 'users.rut', nameIn('given.respondentId').as('fullname')])
    .select(sql<number>`count(*)::int`.as('missing'))
    .orderBy(surnameIn('given.respondentId'))
    .orderBy('given.respondentId')
  return listed(matching.select('given.respondentId'), ordered, page)
}
