import { type Rational, rational } from '#formula/exact/rational.ts'
import type { Scale } from '../scales.ts'

/** How many people chose each value: the place is the value, from 0 on. */
export type Histogram = readonly number[]

/** A histogram out of pairs of a value and its count; other values were chosen by nobody. */
export function histogramOf(counts: Iterable<readonly [value: number, count: number]>): Histogram {
  const histogram: number[] = []
  for (const [value, count] of counts) {
    while (histogram.length <= value) histogram.push(0)
    histogram[value] = (histogram[value] ?? 0) + count
  }
  return histogram
}

export const sizeOf = (histogram: Histogram): number =>
  histogram.reduce((total, count) => total + count, 0)

/** The sum of all that was chosen. */
export const pointsOf = (histogram: Histogram): number =>
  histogram.reduce((total, count, value) => total + count * value, 0)

/** The exact mean, undefined of nobody. */
export function meanOfHistogram(histogram: Histogram): Rational | undefined {
  const size = sizeOf(histogram)
  return size === 0 ? undefined : rational(BigInt(pointsOf(histogram)), BigInt(size))
}

/** What was chosen, counted from the other end of its scale. */
export const reversedHistogram = (
  histogram: Histogram,
  { min, max }: Pick<Scale, 'min' | 'max'>,
): Histogram =>
  histogramOf(
    histogram.flatMap((count, value) => (count === 0 ? [] : [[min + max - value, count] as const])),
  )
