import type { RiskLevel } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import type { StateTone } from '#platform/model/states.ts'

/** The look of a risk. */
export const riskTones: Readonly<Record<RiskLevel, StateTone>> = {
  BAJO: 'success',
  MEDIO: 'warning',
  ALTO: 'danger',
}

/** The risk that the points of a dimension of a centre mean. */
export const riskOfPoints = (points: number): RiskLevel | null => {
  if (points === 0) return null
  if (points < 0) return 'BAJO'
  return points === 1 ? 'MEDIO' : 'ALTO'
}
