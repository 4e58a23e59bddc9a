import { pathTo } from '#platform/web/screen/screens.ts'

type Given = { id: string; surveyId: string; evaluatee?: object | null }

/** Where a survey is answered: about somebody, or about nobody (specification). */
export const addressOf = ({ id, surveyId, evaluatee }: Given): string =>
  pathTo(evaluatee ? 'evaluaciones/:id/:userSurvey' : 'encuestas/:id/:userSurvey', {
    id: surveyId,
    userSurvey: id,
  })
