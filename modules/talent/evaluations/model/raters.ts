import { divide, type Rational, add } from '#formula/exact/rational.ts'
import type { IndividualScore } from '#modules/talent/surveys/model/scoring/individual.ts'
import type { Rater } from '#modules/talent/surveys/model/scoring/process.ts'
import type { Relation } from '#modules/talent/surveys/model/scoring/relations.ts'
import { whole } from '#modules/talent/surveys/model/scoring/score.ts'

/** What one person answered about another in one survey of a process. */
export type Answered = {
  readonly respondentId: number
  readonly relation: Relation
  readonly score: Pick<IndividualScore, 'competences'>
}

/**
 * The raters of a person, each once however many surveys of the process they answered: a group of
 * three is of three people. A competence that two surveys ask is the mean of both.
 */
export function ratersOf(answered: readonly Answered[]): Rater[] {
  const byPerson = Map.groupBy(answered, ({ respondentId }) => respondentId)
  return [...byPerson.values()].flatMap((all) => {
    const [first] = all
    return first ? [{ relation: first.relation, means: meansOf(all) }] : []
  })
}

function meansOf(all: readonly Answered[]): ReadonlyMap<string, Rational | undefined> {
  const keys = new Set(all.flatMap(({ score }) => [...score.competences.keys()]))
  return new Map(
    [...keys].map((key) => {
      const values = all.flatMap(({ score }) => score.competences.get(key)?.exact ?? [])
      const [first, ...rest] = values
      if (!first) return [key, undefined]
      return [key, divide(rest.reduce(add, first), whole(values.length))]
    }),
  )
}

type Counted = { readonly raters: number; readonly done: number }

/** How far a review is by its answers. */
export const standingBy = ({ raters, done }: Counted): 'PENDING' | 'IN_PROGRESS' | 'READY' => {
  if (done === 0) return 'PENDING'
  return done < raters ? 'IN_PROGRESS' : 'READY'
}
