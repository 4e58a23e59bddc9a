import type { ISODate } from '#chile/dates.ts'
import type { PlanApproval, PlanCompleteness, PlanStanding } from './catalogs.ts'

/** A milestone as the progress of its plan reads it; notes have no weight and count nothing. */
export type Weighed = {
  readonly type: 'HITO' | 'NOTA'
  readonly weight: number | null
  readonly isDone: boolean
}

/**
 * The progress of a plan by its milestones, in whole percent: what the done ones weigh of what all
 * of them weigh, half up. Begun and unfinished it stays between 1 and 99, so that rounding neither
 * hides a beginning nor announces an end. Null where it has no milestone: then people type it.
 */
export function percentageOf(milestones: readonly Weighed[]): number | null {
  const counted = milestones.filter(({ type }) => type === 'HITO')
  if (counted.length === 0) return null
  const weighed = counted.map(({ weight, isDone }) => {
    if (weight === null || weight < 1) throw new RangeError('a milestone without a weight')
    return { weight, isDone }
  })
  const done = weighed.filter(({ isDone }) => isDone)
  if (done.length === weighed.length) return 100
  if (done.length === 0) return 0
  const [part, whole] = [weightOf(done), weightOf(weighed)]
  // Half up in integers: (200·part + whole) ÷ 2·whole.
  const rounded = Math.floor((200 * part + whole) / (2 * whole))
  return Math.min(99, Math.max(1, rounded))
}

const weightOf = (milestones: readonly { readonly weight: number }[]): number =>
  milestones.reduce((sum, { weight }) => sum + weight, 0)

type Standing = {
  readonly approvalStatus: PlanApproval
  readonly completenessStatus: PlanCompleteness
}

/**
 * How far a plan is once its progress is a percentage. At 100 it is complete only if it is
 * approved; once begun it does not go back to not begun.
 */
export function completenessAt(
  { approvalStatus, completenessStatus }: Standing,
  percentage: number,
): PlanCompleteness {
  if (approvalStatus === 'CANCELED' || completenessStatus === 'CANCELED') return 'CANCELED'
  if (percentage === 100 && approvalStatus === 'APPROVED') return 'COMPLETE'
  return percentage > 0 || completenessStatus !== 'PENDING' ? 'IN_PROGRESS' : 'PENDING'
}

/** How far a plan is on a day: open after its last day, it is late. */
export function standingOn(
  { completenessStatus, endDate }: { completenessStatus: PlanCompleteness; endDate: ISODate },
  day: ISODate,
): PlanStanding {
  const open = completenessStatus === 'PENDING' || completenessStatus === 'IN_PROGRESS'
  return open && endDate < day ? 'LATE' : completenessStatus
}

/** The most that the approved plans of a person weigh together, in percent. */
export const MOST_WEIGHT = 100
