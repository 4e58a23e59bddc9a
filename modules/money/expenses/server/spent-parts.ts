import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/** What the books move of a report: its pesos by category, on the newest contract of its person. */
export type SpentPart = {
  readonly reportId: number
  readonly contractId: number
  readonly categoryCode: string
  readonly categoryName: string
  readonly accountId: number
  /** Whole pesos; below zero where a credit note takes back more than was spent. */
  readonly amount: number
  /** Whether it is booked now, or was booked and is not paid after all. */
  readonly paid: boolean
}

type Asked = {
  readonly businessId: number
  /** The last day of the month that is booked. */
  readonly until: ISODate
  /** The reports that the books hold already. */
  readonly held: readonly number[]
}

/**
 * What the books of a razón social do not hold as it is: reports that were paid until a day and are
 * in no entry, and those of an entry whose payment was taken back. Categories without an account
 * are not booked. One statement.
 */
export const spentParts = (tx: Tx, { businessId, until, held }: Asked): Promise<SpentPart[]> =>
  tx
    .selectFrom('expenseReport as report')
    .innerJoin('expense', 'expense.reportId', 'report.id')
    .innerJoin('expenseCategory as category', 'category.id', 'expense.expenseCategoryId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('userContract as one')
          .select('one.id')
          .whereRef('one.userId', '=', 'report.userId')
          .whereRef('one.businessId', '=', 'report.businessId')
          .where('one.status', '<>', 'DELETED')
          .orderBy('one.initialDate', 'desc')
          .orderBy('one.id', 'desc')
          .limit(1)
          .as('contract'),
      (join) => join.onTrue(),
    )
    .select(['report.id as reportId', 'contract.id as contractId'])
    .select(['category.code as categoryCode', 'category.name as categoryName'])
    .select(sql<number>`category.account_id`.as('accountId'))
    .select(sql<number>`sum(expense.money)::bigint`.as('amount'))
    .select(sql<boolean>`report.status = 'PAID'`.as('paid'))
    .where('report.businessId', '=', businessId)
    .where('category.accountId', 'is not', null)
    .where(
      sql<boolean>`case when report.id = any(${[...held]}::bigint[]) then report.status <> 'PAID'
        else report.status = 'PAID' and report.paid_on <= ${until}::date end`,
    )
    .groupBy(['report.id', 'contract.id', 'category.id', 'category.code', 'category.name'])
    .groupBy(['category.accountId', 'report.status'])
    .orderBy('report.id')
    .orderBy('category.code')
    .execute()

/** Whether any category of the company names the account that takes it. */
export async function bookedCategories(tx: Tx): Promise<boolean> {
  const one = await tx
    .selectFrom('expenseCategory')
    .select('id')
    .where('accountId', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}
