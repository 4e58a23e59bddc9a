import { type Rational, subtract } from '#formula/exact/rational.ts'
import type { Scale } from '../scales.ts'
import { signedText } from './score.ts'

/** What is compared with the survey before: a question or competence by its lasting key. */
export type Comparable = {
  readonly stableKey: string
  /** The scales of its questions, as `scalesText` says them. */
  readonly scales: string
  readonly exact?: Rational | undefined
}

/** Some scales with their versions, as one text that is equal where they are the same. */
export const scalesText = (some: readonly Pick<Scale, 'code' | 'version'>[]): string =>
  [...new Set(some.map(({ code, version }) => `${code}/${version}`))].toSorted().join(' ')

export const NOT_COMPARABLE = 'No comparable'

/** A change since the survey before with its sign, or that it is none. */
export const changeText = (change: string | null): string =>
  change === null ? NOT_COMPARABLE : signedText(change)

/**
 * The change since the survey before, of exact values: positive is better. Null when the survey
 * before did not ask the same on the same scale, or when one of them has no score.
 */
export function deltaOf(now: Comparable, before: readonly Comparable[]): Rational | null {
  const same = before.find(({ stableKey }) => stableKey === now.stableKey)
  if (!same || same.exact === undefined || now.exact === undefined) return null
  if (same.scales !== now.scales) return null
  return subtract(now.exact, same.exact)
}
