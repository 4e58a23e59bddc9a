import type { YearMonth } from '#chile/period.ts'
import { addItems, removeItems } from '#modules/payroll/user-items/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'

export type FreshQuota = {
  loanId: number
  contractId: number
  yearMonth: YearMonth
  amount: number
}

/** Writes quotas: each is an item of its month that names its loan. */
export async function writeQuotas(
  { tx }: Pick<Context, 'tx'>,
  quotas: readonly FreshQuota[],
): Promise<void> {
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
  await sql`insert into employer_loan_quota (company_id, loan_id, year_month, amount, user_item_id)
    select app.current_company(), given.loan, given.month, given.amount, given.item
    from ${bulk(quotas, 'given', {
      loan: ['bigint', ({ loanId }) => loanId],
      month: ['integer', ({ yearMonth }) => yearMonth],
      amount: ['bigint', ({ amount }) => amount],
      item: ['bigint', ({ loanId, yearMonth }) => itemOf.get(`${loanId}:${yearMonth}`) ?? null],
    })}
    returning id`.execute(tx)
}

/** Removes the quotas of some loans from a month on, with their items. */
export async function dropQuotas(
  { tx }: Pick<Context, 'tx'>,
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
