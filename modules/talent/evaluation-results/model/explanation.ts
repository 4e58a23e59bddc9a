import type { Rational } from '#formula/exact/rational.ts'
import {
  fractionText,
  LeftOut,
  type NotCounted,
  type Score,
  shownScore,
} from '#modules/talent/surveys/model/scoring/score.ts'

/** A number that people read, `3.73`, and the fraction that it is, `56/15`; null of no score. */
export type ShownScore = { readonly value: string | null; readonly fraction: string | null }

/** How a score is made: what entered it with which weight, and what did not and why. */
export type ExplainedScore = ShownScore & {
  readonly parts: readonly (ShownScore & {
    readonly key: string
    readonly label: string
    readonly weight: string
  })[]
  /** How many more entered it, beside those that are shown. */
  readonly more: number
  readonly leftOut: readonly { readonly label: string; readonly why: string }[]
}

/** What a score is made of is shown up to so many: the mean of an area may have thousands. */
export const MOST_PARTS = 50

/** A score of two decimals, rounded once, with its fraction. */
export const shownOf = (exact: Rational | undefined): ShownScore => ({
  value: decimals(exact, 2),
  fraction: fractionText({ exact }),
})

const decimals = (exact: Rational | undefined, places: number) =>
  shownScore(exact, places)?.toFixed(places) ?? null

/** A score with all that it is made of, in the words of its reader. */
export const explained = (score: Score, labelOf: (key: string) => string): ExplainedScore => ({
  ...shownOf(score.exact),
  parts: score.counted.slice(0, MOST_PARTS).map(({ key, value, weight }) => ({
    key,
    label: labelOf(key),
    ...shownOf(value),
    weight: weight.d === 1n ? String(weight.n) : `${weight.n}/${weight.d}`,
  })),
  more: Math.max(0, score.counted.length - MOST_PARTS),
  leftOut: excluded(score.leftOut, labelOf),
})

/** What did not count, each with its reason, and each once. */
export const excluded = (leftOut: readonly NotCounted[], labelOf: (key: string) => string) =>
  [...new Map(leftOut.map((one) => [`${one.key} ${one.why}`, one])).values()].map(
    ({ key, why }) => ({ label: labelOf(key), why: LeftOut.label(why) }),
  )
