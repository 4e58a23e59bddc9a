import type {
  ExplainedScore as KeptScore,
  ReviewScores,
} from '#modules/talent/evaluations/model/scores.ts'
import { finalScore } from '#modules/talent/surveys/model/scoring/individual.ts'
import { meanOf, readFraction, type Score } from '#modules/talent/surveys/model/scoring/score.ts'
import type { RaterGroup } from '#modules/talent/surveys/model/scoring/relations.ts'
import type { CompetenceResult } from './breakdown.ts'

/** A score as it was kept, made of its parts again. */
export const scoreOf = ({ counted, leftOut }: KeptScore): Score =>
  meanOf(
    counted.map(({ key, value, weight }) => ({
      key,
      value: readFraction(value),
      weight: readFraction(weight),
    })),
    leftOut,
  )

/** A competence with what its score, and that of each group, is made of. */
export type ReadCompetence = CompetenceResult & {
  readonly score: Score
  readonly scores: ReadonlyMap<RaterGroup, Score>
}

/** The competences of a kept result; those that some survey asks alone, where it says which. */
export function competencesIn(
  { competences, groups }: ReviewScores,
  only?: ReadonlySet<string>,
): readonly ReadCompetence[] {
  return competences
    .filter(({ key }) => only === undefined || only.has(key))
    .map((kept) => {
      const score = scoreOf(kept)
      const scores = new Map(
        groups.flatMap(({ group, competences: of }) => {
          const found = of.find(({ key }) => key === kept.key)
          return found ? [[group, scoreOf(found)] as const] : []
        }),
      )
      return {
        key: kept.key,
        title: kept.title,
        weight: kept.weight,
        score,
        scores,
        exact: score.exact,
        leftOut: score.leftOut,
        groups: [...scores].map(([group, { exact, leftOut }]) => ({ group, exact, leftOut })),
      }
    })
}

/** The score of some competences together, by their weights. */
export const finalOf = (competences: readonly ReadCompetence[]): Score =>
  finalScore(competences, new Map(competences.map(({ key, score }) => [key, score])))
