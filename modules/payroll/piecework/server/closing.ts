import { type MonthHead, onClosing } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { type OfMonth, payMonths } from './pay.service.ts'

/**
 * A month that is opened again pays by itself what was approved late, as far as no later month pays
 * it. What stays late is written again at its closing: only what is written after a calculation is
 * known late.
 */
onClosing({
  async closed(context, month) {
    const late = await lateIn(context, month)
    if (late.length === 0) return
    const { tx } = context
    const rows = await tx
      .deleteFrom('lateItem')
      .where('origin', '=', 'PIECEWORK')
      .where('yearMonth', '=', month.yearMonth)
      .where(sql<boolean>`user_contract_id = any(${idsOf(late)}::bigint[])`)
      .returning(['userContractId', 'yearMonth', 'itemCode', 'value', 'comment'])
      .returning(['authorLoginId', 'origin'])
      .execute()
    await tx.insertInto('lateItem').values(rows).execute()
  },
  async reopened(context, month) {
    await payMonths(context, await lateIn(context, month))
  },
})

const idsOf = (rows: readonly OfMonth[]) => rows.map(({ contractId }) => contractId)

/** The contracts whose piecework of a month is late. */
async function lateIn({ tx }: Context, month: MonthHead): Promise<OfMonth[]> {
  const { businessId, yearMonth, type } = month
  if (type !== 'PAYROLL') return []
  const rows = await tx
    .selectFrom('lateItem as late')
    .innerJoin('userContract as contract', 'contract.id', 'late.userContractId')
    .select('late.userContractId as contractId')
    .where('late.origin', '=', 'PIECEWORK')
    .where('late.yearMonth', '=', yearMonth)
    .where('contract.businessId', '=', businessId)
    .execute()
  return rows.map(({ contractId }) => ({ contractId, month: yearMonth }))
}
