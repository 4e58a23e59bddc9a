import type {
  EvaluationProcessesQuery,
  EvaluationProcessQuery,
  EvaluationReviewsQuery,
} from '#generated/documents/graphql.ts'

export type ProcessItem = EvaluationProcessesQuery['evaluationProcesses']['rows'][number]
export type Process = EvaluationProcessQuery['evaluationProcess']
export type ReviewRow = EvaluationReviewsQuery['evaluationReviews']['rows'][number]

/** Percent of the evaluations of a process that were answered, whole; none without any. */
export const answeredPercent = ({ raters, ratersDone }: Pick<Process, 'raters' | 'ratersDone'>) =>
  raters === 0 ? 0 : Math.floor((100 * ratersDone) / raters)
