import { type Rational, divide, multiply, subtract } from '#formula/exact/rational.ts'
import { type Histogram, meanOfHistogram } from './histogram.ts'
import { type Counted, meanOf, type NotCounted, one, type Score, whole } from './score.ts'

/** A question of the index: its scale's ends, and what was chosen, reversed where it is. */
export type EngagementItem = {
  readonly key: string
  readonly min: number
  readonly max: number
  readonly histogram: Histogram
}

/** How the index is explained beside it: other products define it otherwise. */
export const ENGAGEMENT_DEFINITION =
  'Promedio de las preguntas de compromiso, cada una llevada de su escala a 0–100'

/**
 * The engagement index, from 0 to 100: the mean over its items of how far each mean lies along its
 * scale. Read with one decimal (`shownScore(exact, 1)`).
 */
export function engagementIndex(items: readonly EngagementItem[]): Score {
  const counted: Counted[] = []
  const leftOut: NotCounted[] = []
  for (const { key, min, max, histogram } of items) {
    const mean = meanOfHistogram(histogram)
    if (mean === undefined) leftOut.push({ key, why: 'UNANSWERED' })
    else counted.push({ key, value: alongOf(mean, min, max), weight: one })
  }
  return meanOf(counted, leftOut)
}

const alongOf = (mean: Rational, min: number, max: number): Rational =>
  multiply(divide(subtract(mean, whole(min)), whole(max - min)), whole(100))
