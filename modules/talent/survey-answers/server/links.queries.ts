import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { nameIn, surnameIn } from '#platform/server/sql/person-names.ts'
import { stateOfLink } from '../model/links.ts'
import { keptSurvey } from './kept-survey.ts'

/** Whether its person sent the survey; of a confidential one no row says so. */
const isSent = sql<boolean>`coalesce(survey.privacy = 'IDENTIFIED'
  and taken.status = 'COMPLETE', false)`

/** A survey as whoever holds a link of it takes it. */
const linkRow = (tx: Tx) =>
  tx
    .selectFrom('publicToken as link')
    .innerJoin('survey', 'survey.id', 'link.surveyId')
    .innerJoin('surveyVersion as asked', (join) =>
      join.onRef('asked.surveyId', '=', 'survey.id').onRef('asked.edition', '=', 'survey.edition'),
    )
    .leftJoin('userSurvey as taken', 'taken.id', 'link.userSurveyId')
    .leftJoin('users as respondent', 'respondent.id', 'taken.respondentId')
    .select('asked.hash as editionHash')
    .select(['link.id', 'link.surveyId', 'link.userSurveyId', 'link.usesLeft', 'link.expiresAt'])
    .select(['link.revokedAt', 'taken.respondentId', 'taken.evaluateeId'])
    .select(sql<boolean>`link.user_survey_id is null`.as('isShared'))
    .select(isSent.as('isSent'))
    .select(
      sql<boolean>`link.user_survey_id is null
        or (respondent.status = 'ACTIVE' and not respondent.is_disabled)`.as('mayComeIn'),
    )
    .select(['survey.title', 'survey.type', 'survey.status as surveyStatus', 'survey.privacy'])
    .select(['survey.edition', 'survey.startAt', 'survey.endAt', 'survey.offlineGraceH'])
    .select(['survey.canSkip', 'survey.disallowNeutral', 'survey.hasComments'])
    .select(['survey.forceComments', 'survey.minGroup'])

export type LinkRow = NonNullable<Awaited<ReturnType<typeof linkByDigest>>>

/** The link of a survey that has a digest. */
export const linkByDigest = (tx: Tx, { surveyId, sha256 }: { surveyId: number; sha256: Buffer }) =>
  linkRow(tx)
    .where('link.sha256', '=', sha256)
    .where('link.surveyId', '=', surveyId)
    .executeTakeFirst()

type Filter = { surveyId: number }

/** The links of a survey for whoever keeps it; none says its secret. */
export async function surveyLinks(
  context: Context,
  { filter, sort, ...page }: ListInput<Filter, 'createdAt' | 'fullname'>,
) {
  const { tx, now } = context
  const survey = await keptSurvey(context, filter.surveyId)
  const matching = tx
    .selectFrom('publicToken as link')
    .innerJoin('survey', 'survey.id', 'link.surveyId')
    .leftJoin('userSurvey as taken', 'taken.id', 'link.userSurveyId')
    .where('link.surveyId', '=', survey.id)
  const order = sort.descending ? 'desc' : 'asc'
  const ordered = matching
    .select(['link.id', 'link.usesLeft', 'link.expiresAt', 'link.revokedAt', 'link.mailed'])
    .select(['link.createdAt', 'survey.endAt'])
    .select(nameIn('taken.respondentId').as('fullname'))
    .select(nameIn('taken.evaluateeId').as('evaluatee'))
    .select(sql<boolean>`link.user_survey_id is null`.as('isShared'))
    .select(isSent.as('isSent'))
    .orderBy(sort.by === 'fullname' ? surnameIn('taken.respondentId') : sql`link.id`, order)
    .orderBy('link.id')
  const { rows, total } = await listed(matching, ordered, page)
  return {
    total,
    rows: rows.map(({ isShared, ...row }) => ({
      id: row.id,
      kind: isShared ? ('SHARED' as const) : ('PERSONAL' as const),
      state: stateOfLink({ ...row, isShared }, now),
      fullname: row.fullname,
      evaluatee: row.evaluatee,
      usesLeft: row.usesLeft,
      expiresAt: row.expiresAt ?? row.endAt,
      mailed: row.mailed,
      createdAt: row.createdAt,
    })),
  }
}
export type ListedLink = Awaited<ReturnType<typeof surveyLinks>>['rows'][number]

/** What somebody has to answer in a survey. */
export const givenInSurvey = ({ tx }: Pick<Context, 'tx'>, surveyId: number, id: number) =>
  tx
    .selectFrom('userSurvey')
    .select(['id', 'respondentId', 'status'])
    .where('id', '=', id)
    .where('surveyId', '=', surveyId)
    .executeTakeFirstOrThrow(notFound)
