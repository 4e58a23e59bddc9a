import { answerSchema } from '#modules/talent/surveys/model/answer.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { Context } from '#platform/server/context.ts'
import type { Answers } from '../model/answers.ts'

/** What a person has answered in one survey, by the number of the question. */
export async function answersOf(
  context: Pick<Context, 'tx'>,
  userSurveyId: number,
): Promise<Answers<number>> {
  const found = await answersOfSurveys(context, [userSurveyId])
  return new Map(found.map((one) => [one.questionId, one]))
}

/** What was answered in some surveys. */
export async function answersOfSurveys({ tx }: Pick<Context, 'tx'>, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('answer')
    .innerJoin('question', 'question.id', 'answer.questionId')
    .select(['answer.userSurveyId', 'answer.questionId', 'answer.choice', 'answer.omit'])
    .select(['answer.na', 'answer.texts', 'answer.comment', 'answer.rev', 'answer.at'])
    .select(['question.competenceId', 'question.type'])
    .where(sql<boolean>`answer.user_survey_id = any(${[...ids]}::bigint[])`)
    .orderBy('question.position')
    .execute()
  return rows.map(({ userSurveyId, questionId, competenceId, type, rev, at, ...row }) => ({
    ...answerSchema.parse({ ...row, texts: row.texts ?? [] }),
    userSurveyId,
    questionId,
    competenceId,
    type,
    rev,
    at: at.toISOString(),
  }))
}
