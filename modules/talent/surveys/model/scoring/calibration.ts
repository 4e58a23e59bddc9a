import {
  add,
  compare,
  multiply,
  type Rational,
  rational,
  subtract,
} from '#formula/exact/rational.ts'
import type { Scale } from '../scales.ts'
import { one, whole } from './score.ts'

/** A review's score: what was computed never changes, and what was calibrated has its reason. */
export type CalibratedScore = {
  readonly computed: Rational | undefined
  readonly calibrated: Rational | undefined
  readonly reason: string | null
}

/** What is wrong with a calibration, at its field, or undefined. */
export function wrongCalibration(
  { value, reason }: { readonly value: Rational; readonly reason: string },
  { min, max }: Pick<Scale, 'min' | 'max'>,
): { readonly field: 'value' | 'reason'; readonly message: string } | undefined {
  if (compare(value, whole(min)) < 0 || compare(value, whole(max)) > 0) {
    return { field: 'value', message: `La nota calibrada debe ir de ${min} a ${max}` }
  }
  return reason.trim() === ''
    ? { field: 'reason', message: 'Diga por qué se calibra la nota' }
    : undefined
}

/** The score that counts: the calibrated one where there is one. */
export const scoreThatCounts = ({ computed, calibrated }: CalibratedScore) => calibrated ?? computed

/** The most that plans may weigh in a final score, in percent. */
export const MOST_PLAN_SHARE = 50

/**
 * A final score with the plans of its process: `(1 − s) · score + s · plans`, where 0 % of the
 * plans is the least of the scale and 100 % the most. Without plans the score stays as it is.
 *
 * @param share whole percent of the final that plans weigh, 0 to 50
 * @param plans percent of the plans that is done, exact, 0 to 100
 */
export function withPlans(
  score: Rational | undefined,
  share: number,
  plans: Rational | undefined,
  { min, max }: Pick<Scale, 'min' | 'max'>,
): Rational | undefined {
  if (!Number.isInteger(share) || share < 0 || share > MOST_PLAN_SHARE) {
    throw new RangeError(`${share} % of plans`)
  }
  if (score === undefined || plans === undefined || share === 0) return score
  const part = rational(BigInt(share), 100n)
  const along = multiply(plans, rational(BigInt(max - min), 100n))
  const ofPlans = add(whole(min), along)
  return add(multiply(subtract(one, part), score), multiply(part, ofPlans))
}
