import { evaluationAnswered } from '#modules/talent/survey-answers/server/index.ts'
import { recompute } from './computation.ts'
import { processOfSurvey } from './processes.queries.ts'

/** Each evaluation that is sent, or opened again, computes the review of its person anew. */
evaluationAnswered.on('evaluations', async ({ tx }, { surveyId, evaluateeId }) => {
  const process = await processOfSurvey(tx, surveyId)
  if (process?.status === 'RUNNING') await recompute(tx, process, [evaluateeId])
})
