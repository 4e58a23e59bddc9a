import { divide, type Rational } from '#formula/exact/rational.ts'
import { type Competence, finalScore } from './individual.ts'
import {
  type MissingPolicy,
  type RaterGroup,
  type Relation,
  type RelationWeights,
} from './relations.ts'
import {
  type Counted,
  meanOf,
  noScore,
  type NotCounted,
  one,
  type Score,
  sum,
  whole,
} from './score.ts'

/** One rater: the mean of each competence that they scored, unrounded. */
export type Rater = {
  readonly relation: Relation
  readonly means: ReadonlyMap<string, Rational | undefined>
}

export type ProcessRules = {
  readonly weights: RelationWeights
  /** Peers and subordinates that are fewer are not shown, nor counted. */
  readonly leastRaters: number
  readonly missing: MissingPolicy
}

export type ProcessScore = {
  /** What may be shown of each group, by competence. */
  readonly groups: ReadonlyMap<RaterGroup, ReadonlyMap<string, Score>>
  /** Groups that are neither shown nor counted, and why. */
  readonly leftOut: readonly NotCounted[]
  readonly competences: ReadonlyMap<string, Score>
  readonly final: Score
}

/**
 * The score of one person in a process. For each competence a group is the mean of its raters, the
 * groups combine by their weights over those with a score, and the final is the mean of
 * competences.
 */
export function processScore(
  competences: readonly Pick<Competence, 'key' | 'weight'>[],
  raters: readonly Rater[],
  rules: ProcessRules,
): ProcessScore {
  const { groups, absent, leftOut } = groupsOf(raters.filter(hasScore), rules)
  const waits = rules.missing === 'WAIT' && absent.some(({ weight }) => weight > 0)
  const shown = new Map(
    groups.map((group) => [group.name, scoresOfGroup(competences, group, rules.leastRaters)]),
  )
  const combined = new Map(
    competences.map(({ key }) => [
      key,
      waits ? noScore(awaited(leftOut)) : combinedScore(key, groups, shown, leftOut),
    ]),
  )
  return {
    groups: shown,
    leftOut,
    competences: combined,
    final: waits ? noScore(awaited(leftOut)) : finalScore(competences, combined),
  }
}

type Group = {
  readonly name: RaterGroup
  readonly raters: readonly Rater[]
  readonly weight: number
}

const hasScore = ({ means }: Rater) => [...means.values()].some((mean) => mean !== undefined)

const awaited = (leftOut: readonly NotCounted[]): NotCounted[] =>
  leftOut.map(({ key }) => ({ key, why: 'AWAITED' }))

/** The relations as they may be seen: peers and subordinates that are few become «Otros». */
function groupsOf(raters: readonly Rater[], { weights, leastRaters }: ProcessRules) {
  const of = (relation: Relation): Group => ({
    name: relation,
    raters: raters.filter((rater) => rater.relation === relation),
    weight: weights[relation],
  })
  const [peers, subordinates] = [of('PEER'), of('SUBORDINATE')]
  const isFew = ({ raters: all }: Group) => all.length > 0 && all.length < leastRaters
  const colleagues =
    isFew(peers) || isFew(subordinates) ? mergedOf(peers, subordinates) : [peers, subordinates]
  const all = [of('SELF'), of('SUPERVISOR'), ...colleagues]
  const isAbsent = (group: Group) =>
    group.raters.length === 0 ? group.weight > 0 : isAnonymous(group) && isFew(group)
  const absent = all.filter(isAbsent)
  return {
    groups: all.filter((group) => group.raters.length > 0 && !isAbsent(group)),
    absent,
    leftOut: absent.map(({ name, raters: some }): NotCounted => ({
      key: name,
      why: some.length === 0 ? 'UNANSWERED' : 'FEW_RATERS',
    })),
  }
}

/** Groups whose raters are not known by name: peers, subordinates and «Otros». */
const isAnonymous = ({ name }: Group) => name !== 'SELF' && name !== 'SUPERVISOR'

/** Two groups as one, with both weights; with nobody on one side the other keeps its name. */
function mergedOf(peers: Group, subordinates: Group): Group[] {
  if (peers.raters.length === 0 || subordinates.raters.length === 0) return [peers, subordinates]
  const raters = [...peers.raters, ...subordinates.raters]
  return [{ name: 'OTHERS', raters, weight: peers.weight + subordinates.weight }]
}

function scoresOfGroup(
  competences: readonly Pick<Competence, 'key'>[],
  group: Group,
  leastRaters: number,
): ReadonlyMap<string, Score> {
  return new Map(competences.map(({ key }) => [key, scoreOfGroup(key, group, leastRaters)]))
}

/**
 * The mean of a group in one competence. An anonymous one explains itself as a whole, and is left
 * out where fewer of its raters scored the competence than may be seen.
 */
function scoreOfGroup(key: string, group: Group, leastRaters: number): Score {
  const { name, raters } = group
  const means = raters.map(({ means: all }) => all.get(key)).filter((mean) => mean !== undefined)
  const leftOut: NotCounted[] = means.length < raters.length ? [{ key: name, why: 'NO_SCORE' }] : []
  if (!isAnonymous(group)) {
    return meanOf(
      means.map((value) => ({ key: name, value, weight: one })),
      leftOut,
    )
  }
  if (means.length === 0) return noScore(leftOut)
  if (means.length < leastRaters) return noScore([{ key: name, why: 'FEW_RATERS' }])
  const size = whole(means.length)
  return meanOf([{ key: name, value: divide(sum(means), size), weight: size }], leftOut)
}

function combinedScore(
  key: string,
  groups: readonly Group[],
  shown: ReadonlyMap<RaterGroup, ReadonlyMap<string, Score>>,
  absent: readonly NotCounted[],
): Score {
  const counted: Counted[] = []
  const leftOut: NotCounted[] = [...absent]
  for (const { name, weight } of groups) {
    const score = shown.get(name)?.get(key)
    if (score?.exact) counted.push({ key: name, value: score.exact, weight: whole(weight) })
    else leftOut.push({ key: name, why: score?.leftOut[0]?.why ?? 'NO_SCORE' })
  }
  return meanOf(counted, leftOut)
}
