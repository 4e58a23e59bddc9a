import { contractsIn } from '#modules/payroll/payroll-input/server/index.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { CompanyNow, Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { ensureUpToDate } from './brought-up.ts'
import { debtsNow } from './debts.ts'

type OfMonth = Pick<MonthHead, 'businessId' | 'yearMonth'>

/** What closed months owe each contract, and those that could not be calculated. */
type Owing<Owed = unknown> = {
  owed: (Owed & { contractId: number; originMonth: number; toPay: number })[]
  failures: { contractId: number; originMonth: number; message: string }[]
}

/**
 * The debts of closed months up to one, as they are kept, and whether that month pays the contract,
 * because an item of any other would be paid to nobody. When so much moved that the worker
 * calculates them, they are those of before, and `isCalculating` says that they are not known yet.
 */
export async function owedUpTo(
  context: CompanyNow,
  month: OfMonth,
): Promise<Owing<{ isPresent: boolean }> & { isCalculating: boolean }> {
  const isCalculating = (await ensureUpToDate(context, month.businessId)) !== null
  const paid = contractsIn(context.tx, month.businessId, month.yearMonth).select('contract.id')
  // Two statements: what is owed is read from its index alone, and a message is in the row.
  const owed = await keptUpTo(context, month)
    .leftJoin(paid.as('paid'), 'paid.id', 'debt.userContractId')
    .select('debt.toPay')
    .select(sql<boolean>`paid.id is not null`.as('isPresent'))
    .where('debt.owes', '=', true)
    .execute()
  const failures = await keptUpTo(context, month)
    .select(sql<string>`debt.message`.as('message'))
    .where('debt.message', 'is not', null)
    .orderBy('debt.userContractId')
    .execute()
  return { owed, failures, isCalculating }
}

const keptUpTo = ({ tx }: CompanyNow, month: OfMonth) =>
  tx
    .selectFrom('retroactiveDebt as debt')
    .innerJoin('payrollMonth as origin', 'origin.id', 'debt.originMonthId')
    .select(['debt.userContractId as contractId', 'origin.yearMonth as originMonth'])
    .where('debt.businessId', '=', month.businessId)
    .where('origin.yearMonth', '<=', month.yearMonth)

/**
 * A text that is another one when what a razón social is owed is calculated again: that is not in
 * the trail, so that answers about it have this in their key. What is posted is in the trail.
 */
export async function markOfOwed(context: CompanyNow, businessId: number): Promise<string> {
  const isCalculating = (await ensureUpToDate(context, businessId)) !== null
  const reading = await context.tx
    .selectFrom('retroactiveReading')
    .select('times')
    .where('businessId', '=', businessId)
    .executeTakeFirst()
  return `${isCalculating} ${reading?.times ?? 0}`
}

/** The same of what is kept of all the razones sociales, which nothing is calculated for. */
export async function markOfAllOwed({ tx }: { tx: Tx }): Promise<string> {
  const readings = await tx
    .selectFrom('retroactiveReading')
    .select(['businessId', 'times'])
    .orderBy('businessId')
    .execute()
  return readings.map(({ businessId, times }) => `${businessId}:${times}`).join()
}

/** The debts of one person in a razón social, calculated now. */
export const owedOfPerson = async (context: Context, month: OfMonth, person: number) =>
  owing(await debtsNow(context, month, person))

type Found = {
  contractId: number
  originMonth: number
  toPay: number
  message: string | null
  lines: readonly unknown[]
}

const owing = (debts: readonly Found[]): Owing => ({
  owed: debts
    .filter(({ lines }) => lines.length > 0)
    .map(({ contractId, originMonth, toPay }) => ({ contractId, originMonth, toPay })),
  failures: debts.flatMap(({ contractId, originMonth, message }) =>
    message === null ? [] : [{ contractId, originMonth, message }],
  ),
})
