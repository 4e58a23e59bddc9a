import { firstDay, type YearMonth } from '#chile/period.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'

type Wanted = { userId: number | null; businessId: number | null }

/** The day from which a payroll that is still open needs to know somebody. */
export type PayrollStart = {
  /** The first open month of remuneraciones; of who has contracts, of their razones sociales. */
  yearMonth: YearMonth
  /** Its first day, or the beginning of the contract when that is later. */
  from: ISODate
  /** Whether that day is the beginning of a contract. */
  ofContract: boolean
}

/**
 * From which day what is entered of a person has to hold so that the open month can pay them;
 * nothing while no month is open, or none of theirs.
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
    .$if(businessId !== null, (query) => query.where('businessId', '=', businessId ?? 0))
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
    .where(
      payWithin(
        reach('contracts.read'),
        { user: 'contract.userId', business: 'contract.businessId' },
        actor.userId,
      ),
    )
    .execute()
