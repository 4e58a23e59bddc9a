import { answerSchema } from '#modules/talent/surveys/model/answer.ts'
import type { Relation } from '#modules/talent/surveys/model/scoring/relations.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { shownComments, type ShownGroups, type Written } from '../model/comments.ts'

type About = { processId: number; evaluateeId: number; surveyId?: number | undefined }

/** What raters wrote of somebody in a process, of the groups whose words may be read. */
export async function commentsOf(context: Context, about: About, shown: ShownGroups) {
  const rows = await answered(context, about)
  const written = rows.map(
    ({
      respondentId,
      relation,
      competence,
      question,
      choice,
      omit,
      na,
      texts,
      comment,
    }): Written => ({
      rater: respondentId,
      relation,
      competence,
      question,
      texts: wordsOf({ choice, omit, na, comment, texts }),
    }),
  )
  return shownComments(written, shown)
}

/** What somebody wrote as an answer and beside it. */
function wordsOf(row: Record<'choice' | 'omit' | 'na' | 'comment' | 'texts', unknown>) {
  const { texts, comment } = answerSchema.parse({ ...row, texts: row.texts ?? [] })
  return [...texts.map(({ text }) => text), comment].flatMap((text) => text?.trim() || [])
}

/** The answers that were sent about somebody: those that were omitted are no answers. */
const answered = ({ tx }: Context, { processId, evaluateeId, surveyId }: About) =>
  tx
    .selectFrom('answer')
    .innerJoin('userSurvey as given', 'given.id', 'answer.userSurveyId')
    .innerJoin('survey', 'survey.id', 'given.surveyId')
    .innerJoin('question', 'question.id', 'answer.questionId')
    .innerJoin('competence', 'competence.id', 'question.competenceId')
    .where('survey.processId', '=', processId)
    .where('survey.privacy', '=', 'IDENTIFIED')
    .where('survey.status', '<>', 'DELETED')
    .where('given.evaluateeId', '=', evaluateeId)
    .where('given.status', '=', 'COMPLETE')
    .where('given.relation', 'is not', null)
    .where(sql<boolean>`not answer.omit`)
    .$if(surveyId !== undefined, (query) => query.where('survey.id', '=', surveyId ?? 0))
    .select(['given.respondentId', 'given.relation', 'competence.stableKey as competence'])
    .select(['question.title as question', 'answer.choice', 'answer.omit', 'answer.na'])
    .select(['answer.texts', 'answer.comment'])
    .$narrowType<{ relation: Relation }>()
    .orderBy('question.position')
    .execute()
