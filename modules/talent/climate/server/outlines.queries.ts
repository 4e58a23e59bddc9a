import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { changeOf, finalScales, groupResult } from '../model/results.ts'
import { definitionsOf } from './definitions.queries.ts'

/** The results of a survey in three numbers, of the whole company; null until it is published. */
export type Outline = {
  finalScore: string | null
  /** Since the survey with which it is compared, if both asked the same. */
  scoreChange: string | null
  enps: number | null
}

const nothing: Outline = { finalScore: null, scoreChange: null, enps: null }

/** The outlines of some surveys, for readers of all results of climate; nothing for others. */
export async function outlinesOf(
  context: Context,
  rows: readonly { readonly id: number; readonly privacy: string }[],
): Promise<Outline[]> {
  const asked = rows.filter(({ privacy }) => privacy === 'CONFIDENTIAL').map(({ id }) => id)
  if (asked.length === 0 || !context.reach('climateResults.read').all) {
    return rows.map(() => nothing)
  }
  const surveys = await sealedOf(context, asked)
  const answers = await companyAnswers(
    context,
    surveys.map(({ id }) => id),
  )
  const definition = await definitionsOf(context, surveys)
  const finals = new Map(
    surveys.map((survey) => {
      const { dimensions, questions } = definition(survey)
      const result = groupResult(dimensions, questions, answers.get(survey.id) ?? [])
      const { exact, value } = result.final
      const scales = finalScales(dimensions, questions)
      return [survey.id, { ...result, value, now: { stableKey: 'final', exact, scales } }]
    }),
  )
  const previous = new Map(surveys.map(({ id, previousSurveyId }) => [id, previousSurveyId]))
  return rows.map(({ id }) => {
    const own = finals.get(id)
    if (!own) return nothing
    const before = finals.get(previous.get(id) ?? id)
    const compared = before && before !== own ? [before.now] : []
    return { finalScore: own.value, scoreChange: changeOf(own.now, compared), enps: own.enps }
  })
}

/** Some surveys that are published, and those before them. */
async function sealedOf({ tx }: Context, ids: readonly number[]) {
  return tx
    .selectFrom('survey')
    .innerJoin('climateSurvey as climate', 'climate.surveyId', 'survey.id')
    .select(['survey.id', 'survey.edition', 'survey.startAt', 'survey.previousSurveyId'])
    .where('climate.sealedAt', 'is not', null)
    .where('survey.status', '<>', 'DELETED')
    .where(
      sql<boolean>`(survey.id = any(${[...ids]}::bigint[]) or survey.id in (
        select later.previous_survey_id from survey later
        where later.company_id = app.current_company() and later.id = any(${[...ids]}::bigint[])))`,
    )
    .execute()
}

/** What the whole company answered to each question that is shown of it, by survey. */
async function companyAnswers({ tx }: Context, surveyIds: readonly number[]) {
  const rows = await tx
    .selectFrom('climateCellQuestion as answer')
    .innerJoin('climateCell as cell', (join) =>
      join
        .onRef('cell.surveyId', '=', 'answer.surveyId')
        .onRef('cell.id', '=', 'answer.cellId')
        .on('cell.id', '=', 0),
    )
    .select(['answer.surveyId', 'answer.questionId as question', 'answer.hist'])
    .where('cell.hidden', 'is', null)
    .where(sql<boolean>`answer.survey_id = any(${[...surveyIds]}::bigint[])`)
    .execute()
  return Map.groupBy(rows, ({ surveyId }) => surveyId)
}
