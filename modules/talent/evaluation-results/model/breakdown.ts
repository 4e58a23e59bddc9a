import { compare, type Rational, subtract } from '#formula/exact/rational.ts'
import {
  RaterGroup,
  type RelationWeights,
} from '#modules/talent/surveys/model/scoring/relations.ts'
import { meanOf, type NotCounted, whole } from '#modules/talent/surveys/model/scoring/score.ts'

/** What may be shown of one group in one competence: its exact mean, or why there is none. */
export type GroupScore = {
  readonly group: RaterGroup
  readonly exact: Rational | undefined
  readonly leftOut: readonly NotCounted[]
}

/** A competence of somebody's result: what each group gave, and what they make together. */
export type CompetenceResult = {
  readonly key: string
  readonly title: string
  readonly weight: number
  readonly groups: readonly GroupScore[]
  readonly exact: Rational | undefined
  readonly leftOut: readonly NotCounted[]
}

/** The weight of a group, in percent: «Otros» has those of the two that it joins. */
export const weightOf = (weights: RelationWeights, group: RaterGroup): number =>
  group === 'OTHERS' ? weights.PEER + weights.SUBORDINATE : weights[group]

/** The groups of some competences in their usual order, each once. */
export function groupsIn(competences: readonly CompetenceResult[]): readonly RaterGroup[] {
  const found = new Set(competences.flatMap(({ groups }) => groups.map(({ group }) => group)))
  return RaterGroup.values.filter((group) => found.has(group))
}

/**
 * What the other groups gave in a competence, by their weights, without one's own. It follows from
 * the groups that are shown, so it tells of nobody more than they do.
 */
export function othersOf({ groups }: CompetenceResult, weights: RelationWeights) {
  const others = groups.flatMap(({ group, exact }) =>
    group === 'SELF' || !exact
      ? []
      : [{ key: group, value: exact, weight: whole(weightOf(weights, group)) }],
  )
  return meanOf(others)
}

/** How much higher somebody sees themselves than the others do; undefined without both. */
export function gapOf(competence: CompetenceResult, weights: RelationWeights) {
  const self = competence.groups.find(({ group }) => group === 'SELF')?.exact
  const others = othersOf(competence, weights).exact
  return self && others ? subtract(self, others) : undefined
}

/** The most competences that are called strengths, and as many to improve. */
const MOST_NAMED = 3

/**
 * The competences with the best scores and those with the worst: at most three of each, never more
 * than half, so that none is both. Of equal ones the first of the survey.
 */
export function strengthsAndGaps(competences: readonly CompetenceResult[]) {
  const scored = competences.flatMap(({ key, exact }) => (exact ? [{ key, exact }] : []))
  const most = Math.min(MOST_NAMED, Math.floor(scored.length / 2))
  const best = scored.toSorted((a, b) => compare(b.exact, a.exact))
  const worst = scored.toReversed().toSorted((a, b) => compare(a.exact, b.exact))
  return {
    strengths: best.slice(0, most).map(({ key }) => key),
    toImprove: worst.slice(0, most).map(({ key }) => key),
  }
}
