import type { ISODate } from '#chile/dates.ts'
import { lastAnniversary } from './accrual.ts'
import { balanceOf, type Facts, linesOf } from './ledger.ts'

/**
 * The legal units that may be claimed on a day: what was earned until the last anniversary, less
 * what was taken. What later months gave is earned and not yet to be claimed (Código del Trabajo,
 * art. 67); in the first year nothing is, and a debt stays one.
 */
export function claimableOf(facts: Facts, day: ISODate): number {
  const balance = balanceOf(facts, 'LEGAL', day)
  const anniversary = lastAnniversary(facts.start, day)
  if (!anniversary) return Math.min(0, balance)
  const since = linesOf(facts, 'LEGAL', day).filter(
    ({ kind, on }) => kind === 'MONTH' && on > anniversary,
  )
  return balance - since.reduce((sum, { units }) => sum + units, 0)
}
