import { firstDay, type YearMonth } from '#chile/period.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'

type Wanted = { userId: number | null; businessId: number | null }

/** The day from which a person's data must be in force so that an open payroll can use it. */
export type PayrollStart = {
  /**
   * The first open month of remuneraciones; for a person with contracts, of their razones sociales.
   */
  yearMonth: YearMonth
  /** The first day of that month, or of the contract when that is later. */
  from: ISODate
  /** Whether that day is the beginning of a contract. */
  ofContract: boolean
}

/**
 * From which day new data of a person must be in force so that the open month can pay them;
 * undefined while no month of theirs is open.
 */
export async function payrollStart(
  context: Context,
  { userId, businessId }: Wanted,
): Promise<PayrollStart | null> {
  const contracts = userId === null ? [] : await contractsOf(context, userId)
  const own = new Set(contracts.map((contract) => contract.businessId))
  const months = await context.tx
    .selectFrom('payrollMonth')
    .select(['businessId', 'yearMonth'])
    .where('type', '=', 'PAYROLL')
    .where('isOpen', '=', true)
    .where((eb) => equalTo(eb, { businessId }))
    .orderBy('yearMonth')
    .execute()
  const month = months.find((one) => own.size === 0 || own.has(one.businessId))
  if (!month) return null
  const first = firstDay(month.yearMonth)
  const [start] = contracts
    .filter((contract) => contract.businessId === month.businessId)
    .map(({ initialDate }) => initialDate)
    .toSorted()
  const later = start !== undefined && start > first
  return { yearMonth: month.yearMonth, from: later ? start : first, ofContract: later }
}

const contractsOf = ({ tx, reach, actor }: Context, userId: number) =>
  tx
    .selectFrom('userContract as contract')
    .select(['contract.businessId', sql<ISODate>`contract.initial_date`.as('initialDate')])
    .where('contract.userId', '=', userId)
    .where('contract.status', '=', 'ACTIVE')
    .where(contractWithin({ reach, actor }, 'contracts.read'))
    .execute()
