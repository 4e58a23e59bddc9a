import { compare, type Rational, rational } from '#formula/exact/rational.ts'
import { roundTo } from '#formula/exact/rounding.ts'

/** Where performance becomes medium and high, in hundredths of a point of the scale. */
export type NineBoxCuts = { readonly medium: number; readonly high: number }

export const usualCuts: NineBoxCuts = { medium: 250, high: 375 }

/**
 * The box from 1 to 9 of a person: `(potential − 1) · 3 + band`. The band is of the performance as
 * it is shown, with two decimals, so that nobody reads 2,50 in the band below 2,50.
 */
export function nineBox(
  performance: Rational,
  potential: number,
  cuts: NineBoxCuts = usualCuts,
): number {
  if (![1, 2, 3].includes(potential)) throw new RangeError(`potential ${potential}`)
  const shown = roundTo(performance, 2, 'HALF_UP')
  const reaches = (cut: number) => compare(shown, rational(BigInt(cut), 100n)) >= 0
  const band = reaches(cuts.high) ? 3 : reaches(cuts.medium) ? 2 : 1
  return (potential - 1) * 3 + band
}
