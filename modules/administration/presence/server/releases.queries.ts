import { monthLabel } from '#chile/period.ts'
import { businessesInReach } from '#modules/company/businesses/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

/** How many of the newest releases are listed. */
const most = 15

/**
 * Recently released payslips: one entry per month for people who manage payslips, and one's own for
 * oneself.
 */
export async function releases(context: Context) {
  const businesses = context.can('payrollMonths.read')
    ? (await businessesInReach(context, 'payrollMonths.read')).map(({ id }) => id)
    : []
  const managed = businesses.length === 0 ? [] : await ofMonths(context, businesses)
  const self = context.actor.userId
  const own = self === null ? [] : await ownOf(context, businesses, self)
  const rows = [
    ...managed.map((row) => ({ ...row, managed: true })),
    ...own.map((row) => ({ ...row, managed: false })),
  ]
  return rows
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, most)
    .map(({ id, yearMonth, type, businessName, managed: isManaged, count, at, loginId }) => ({
      kind: 'PAYSLIPS_RELEASED' as const,
      count,
      at,
      loginId,
      group: `release:${id}`,
      subject: monthLabel(yearMonth),
      businessName: isManaged ? businessName : null,
      own: !isManaged,
      userId: null,
      payrollMonthId: isManaged ? id : null,
      processType: isManaged ? type : null,
    }))
}

/** The newest releases of the months of some razones sociales, by the minute. */
const ofMonths = ({ tx }: Context, businesses: readonly number[]) =>
  tx
    .selectFrom('payslipReleaseCount as release')
    .innerJoin('payrollMonth as month', 'month.id', 'release.payrollMonthId')
    .innerJoin('business', 'business.id', 'month.businessId')
    .select(['month.id', 'month.yearMonth', 'month.type', 'business.name as businessName'])
    .select(['release.payslips as count', 'release.releasedAt as at'])
    .select('release.releasedBy as loginId')
    .where('month.businessId', 'in', [...businesses])
    .orderBy('release.releasedAt', 'desc')
    .limit(most)
    .execute()

/** The newest releases of one's own payslips, of the months of other razones sociales. */
const ownOf = ({ tx }: Context, businesses: readonly number[], self: number) =>
  tx
    .selectFrom('payslipRelease as release')
    .innerJoin('payrollMonth as month', 'month.id', 'release.payrollMonthId')
    .innerJoin('business', 'business.id', 'month.businessId')
    .select(['month.id', 'month.yearMonth', 'month.type', 'business.name as businessName'])
    .select(sql<number>`count(*)`.as('count'))
    .select(sql<Date>`max(release.released_at)`.as('at'))
    .select(({ fn }) => fn.max('release.releasedBy').as('loginId'))
    .where('release.userId', '=', self)
    .where('release.carried', '=', false)
    .where(sql<boolean>`month.business_id <> all(${[...businesses]}::bigint[])`)
    .groupBy(['month.id', 'month.yearMonth', 'month.type', 'business.name'])
    .groupBy(sql`date_trunc('minute', release.released_at)`)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
