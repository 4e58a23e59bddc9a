import type { EvaluationReportQuery, EvaluationResultQuery } from '#generated/documents/graphql.ts'
import { signedText } from '#modules/talent/surveys/model/scoring/score.ts'
import { pathTo } from '#platform/web/screen/screens.ts'

export type Report = EvaluationReportQuery['evaluationReport']
export type Result = EvaluationResultQuery['evaluationResult']
export type Competence = Result['competences'][number]
export type Explained = Competence['score']

/** A difference with its sign; nothing where there is none. */
export const signed = (value: string | null): string => (value === null ? '—' : signedText(value))

export const numberOf = (value: string | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value)

/** Where the result of somebody in a process is read. */
export const resultPath = (processId: string, evaluateeId: string): string =>
  pathTo('evaluacion/reportes/:id/:evaluatee', { id: processId, evaluatee: evaluateeId })

/** The people of a process that a number counts. */
export const peoplePath = (processId: string, counted: Readonly<Record<string, string>>): string =>
  `${pathTo('evaluacion/reportes/:id', { id: processId })}/personas?${new URLSearchParams(counted)}`
