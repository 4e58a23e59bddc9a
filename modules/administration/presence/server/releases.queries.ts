import { monthLabel } from '#chile/period.ts'
import { businessesInReach } from '#modules/company/businesses/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'

/** How many of the newest releases are listed. */
const most = 15

/**
 * Recently released payslips: one entry per month for people who manage payslips, and one's own for
 * oneself.
 */
export async function releases(context: Context) {
  const { tx, actor } = context
  const businesses = context.can('payrollMonths.read')
    ? (await businessesInReach(context, 'payrollMonths.read')).map(({ id }) => id)
    : []
  const self = actor.userId ?? 0
  if (businesses.length === 0 && self === 0) return []
  const looksAfter = sql<boolean>`month.business_id = any(${businesses}::bigint[])`
  const rows = await tx
    .selectFrom('payslipRelease as release')
    .innerJoin('payrollMonth as month', 'month.id', 'release.payrollMonthId')
    .innerJoin('business', 'business.id', 'month.businessId')
    .select(['month.id', 'month.yearMonth', 'month.type', 'business.name as businessName'])
    .select(looksAfter.as('managed'))
    .select(sql<number>`count(*)`.as('count'))
    .select(sql<Date>`max(release.released_at)`.as('at'))
    .select(({ fn }) => fn.max('release.releasedBy').as('loginId'))
    .where((eb) => eb.or([looksAfter, eb('release.userId', '=', self)]))
    .where('release.carried', '=', false)
    .groupBy(['month.id', 'month.yearMonth', 'month.type'])
    .groupBy(['business.name', 'month.businessId'])
    .groupBy(sql`date_trunc('minute', release.released_at)`)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, yearMonth, type, businessName, managed, count, at, loginId }) => ({
    kind: 'PAYSLIPS_RELEASED' as const,
    count,
    at,
    loginId,
    group: `release:${id}`,
    subject: monthLabel(yearMonth),
    businessName: managed ? businessName : null,
    own: !managed,
    userId: null,
    payrollMonthId: managed ? id : null,
    processType: managed ? type : null,
  }))
}
