import { rational } from '#formula/exact/rational.ts'
import { type Histogram, sizeOf } from './histogram.ts'
import { shownScore } from './score.ts'

export type Enps = {
  readonly promoters: number
  readonly passives: number
  readonly detractors: number
  /** 100 · (promoters − detractors) / all of them: whole, from −100 to 100; null of nobody. */
  readonly enps: number | null
}

/**
 * The employee net promoter score of answers from 0 to 10: 9 and 10 promote, up to 6 detract.
 * Counted, and rounded once, half away from zero. Source: Reichheld, «The one number you need to
 * grow», Harvard Business Review, December 2003.
 */
export function enpsOf(histogram: Histogram): Enps {
  if (histogram.length > 11) throw new RangeError('an eNPS of values over 10')
  const promoters = sizeOf(histogram.slice(9))
  const detractors = sizeOf(histogram.slice(0, 7))
  const total = sizeOf(histogram)
  const exact =
    total === 0 ? undefined : rational(100n * BigInt(promoters - detractors), BigInt(total))
  return {
    promoters,
    passives: total - promoters - detractors,
    detractors,
    enps: shownScore(exact, 0),
  }
}
