import type { YearMonth } from '#chile/period.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { sharingTheirCaps } from './companions.queries.ts'
import { onVacation } from './vacation-time.queries.ts'

/**
 * The contracts of a razón social in a month whose inputs contain results of formulas: those of
 * people with another contract, and on vacation. A change of formulas calculates them whole.
 */
export const calculatedWhole = async (tx: Tx, month: YearMonth, businessId: number) => [
  ...(await sharingTheirCaps(tx, month, businessId)),
  ...(await onVacation(tx, month, businessId)),
]
