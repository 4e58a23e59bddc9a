import { type Rational, rational } from '#formula/exact/rational.ts'
import { favourableOf, type Scale } from '../scales.ts'
import { type Histogram, sizeOf } from './histogram.ts'

/**
 * The percent of each count, in tenths, that together are exactly 100,0: what rounding down leaves
 * goes to the largest remainders, and of equal ones to the first. All zero when nobody counts.
 */
export function percentsOf(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((before, count) => before + count, 0)
  if (total === 0) return counts.map(() => 0)
  const tenths = counts.map((count) => Math.floor((1_000 * count) / total))
  const left = 1_000 - tenths.reduce((before, some) => before + some, 0)
  const remainders = counts.map((count, place) => ({ place, remainder: (1_000 * count) % total }))
  const first = remainders
    .toSorted((a, b) => b.remainder - a.remainder || a.place - b.place)
    .slice(0, left)
  for (const { place } of first) tenths[place] = (tenths[place] ?? 0) + 1
  return tenths.map((some) => some / 10)
}

/**
 * The share of answers that are favourable, from 0 to 1. Undefined when nobody answered, or when
 * nothing says which values of the scale are favourable.
 */
export function favourableShare(histogram: Histogram, scale: Scale): Rational | undefined {
  const [values, size] = [favourableOf(scale), sizeOf(histogram)]
  if (values === null || size === 0) return undefined
  const favourable = values.reduce((total, value) => total + (histogram[value] ?? 0), 0)
  return rational(BigInt(favourable), BigInt(size))
}
