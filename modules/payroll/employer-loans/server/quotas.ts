import type { YearMonth } from '#chile/period.ts'
import { addItems, removeItems } from '#modules/payroll/user-items/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

export type FreshQuota = {
  loanId: number
  contractId: number
  yearMonth: YearMonth
  amount: number
}

/** Writes quotas: each is an item of its month that names its loan. */
export async function writeQuotas({ tx }: Context, quotas: readonly FreshQuota[]): Promise<void> {
  if (quotas.length === 0) return
  const items = await addItems(
    tx,
    quotas.map(({ loanId, contractId, yearMonth, amount }) => ({
      contractId,
      itemCode: 'PRESTAMO_EMPRESA',
      amount,
      month: yearMonth,
      origin: { of: 'LOAN', id: loanId },
    })),
  )
  const itemOf = new Map(items.map((item) => [`${item.originId}:${item.startMonth}`, item.id]))
  await tx
    .insertInto('employerLoanQuota')
    .values(
      quotas.map(({ loanId, yearMonth, amount }) => ({
        loanId,
        yearMonth,
        amount,
        userItemId: itemOf.get(`${loanId}:${yearMonth}`) ?? null,
      })),
    )
    .execute()
}

/** Removes the quotas of some loans from a month on, with their items. */
export async function dropQuotas(
  { tx }: Context,
  loanIds: readonly number[],
  from: YearMonth,
): Promise<void> {
  const gone = await tx
    .deleteFrom('employerLoanQuota')
    .where(sql<boolean>`loan_id = any(${[...loanIds]}::bigint[])`)
    .where('kind', '=', 'QUOTA')
    .where('yearMonth', '>=', from)
    .returning('userItemId')
    .execute()
  await removeItems(
    tx,
    gone.flatMap(({ userItemId }) => userItemId ?? []),
  )
}
