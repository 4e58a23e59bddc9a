import { joined } from '#platform/web/screen/joined-place.tsx'

/** The survey, and the person that it is about. */
export type AboutSomebody = { surveyId: string; evaluateeId: string }

/** Who answers about somebody in a survey, given by the module that shows results. */
export const { provide: provideEvaluatee, Place: SurveysOfEvaluatee } =
  joined<AboutSomebody>('surveys about a person')
