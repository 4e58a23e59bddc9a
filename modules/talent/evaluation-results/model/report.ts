import { add, compare, divide, type Rational, zero } from '#formula/exact/rational.ts'
import { percentsOf } from '#modules/talent/surveys/model/scoring/distribution.ts'
import { LeftOut, readFraction, whole } from '#modules/talent/surveys/model/scoring/score.ts'
import { type ExplainedScore, MOST_PARTS, shownOf } from './explanation.ts'

/** A step of the distribution: scores from a point of the scale to below the next one. */
export type Band = {
  readonly from: number
  readonly label: string
  readonly count: number
  /** In percent with one decimal; all of them are exactly 100 together. */
  readonly percent: number
}

/** How many people are in each step of the scale, of those counted by its first point. */
export function distributionOf(
  people: ReadonlyMap<number, number>,
  scale: { min: number; max: number },
): readonly Band[] {
  const steps = Array.from({ length: scale.max - scale.min }, (_, at) => scale.min + at)
  const counts = steps.map((step) => people.get(step) ?? NOBODY)
  const percents = percentsOf(counts)
  return steps.map((from, at) => ({
    from,
    label: from + 1 === scale.max ? `${from},00 a ${scale.max},00` : `${from},00 a ${from},99`,
    count: counts[at] ?? nothing(),
    percent: percents[at] ?? nothing(),
  }))
}

/** A group that was not counted has nobody. */
const NOBODY = 0

const nothing = (): never => {
  throw new RangeError('a step of the scale without a count')
}

/** The finals of some people as the database adds them: `n / d` is their sum, not reduced. */
export type SumOf = { readonly n: string; readonly d: string; readonly people: number }

/** The exact mean of finals that were added by their denominators; undefined of none. */
export function meanOfSums(sums: readonly SumOf[]): Rational | undefined {
  const people = sums.reduce((total, one) => total + one.people, 0)
  if (people === 0) return undefined
  return divide(sums.map(({ n, d }) => readFraction(`${n}/${d}`)).reduce(add, zero), whole(people))
}

/** A place of a report: an area, or the people of a supervisor; null is the place of nobody. */
export type PlaceSum = {
  readonly id: number | null
  readonly name: string | null
  readonly people: number
  readonly sums: readonly SumOf[]
}

/** Somebody whose score a place counts, or who has none. */
export type PlacePart = {
  readonly of: number | null
  readonly userId: number
  readonly fullname: string | null
  readonly n: string | null
  readonly d: string | null
}

/** The mean of the finals of each place, the best first, and of nobody's place last. */
export function placesOf(sums: readonly PlaceSum[], parts: readonly PlacePart[]) {
  const byPlace = Map.groupBy(parts, ({ of }) => of)
  const rows = sums.map(({ id, name, people, sums: added }) => ({
    exact: meanOfSums(added),
    row: { id, name, people, score: explainedBy(added, byPlace.get(id) ?? []) },
  }))
  const worth = (exact: Rational | undefined) => exact ?? whole(-1)
  return rows
    .toSorted(
      (a, b) =>
        compare(worth(b.exact), worth(a.exact)) ||
        (a.row.name ?? '').localeCompare(b.row.name ?? '', 'es'),
    )
    .map(({ row }) => row)
}

function explainedBy(sums: readonly SumOf[], parts: readonly PlacePart[]): ExplainedScore {
  const scored = sums.reduce((total, one) => total + one.people, 0)
  const labelOf = ({ userId, fullname }: PlacePart) => fullname ?? String(userId)
  return {
    ...shownOf(meanOfSums(sums)),
    parts: parts.flatMap((one) =>
      one.n === null || one.d === null
        ? []
        : [
            {
              key: String(one.userId),
              label: labelOf(one),
              ...shownOf(readFraction(`${one.n}/${one.d}`)),
              weight: '1',
            },
          ],
    ),
    more: Math.max(0, scored - MOST_PARTS),
    leftOut: parts
      .filter(({ n }) => n === null)
      .map((one) => ({ label: labelOf(one), why: LeftOut.label('NO_SCORE') })),
  }
}

/** How many people are in each of the nine boxes; without a score or a potential, in none. */
export function boxCounts(people: ReadonlyMap<number, number>, all: number) {
  const boxes = Array.from({ length: 9 }, (_, at) => ({
    box: at + 1,
    count: people.get(at + 1) ?? NOBODY,
  }))
  const inside = boxes.reduce((total, { count }) => total + count, 0)
  return { boxes, outsideBoxes: all - inside }
}
