import { LEAST_INVITED } from '#modules/talent/surveys/model/participation.ts'

/**
 * Whether a participation that is shown is brought up to date: while a survey is open, only when
 * five people or more answered since, so that no one sees who just did.
 */
export const isRefreshed = (shown: number, now: number, isOpen: boolean): boolean =>
  isOpen ? Math.abs(now - shown) >= LEAST_INVITED : now !== shown
