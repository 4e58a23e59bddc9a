import { type Rational, compare, rational } from '#formula/exact/rational.ts'
import { CealDimension, type RiskLevel, cealRules, riskBy } from './ceal-sm.ts'
import { shownScore, whole } from './score.ts'

/** How many people are at a low, a medium and a high risk in a dimension. */
export type CealCounts = readonly [low: number, medium: number, high: number]

export type CealCenter = {
  readonly points: Readonly<Record<CealDimension, number>>
  /** From −24 to 24. */
  readonly total: number
  readonly risk: RiskLevel
  /** Percent of the workers who answered, one decimal as it is read. */
  readonly participation: number | null
  /** Whether enough of them answered, compared before rounding. */
  readonly valid: boolean
}

/**
 * The risk of a workplace: each dimension counts 2, 1, −2 or 0 points, and their sum has three
 * bands. Source: as `ceal-sm.ts`.
 */
export function cealCenter(
  counts: Readonly<Record<CealDimension, CealCounts>>,
  { workers, responses }: { readonly workers: number; readonly responses: number },
): CealCenter {
  if (workers < 1 || responses > workers) throw new RangeError(`${responses} of ${workers}`)
  const { CT, EM, DP, RC, CR, QL, CM, IT, TV, CJ, VU, VA } = counts
  const points = {
    CT: pointsOf(CT),
    EM: pointsOf(EM),
    DP: pointsOf(DP),
    RC: pointsOf(RC),
    CR: pointsOf(CR),
    QL: pointsOf(QL),
    CM: pointsOf(CM),
    IT: pointsOf(IT),
    TV: pointsOf(TV),
    CJ: pointsOf(CJ),
    VU: pointsOf(VU),
    VA: pointsOf(VA),
  }
  const total = CealDimension.values.reduce((sum, dimension) => sum + points[dimension], 0)
  const share: Rational = rational(100n * BigInt(responses), BigInt(workers))
  return {
    points,
    total,
    risk: riskBy(total, 1, 12),
    participation: shownScore(share, 1),
    valid: compare(share, whole(cealRules.leastParticipation)) >= 0,
  }
}

/** Half of the people or more at a level decide, the higher risk first; else the dimension is 0. */
function pointsOf([low, medium, high]: CealCounts): number {
  const people = low + medium + high
  if (people === 0) throw new RangeError('a dimension that nobody answered')
  if (2 * high >= people) return 2
  if (2 * medium >= people) return 1
  return 2 * low >= people ? -2 : 0
}
