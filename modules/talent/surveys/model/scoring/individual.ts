import type { Answer } from '../answer.ts'
import type { Question } from '../question.ts'
import { scoreOf } from '../questions/index.ts'
import { type Counted, meanOf, type NotCounted, type Score, whole } from './score.ts'

export type ScoredQuestion = Question & { readonly key: string }

/** A competence with its questions. The weight is a whole number, relative to the others. */
export type Competence = {
  readonly key: string
  readonly weight: number
  readonly questions: readonly ScoredQuestion[]
}

export type IndividualScore = {
  readonly competences: ReadonlyMap<string, Score>
  readonly final: Score
}

/**
 * What one person's answers are worth: a competence is the mean of its scored answers, the survey
 * the mean of its competences by their weights, over those that have a score.
 */
export function individualScore(
  competences: readonly Competence[],
  answers: ReadonlyMap<string, Answer>,
): IndividualScore {
  const scores = new Map(
    competences.map(({ key, questions }) => [key, competenceScore(questions, answers)]),
  )
  return { competences: scores, final: finalScore(competences, scores) }
}

/** The mean of competences by their weights, over those that have a score. */
export function finalScore(
  competences: readonly Pick<Competence, 'key' | 'weight'>[],
  scores: ReadonlyMap<string, Score>,
): Score {
  const counted: Counted[] = []
  const leftOut: NotCounted[] = []
  for (const { key, weight } of competences) {
    if (!Number.isInteger(weight) || weight < 0) throw new RangeError(`weight ${weight} of ${key}`)
    const exact = scores.get(key)?.exact
    if (exact === undefined) leftOut.push({ key, why: 'NO_SCORE' })
    else counted.push({ key, value: exact, weight: whole(weight) })
  }
  return meanOf(counted, leftOut)
}

function competenceScore(
  questions: readonly ScoredQuestion[],
  answers: ReadonlyMap<string, Answer>,
): Score {
  const counted: Counted[] = []
  const leftOut: NotCounted[] = []
  for (const question of questions) {
    const { key } = question
    const answer = answers.get(key)
    const value = answer && scoreOf(answer, question)
    if (typeof value === 'number') counted.push({ key, value: whole(value), weight: whole(1) })
    else leftOut.push({ key, why: whyNot(answer) })
  }
  return meanOf(counted, leftOut)
}

function whyNot(answer: Answer | undefined): NotCounted['why'] {
  if (answer?.omit) return 'OMITTED'
  if (answer?.na) return 'NOT_APPLICABLE'
  return answer === undefined || (answer.choice === null && answer.texts.length === 0)
    ? 'UNANSWERED'
    : 'UNSCORED'
}
