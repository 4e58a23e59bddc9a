import type { Policies, WithoutProofFor } from '#access/module-access.ts'

/** Whose results each reader sees, `reviewsOf` of evaluations says. */
export const operations = {
  evaluationReports: 'performanceResults.read',
  evaluationReport: 'performanceResults.read',
  evaluationResults: 'performanceResults.read',
  evaluationResult: 'performanceResults.read',
  personEvaluations: 'performanceResults.read',
  competenceAveragesByUser: 'performanceResults.read',
  surveysOfEvaluatee: 'performanceResults.read',
  printEvaluationResult: 'performanceResults.read',
} as const satisfies Policies

export const withoutProof = {
  papers: ['printEvaluationResult'],
} as const satisfies WithoutProofFor<typeof operations>
