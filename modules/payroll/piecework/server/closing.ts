import { type MonthHead, monthClosing } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { type OfMonth, payMonths } from './pay.service.ts'

/**
 * A month that is opened again pays by itself what was approved late, as far as no later month pays
 * it. What stays late goes on being a late item, which `retroactivity` asks for.
 */
monthClosing.on('piecework', {
  async reopened(context, month) {
    await payMonths(context, await lateIn(context, month))
  },
})

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
