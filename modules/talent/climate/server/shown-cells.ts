import { snapshotsOf } from '#modules/talent/surveys/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { KeptResult } from '../model/kept-result.ts'

/** A confidential survey; it is published once it says since when it is sealed. */
export const foundSurvey = ({ tx }: Pick<Context, 'tx'>, id: number) =>
  tx
    .selectFrom('survey')
    .leftJoin('climateSurvey as climate', 'climate.surveyId', 'survey.id')
    .select(['survey.id', 'survey.title', 'survey.edition', 'survey.startAt', 'survey.minGroup'])
    .select(['survey.previousSurveyId', 'survey.status', 'survey.minComments'])
    .select(['climate.sealedAt', 'climate.invited', 'climate.answered'])
    .select(['climate.openToEveryone', 'climate.textKeyPlace'])
    .where('survey.id', '=', id)
    .where('survey.privacy', '=', 'CONFIDENTIAL')
    .where('survey.status', 'not in', ['PENDING', 'DELETED'])
    .executeTakeFirst()

/** A confidential survey that exists. @throws UserError not-found where it does not */
export async function publishedSurvey(context: Pick<Context, 'tx'>, id: number) {
  const survey = await foundSurvey(context, id)
  if (!survey) throw notFound()
  return survey
}
export type PublishedSurvey = Awaited<ReturnType<typeof publishedSurvey>>

/** Which groups of a survey its reader sees: all, or those of these places; nobody else any. */
export type SeenCells = 'ALL' | readonly string[]

/**
 * Readers of the results of climate see every group that is published. Everybody does where the
 * company shares them and does not hide them. A supervisor sees the area in which they were.
 * Undefined of everybody else.
 */
export async function cellsSeen(
  context: Context,
  survey: PublishedSurvey,
): Promise<SeenCells | undefined> {
  const { actor, session } = context
  if (context.reach('climateResults.read').all) return 'ALL'
  if (survey.status === 'HIDDEN') return undefined
  if (session.acting || actor.userId === null) return undefined
  const invited = await snapshotsOf(context, survey.id)
  const own = invited.find(({ userId }) => userId === actor.userId)
  if (!own) return undefined
  if (survey.openToEveryone) return 'ALL'
  if (actor.supervisedIds.length === 0) return undefined
  return [`area/${own.place.areaId ?? '-'}`]
}

/** The groups that a reader sees. @throws UserError not-found for everybody else */
export async function seenCells(context: Context, survey: PublishedSurvey): Promise<SeenCells> {
  const seen = await cellsSeen(context, survey)
  if (seen === undefined) throw notFound()
  return seen
}

/** The groups of a survey that its reader sees, everybody first. */
export async function cellsOf({ tx }: Pick<Context, 'tx'>, surveyId: number, seen: SeenCells) {
  return tx
    .selectFrom('climateCell')
    .select(['id', 'family', 'place', 'label', 'n', 'hidden'])
    .select(sql<KeptResult | null>`result`.as('result'))
    .where('surveyId', '=', surveyId)
    .$if(seen !== 'ALL', (query) =>
      query.where(sql<boolean>`place = any(${seen === 'ALL' ? [] : [...seen]}::text[])`),
    )
    .orderBy('id')
    .execute()
}
export type CellRow = Awaited<ReturnType<typeof cellsOf>>[number]

/** What the groups of a survey answered, as it is published. */
export async function publishedAnswers(
  { tx }: Pick<Context, 'tx'>,
  surveyId: number,
  cells: readonly number[],
) {
  const rows = await tx
    .selectFrom('climateCellQuestion')
    .select(['cellId', 'questionId as question', 'hist', 'omitted', 'na'])
    .where('surveyId', '=', surveyId)
    .where(sql<boolean>`cell_id = any(${[...cells]}::int[])`)
    .execute()
  return Map.groupBy(rows, ({ cellId }) => cellId)
}
