import { evaluationProcess } from '#modules/talent/evaluations/server/index.ts'
import { partOf } from '#modules/talent/surveys/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, UserError } from '#platform/server/errors.ts'

/** Where a plan comes from: a process, a survey, both or neither. */
type Origins = { readonly evaluationProcessId: number | null; readonly surveyId: number | null }

/**
 * Refuses a process or a survey that whoever writes the plan may not see, as one that is not there.
 *
 * @param before what the plan says already: that stays, whoever corrects something else
 */
export async function requireOrigins(
  context: Context,
  { evaluationProcessId, surveyId }: Origins,
  before: Origins = { evaluationProcessId: null, surveyId: null },
): Promise<void> {
  if (evaluationProcessId !== null && evaluationProcessId !== before.evaluationProcessId) {
    await evaluationProcess(context, { id: evaluationProcessId }).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error
      throw invalid('evaluationProcessId', 'Elija un proceso de la lista')
    })
  }
  if (surveyId !== null && surveyId !== before.surveyId && !(await seesSurvey(context, surveyId)))
    throw invalid('surveyId', 'Elija una encuesta de la lista')
}

/** Whether a survey is one of those that its reader reads whole, or takes part in. */
async function seesSurvey(context: Context, id: number): Promise<boolean> {
  const { tx, actor } = context
  const survey = await tx
    .selectFrom('survey')
    .leftJoin('userSurvey as own', (join) =>
      join
        .onRef('own.surveyId', '=', 'survey.id')
        .on((eb) =>
          eb.or([
            eb('own.respondentId', '=', actor.userId ?? 0),
            eb('own.evaluateeId', '=', actor.userId ?? 0),
          ]),
        ),
    )
    .select(['survey.type', 'own.id as ownId'])
    .where('survey.id', '=', id)
    .where('survey.status', 'not in', ['PENDING', 'DELETED'])
    .executeTakeFirst()
  if (!survey) return false
  return survey.ownId !== null || context.reach(`${partOf(survey.type)}.read`).all
}
