import { monthShown } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { calculatedMonths } from '#platform/server/sql/month-lists.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'
import { listed } from '#platform/server/sql/total-of.ts'

export type MonthFilter = { businessId: number | null }

/**
 * The closed months of remuneraciones within reach, a page of them: those all of whose pay the
 * actor may see, which are those that `owingMonth` opens.
 */
export function thirdPartyMonths(context: Context, input: ListInput<MonthFilter, 'yearMonth'>) {
  const reach = context.reach('transfers.read')
  const pay = context.reach('payslips.read')
  const { businessId } = input.filter
  const matching = calculatedMonths(context.tx)
    .where('month.isOpen', '=', false)
    .$if(pay.except.length > 0, (query) => query.where(sql<boolean>`false`))
    .where(businessWithin(pay, 'month.businessId'))
    .where(monthShown(pay))
    .where(businessWithin(reach, 'month.businessId'))
    .where((eb) => equalTo(eb, { 'month.businessId': businessId }))
  const ordered = matching
    .select(['month.id as payrollMonthId', 'month.yearMonth', 'business.name as businessName'])
    .orderBy('month.yearMonth', input.sort.descending ? 'desc' : 'asc')
    .orderBy('business.name')
    .orderBy('month.id')
  return listed(matching, ordered, input)
}
export type ThirdPartyMonth = Awaited<ReturnType<typeof thirdPartyMonths>>['rows'][number]
