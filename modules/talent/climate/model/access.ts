import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

/** Whoever answers surveys may ask; what they see of the groups, the service decides. */
const see = ['climateResults.read', 'surveyAnswers.read'] as const

/** The right of both parts; which of them a survey asks for follows from its type. */
const write = ['surveys.update', 'evaluations.update'] as const

export const operations = {
  climateResults: see,
  climateComments: see,
  reportQuestionAverages: see,
  competenceAveragesByArea: see,
  printClimateResults: see,
  climateSettings: write,
  climateCutsPreview: write,
  updateClimateSettings: write,
} as const satisfies Policies

export const rights = {
  manager: { climateResults: 'r' },
  superManagerOfSurveys: { climateResults: 'm' },
} as const satisfies Rights

export const withoutProof = {
  papers: ['printClimateResults'],
  definitions: ['updateClimateSettings'],
} as const satisfies WithoutProofFor<typeof operations>
