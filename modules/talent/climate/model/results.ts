import { multiply, type Rational } from '#formula/exact/rational.ts'
import { hasMean, type Scale } from '#modules/talent/surveys/model/scales.ts'
import { favourableShare } from '#modules/talent/surveys/model/scoring/distribution.ts'
import { engagementIndex } from '#modules/talent/surveys/model/scoring/engagement.ts'
import { enpsOf } from '#modules/talent/surveys/model/scoring/enps.ts'
import { groupScore } from '#modules/talent/surveys/model/scoring/groups.ts'
import {
  type Histogram,
  meanOfHistogram,
  reversedHistogram,
} from '#modules/talent/surveys/model/scoring/histogram.ts'
import {
  type Comparable,
  deltaOf,
  scalesText,
} from '#modules/talent/surveys/model/scoring/previous.ts'
import {
  fractionText,
  type Score,
  shownScore,
  whole,
} from '#modules/talent/surveys/model/scoring/score.ts'

/** A question of the results, with the scale that its survey took; null of one without a scale. */
export type ResultQuestion = {
  readonly id: number
  readonly key: string
  readonly dimension: string
  readonly scale: Scale | null
  readonly reversed: boolean
  readonly engagement: boolean
}
export type ResultDimension = { readonly key: string; readonly weight: number }

/** What a group answered to a question, as it is published. */
export type Published = { readonly question: number; readonly hist: Histogram }

/** A number that people read, with the fraction that it is: `3.67` of `11/3`. */
export type ShownScore = { readonly value: string | null; readonly fraction: string | null }

export type GroupResult = {
  readonly final: ShownScore & { readonly exact: Rational | undefined }
  readonly dimensions: readonly (ShownScore & {
    readonly key: string
    readonly exact: Rational | undefined
  })[]
  /** Whole, from −100 to 100; null without a question from 0 to 10, or of nobody. */
  readonly enps: number | null
  /** From 0 to 100 with one decimal. */
  readonly engagement: string | null
}

const shown = (score: Score): ShownScore => ({
  value: score.exact === undefined ? null : (shownScore(score.exact)?.toFixed(2) ?? null),
  fraction: fractionText(score),
})

/** The results of one group, out of what is published of it: a hidden question counts nowhere. */
export function groupResult(
  dimensions: readonly ResultDimension[],
  questions: readonly ResultQuestion[],
  published: readonly Published[],
): GroupResult {
  const counts = new Map(published.map(({ question, hist }) => [question, hist]))
  const counted = questions.flatMap((question) => {
    const { scale } = question
    const hist = counts.get(question.id)
    if (!hist || !scale) return []
    return [{ ...question, scale, histogram: oriented(question, hist) }]
  })
  const scored = counted.filter(({ scale }) => hasMean(scale))
  const group = groupScore(
    dimensions.map(({ key, weight }) => ({
      key,
      weight,
      questions: scored.filter(({ dimension }) => dimension === key),
    })),
  )
  const recommends = counted.find(({ scale }) => scale.code === 'ENPS_11')
  const index = engagementIndex(
    scored
      .filter(({ engagement }) => engagement)
      .map(({ key, scale: { min, max }, histogram }) => ({ key, min, max, histogram })),
  )
  return {
    final: { exact: group.final.exact, ...shown(group.final) },
    dimensions: dimensions.flatMap(({ key }) => {
      const score = group.competences.get(key)
      return score ? [{ key, exact: score.exact, ...shown(score) }] : []
    }),
    enps: recommends ? enpsOf(recommends.histogram.slice(0, 11)).enps : null,
    engagement: shownScore(index.exact, 1)?.toFixed(1) ?? null,
  }
}

/** What was chosen, counted from the other end where agreeing is unfavourable. */
export const oriented = (
  { scale, reversed }: Pick<ResultQuestion, 'scale' | 'reversed'>,
  hist: Histogram,
): Histogram => (scale && reversed ? reversedHistogram(hist, scale) : hist)

/** The mean of a question in a group, rounded once; null where it has none. */
export function questionMean(
  question: Pick<ResultQuestion, 'scale' | 'reversed'>,
  hist: Histogram,
): string | null {
  if (!question.scale || !hasMean(question.scale)) return null
  const mean = meanOfHistogram(oriented(question, hist))
  return shownScore(mean)?.toFixed(2) ?? null
}

/**
 * Whole percent of those who answered that chose a favourable value; where agreeing is unfavourable
 * those are at the other end of the scale. Null of nobody, and where nothing says which they are.
 */
export function favourablePercent(
  question: Pick<ResultQuestion, 'scale' | 'reversed'>,
  hist: Histogram,
): number | null {
  if (!question.scale) return null
  const share = favourableShare(oriented(question, hist), question.scale)
  return share === undefined ? null : shownScore(multiply(share, whole(100)), 0)
}

/** The scales of a dimension's questions: what differs in them does not compare. */
export const scalesOf = (questions: readonly ResultQuestion[], dimension: string): string =>
  scalesText(
    questions.flatMap((one) =>
      one.dimension === dimension && one.scale && hasMean(one.scale) ? [one.scale] : [],
    ),
  )

/** The scales of all dimensions with their names: final scores of the same ones compare. */
export const finalScales = (
  dimensions: readonly ResultDimension[],
  questions: readonly ResultQuestion[],
): string => dimensions.map(({ key }) => `${key}: ${scalesOf(questions, key)}`).join(', ')

/** The change of a dimension since the survey before; null where it is not comparable. */
export const changeOf = (now: Comparable, before: readonly Comparable[]): string | null =>
  shownScore(deltaOf(now, before) ?? undefined)?.toFixed(2) ?? null

type Scored = { readonly scores: readonly { readonly value: string | null }[] }

/** The highest point of the scale of some groups: 7 where a score is above 5. */
export const highestPoint = (groups: readonly Scored[]): number =>
  groups.some(({ scores }) => scores.some(({ value }) => Number(value) > 5)) ? 7 : 5

/** How warm a score is, in five steps over its scale of 1 to 5 or 1 to 7. */
export function warmth(value: string | null, most: number): string | undefined {
  if (value === null) return undefined
  const along = (Number(value) - 1) / (most - 1)
  return String(Math.min(5, Math.max(1, Math.floor(along * 5) + 1)))
}
