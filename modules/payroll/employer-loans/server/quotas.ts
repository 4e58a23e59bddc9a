import type { YearMonth } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'

export type FreshQuota = {
  loanId: number
  contractId: number
  yearMonth: YearMonth
  amount: number
}

/** Writes quotas: each is an item of its month that names its loan. */
export async function writeQuotas({ tx }: Context, quotas: readonly FreshQuota[]): Promise<void> {
  if (quotas.length === 0) return
  const items = await tx
    .insertInto('userItem')
    .values(
      quotas.map(({ loanId, contractId, yearMonth, amount }) => ({
        userContractId: contractId,
        itemCode: 'PRESTAMO_EMPRESA',
        value: String(amount),
        currency: 'CLP',
        startMonth: yearMonth,
        endMonth: yearMonth,
        origin: 'LOAN',
        originId: loanId,
      })),
    )
    .returning(['id', 'originId', 'startMonth'])
    .execute()
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
  const items = gone.flatMap(({ userItemId }) => userItemId ?? [])
  await tx
    .deleteFrom('userItem')
    .where(sql<boolean>`id = any(${items}::bigint[])`)
    .execute()
}
