import type { StateTone } from '#platform/model/states.ts'
import type { PlanStanding } from '../model/catalogs.ts'

/** The look of how far a plan is. */
export const standingTones: Readonly<Record<PlanStanding, StateTone>> = {
  LATE: 'danger',
  PENDING: 'neutral',
  IN_PROGRESS: 'accent',
  COMPLETE: 'success',
  CANCELED: 'neutral',
}
