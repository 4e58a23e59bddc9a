// What a report says of a process, worked out person by person: the product counts it in SQL.
import { compare, type Rational } from '#formula/exact/rational.ts'
import { roundTo } from '#formula/exact/rounding.ts'
import { meanOf, one, whole } from '#modules/talent/surveys/model/scoring/score.ts'

/** What a report reads of each person: where they were when it began, and how they came out. */
export type ReportedPerson = {
  readonly userId: number
  readonly area: Place | null
  readonly supervisor: Place | null
  readonly exact: Rational | undefined
}
export type Place = { readonly id: number; readonly name: string }

/**
 * Which step of the scale a score is in, by the number that people read: 3,995 is shown as 4,00 and
 * is in that of 4. The highest score is in the last step.
 */
export function bandOf(exact: Rational, { min, max }: { min: number; max: number }): number {
  const shown = roundTo(exact, 2, 'HALF_UP')
  let band = min
  while (band + 1 < max && compare(shown, whole(band + 1)) >= 0) band += 1
  return band
}

/** How many people are in each step of the scale, by its first point. */
export function bandsOf(people: readonly ReportedPerson[], scale: { min: number; max: number }) {
  const found = people.flatMap(({ exact }) => (exact ? [bandOf(exact, scale)] : []))
  const steps = Array.from({ length: scale.max - scale.min }, (_, at) => scale.min + at)
  return new Map(steps.map((step) => [step, found.filter((band) => band === step).length]))
}

/** The mean of the finals of each place, the best first, and of nobody's place last. */
export function meansBy(
  people: readonly ReportedPerson[],
  placeOf: (person: ReportedPerson) => Place | null,
) {
  const places = Map.groupBy(people, (person) => placeOf(person)?.id ?? null)
  const rows = [...places].map(([id, some]) => {
    const [first] = some
    return {
      id,
      name: (first && placeOf(first)?.name) ?? null,
      people: some.length,
      score: meanOf(
        some.flatMap(({ userId, exact }) =>
          exact ? [{ key: String(userId), value: exact, weight: one }] : [],
        ),
        some.flatMap(({ userId, exact }) =>
          exact ? [] : [{ key: String(userId), why: 'NO_SCORE' as const }],
        ),
      ),
    }
  })
  const worth = (score: (typeof rows)[number]['score']) => score.exact ?? whole(-1)
  return rows.toSorted(
    (a, b) =>
      compare(worth(b.score), worth(a.score)) || (a.name ?? '').localeCompare(b.name ?? '', 'es'),
  )
}

/** How many people are in each of the nine boxes; without a score or a potential, in none. */
export function boxesOf(people: readonly { readonly box: number | null }[]) {
  const found = people.flatMap(({ box }) => box ?? [])
  const counts = Array.from({ length: 9 }, (_, at) => ({
    box: at + 1,
    count: found.filter((box) => box === at + 1).length,
  }))
  return { counts, outside: people.length - found.length }
}
