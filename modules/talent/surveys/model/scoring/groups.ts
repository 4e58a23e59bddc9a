import { type Competence, finalScore, type IndividualScore } from './individual.ts'
import { type Histogram, meanOfHistogram, sizeOf } from './histogram.ts'
import { type Counted, meanOf, type NotCounted, one, type Score, whole } from './score.ts'

/** A competence of a cell: one histogram for each scored question, reversed where it is. */
export type GroupCompetence = Pick<Competence, 'key' | 'weight'> & {
  readonly questions: readonly { readonly key: string; readonly histogram: Histogram }[]
}

/**
 * The score of many people together, as a cell of climate has it: a competence is the pooled mean
 * of its answers, the final the mean of competences, so that one with more questions does not weigh
 * more.
 */
export function groupScore(competences: readonly GroupCompetence[]): IndividualScore {
  const scores = new Map(competences.map(({ key, questions }) => [key, pooledScore(questions)]))
  return { competences: scores, final: finalScore(competences, scores) }
}

/** Each question counts as many times as it was answered. */
function pooledScore(questions: GroupCompetence['questions']): Score {
  const counted: Counted[] = []
  const leftOut: NotCounted[] = []
  for (const { key, histogram } of questions) {
    const value = meanOfHistogram(histogram)
    if (value === undefined) leftOut.push({ key, why: 'UNANSWERED' })
    else counted.push({ key, value, weight: whole(sizeOf(histogram)) })
  }
  return meanOf(counted, leftOut)
}

/**
 * The score of an area or of a supervisor's people: the mean of their finals, each weighing one.
 * The raters of one person are the same question.
 */
export function meanOfScores(scores: readonly { readonly key: string; readonly score: Score }[]) {
  const counted: Counted[] = []
  const leftOut: NotCounted[] = []
  for (const { key, score } of scores) {
    if (score.exact === undefined) leftOut.push({ key, why: 'NO_SCORE' })
    else counted.push({ key, value: score.exact, weight: one })
  }
  return meanOf(counted, leftOut)
}
