import { personWithin } from '#modules/people/sight/server/index.ts'
import { reviewsOf } from '#modules/talent/evaluations/server/index.ts'
import { LEAST_RATERS, type Relation } from '#modules/talent/surveys/model/scoring/relations.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { shownParticipation } from '../model/participation.ts'

type Asked = { surveyId: number; evaluateeId: number }

/**
 * Who answers about somebody in a survey, by relation: how many of each, and never which peer or
 * which one of the team. For whoever may read the results of that person.
 */
export async function surveysOfEvaluatee(context: Context, asked: Asked) {
  const { tx, actor, reach } = context
  const known = reach('performanceResults.read')
  const rows = await tx
    .selectFrom('userSurvey as given')
    .innerJoin('survey', 'survey.id', 'given.surveyId')
    .where('given.surveyId', '=', asked.surveyId)
    .where('given.evaluateeId', '=', asked.evaluateeId)
    .where('given.relation', 'is not', null)
    .where('survey.privacy', '=', 'IDENTIFIED')
    .where('survey.type', '=', 'PERFORMANCE')
    .where('survey.status', 'not in', ['PENDING', 'DELETED', 'HIDDEN'])
    .where(personWithin(known, 'given.evaluateeId'))
    .select(['survey.title', 'survey.status as surveyStatus', 'survey.endAt', 'survey.processId'])
    .select(['given.id', 'given.relation', 'given.status', 'given.respondentId'])
    .select([
      nameIn('given.evaluateeId').as('fullname'),
      sql<string | null>`case when given.evaluatee_id = ${actor.userId ?? 0}
        or ${personWithin(reach('users.read'), 'given.respondentId')}
        then ${nameIn('given.respondentId')} end`.as('respondent'),
    ])
    .orderBy('given.id')
    .$narrowType<{ relation: Relation }>()
    .execute()
  const [first] = rows
  if (!first) throw notFound()
  const byRelation = Map.groupBy(rows, ({ relation }) => relation)
  const reviews = await reviewsOf(context, { evaluateeIds: [asked.evaluateeId] })
  return {
    surveyId: asked.surveyId,
    evaluateeId: asked.evaluateeId,
    title: first.title,
    status: first.surveyStatus,
    endAt: first.endAt,
    fullname: first.fullname,
    groups: shownParticipation(
      [...byRelation].map(([relation, of]) => ({
        relation,
        invited: of.length,
        answered: of.filter(({ status }) => status === 'COMPLETE').length,
      })),
      LEAST_RATERS,
    ),
    supervisors: (byRelation.get('SUPERVISOR') ?? []).flatMap(({ respondent }) => respondent ?? []),
    /** What the reader has to answer about that person, if anything. */
    ownSurveyId: rows.find(({ respondentId }) => respondentId === actor.userId)?.id ?? null,
    hasResult: reviews.some(({ processId }) => processId === first.processId),
  }
}
export type SurveysOfEvaluatee = Awaited<ReturnType<typeof surveysOfEvaluatee>>
