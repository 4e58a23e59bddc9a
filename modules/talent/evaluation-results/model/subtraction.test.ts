import { expect, test } from 'vitest'
import { add, type Rational, rational, subtract } from '#formula/exact/rational.ts'
import { keptScores } from '#modules/talent/evaluations/model/scores.ts'
import { processScore, type Rater } from '#modules/talent/surveys/model/scoring/process.ts'
import {
  type Relation,
  type RelationWeights,
} from '#modules/talent/surveys/model/scoring/relations.ts'
import { type Attempt, spend } from '#tests/budget.ts'
import { gapOf, othersOf } from './breakdown.ts'
import { shownComments } from './comments.ts'
import { competencesIn, finalOf, scoreOf } from './review-scores.ts'

const competences = ['c0', 'c1', 'c2'].map((key) => ({ key, title: key, weight: 1 }))
const one = rational(1n)

type Case = { readonly raters: readonly Rater[]; readonly weights: RelationWeights }

/** Somebody with up to four raters in each relation; some of them leave out a competence. */
function drawn({ random }: Attempt): Case {
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const relations: Relation[] = [
    ...some('SELF', upTo(1)),
    ...some('SUPERVISOR', upTo(1)),
    ...some('PEER', upTo(4)),
    ...some('SUBORDINATE', upTo(4)),
  ]
  const [self, peer, team] = [10 * upTo(3), 10 * upTo(3), 10 * upTo(3)]
  return {
    weights: { SELF: self, PEER: peer, SUBORDINATE: team, SUPERVISOR: 100 - self - peer - team },
    raters: relations.map((relation) => ({
      relation,
      means: new Map(
        competences.map(({ key }) => [
          key,
          random() < 0.2 ? undefined : rational(BigInt(2 + upTo(8)), 2n),
        ]),
      ),
    })),
  }
}

const some = (relation: Relation, count: number) => Array.from({ length: count }, () => relation)

/** Every number of the page, the paper and the files of a result, exact and in a fixed order. */
type Publishing = (raters: readonly Rater[], weights: RelationWeights) => readonly Rational[]

const publishWith =
  (leastRaters: number): Publishing =>
  (raters, weights) => {
    const score = processScore(competences, raters, {
      weights,
      leastRaters,
      missing: 'RENORMALIZE',
    })
    const kept = keptScores(competences, score)
    const shown = competencesIn(kept)
    const numbers = [
      scoreOf(kept.final).exact,
      ...shown.flatMap((of) => [
        of.exact,
        gapOf(of, weights),
        othersOf(of, weights).exact,
        ...of.score.counted.map(({ value }) => value),
        ...of.groups.map(({ exact }) => exact),
        ...[...of.scores.values()].flatMap(({ counted }) => counted.map(({ value }) => value)),
      ]),
      // What one survey of the process asked: each of its competences alone, and two of them.
      ...shown.map((of) => finalOf([of]).exact),
      finalOf(shown.slice(0, 2)).exact,
    ]
    return numbers.filter((number) => number !== undefined)
  }

/**
 * How each published number moves when what one rater gave in one competence does: numbers are sums
 * of what raters gave, so these say all that can be computed from them. A row for each number.
 */
function movesOf({ raters, weights }: Case, publish: Publishing) {
  const now = publish(raters, weights)
  const columns = raters.flatMap((rater, at) =>
    competences.flatMap(({ key }) => {
      const mean = rater.means.get(key)
      if (!mean || rater.relation === 'SELF' || rater.relation === 'SUPERVISOR') return []
      const moved = raters.with(at, {
        ...rater,
        means: new Map(rater.means).set(key, add(mean, one)),
      })
      const then = publish(moved, weights)
      return [{ rater: at, moves: now.map((number, row) => subtract(then[row] ?? number, number)) }]
    }),
  )
  return columns
}

/** One or two raters whose answers alone follow from some sum or difference of numbers. */
function exposed(of: Case, publish: Publishing): readonly number[] | undefined {
  const columns = movesOf(of, publish)
  const people = [...new Set(columns.map(({ rater }) => rater))]
  const all = rankOf(columns.map(({ moves }) => moves))
  const sets = people.flatMap((a, at) => [[a], ...people.slice(at + 1).map((b) => [a, b])])
  return sets.find((set) => {
    const rest = columns.filter(({ rater }) => !set.includes(rater))
    return rankOf(rest.map(({ moves }) => moves)) < all
  })
}

const PRIME = 2_305_843_009_213_693_951n

/** How many of some vectors do not follow from the others, by elimination modulo a prime. */
function rankOf(vectors: readonly (readonly Rational[])[]): number {
  let rows = vectors.map((vector) => vector.map(({ n, d }) => mod(n * inverse(d))))
  let rank = 0
  for (let column = 0; column < (vectors[0]?.length ?? 0); column += 1) {
    const pivot = rows.find((row) => row[column] !== 0n)
    if (!pivot) continue
    rank += 1
    const scale = inverse(pivot[column] ?? 1n)
    rows = rows
      .filter((row) => row !== pivot)
      .map((row) => {
        const factor = mod((row[column] ?? 0n) * scale)
        return factor === 0n ? row : row.map((value, at) => mod(value - factor * (pivot[at] ?? 0n)))
      })
  }
  return rank
}

const mod = (value: bigint) => ((value % PRIME) + PRIME) % PRIME

function inverse(value: bigint): bigint {
  let [result, base, power] = [1n, mod(value), PRIME - 2n]
  for (; power > 0n; power >>= 1n) {
    if (power & 1n) result = mod(result * base)
    base = mod(base * base)
  }
  return result
}

test('no sum or difference of what is shown says what one or two raters gave', async () => {
  const publish = publishWith(3)
  const tried = await spend('results by subtraction', { seconds: 2, least: 60 }, (attempt) => {
    const of = drawn(attempt)
    expect(exposed(of, publish), JSON.stringify(of.raters.map(({ relation }) => relation))).toBe(
      undefined,
    )
  })
  expect(tried).toBeGreaterThanOrEqual(60)
})

test('the attack finds two raters where two are enough, and a final with them', async () => {
  let found = 0
  await spend('results of two', { seconds: 1, least: 40, most: 40 }, (attempt) => {
    if (exposed(drawn(attempt), publishWith(2))) found += 1
  })
  expect(found).toBeGreaterThan(5)
  const peers: Case = {
    weights: { SELF: 0, SUPERVISOR: 60, PEER: 40, SUBORDINATE: 0 },
    raters: (['SUPERVISOR', 'PEER', 'PEER'] as const).map((relation) => ({
      relation,
      means: new Map(competences.map(({ key }) => [key, rational(3n)])),
    })),
  }
  // The groups hide two peers, but a final with them gives them away beside the supervisor's.
  const leaking: Publishing = (raters, weights) => [
    ...publishWith(3)(raters, weights),
    ...publishWith(2)(raters, weights).slice(0, 1),
  ]
  expect(exposed(peers, publishWith(3))).toBeUndefined()
  expect(exposed(peers, leaking)).toEqual([1, 2])
})

test('words are never those of fewer than three raters of a group', async () => {
  await spend('words of few', { seconds: 1, least: 60 }, (attempt) => {
    const { raters, weights } = drawn(attempt)
    const score = processScore(competences, raters, {
      weights,
      leastRaters: 3,
      missing: 'RENORMALIZE',
    })
    const written = raters.flatMap(({ relation, means }, rater) =>
      competences.flatMap(({ key }) =>
        means.get(key) || attempt.random() < 0.3
          ? [{ rater, relation, competence: key, question: key, texts: [`${rater}`] }]
          : [],
      ),
    )
    const shown = shownComments(written, {
      leastRaters: 3,
      groups: new Set(score.groups.keys()),
      isHidden: (group, key) =>
        score.competences.get(key)?.exact !== undefined &&
        !score.groups.get(group)?.get(key)?.exact,
    })
    const anonymous = shown.filter(({ group }) => group !== 'SELF' && group !== 'SUPERVISOR')
    const places = Map.groupBy(anonymous, ({ group, competence }) => `${group} ${competence}`)
    for (const words of places.values()) {
      expect(new Set(words.map(({ text }) => text)).size).toBeGreaterThanOrEqual(3)
    }
  })
})
