import { currentPayslips } from '#modules/payroll/payroll-results/server/index.ts'
import { yearMonth } from '#chile/period.ts'
import { ofContract, payslipWithin, payWithin } from '#modules/people/sight/server/index.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ReportSource } from './report.ts'

/**
 * The most payslips, or contracts, that a request reads: with more, the person would wait too long.
 */
export const REQUEST_READS = 1_000

/**
 * Whether a report reads more than a request may: payslips of its months, or contracts of its
 * people. The counting of both stops at that number.
 */
export async function isLarge(source: ReportSource): Promise<boolean> {
  const contracts = await contractsOf(source).executeTakeFirstOrThrow()
  if (contracts.count > REQUEST_READS) return true
  const { month, year, filters } = source
  if (filters.has('YEAR')) return overPayslips(source, yearMonth(year, 1), yearMonth(year, 12))
  return filters.has('MONTH') && overPayslips(source, month, month)
}

const contractsOf = ({ tx, ask, scope }: ReportSource) =>
  tx
    .selectFrom(
      tx
        .selectFrom('userContract as contract')
        .select('contract.id')
        .where('contract.status', '<>', 'DELETED')
        .where((eb) =>
          eb.and(scope.reaches.map((reach) => payWithin(reach, ofContract, scope.self))),
        )
        .where((eb) =>
          equalTo(eb, { 'contract.businessId': ask.businessId, 'contract.userId': ask.userId }),
        )
        .limit(REQUEST_READS + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))

async function overPayslips(source: ReportSource, from: number, to: number): Promise<boolean> {
  const { tx } = source
  const { businessId, userId, reaches, self } = source.wanted(from, to)
  const columns = { user: 'payslip.userId', business: 'month.businessId' }
  const some = currentPayslips(tx)
    .select('payslip.userContractId')
    .where('month.yearMonth', '>=', from)
    .where('month.yearMonth', '<=', to)
    .where((eb) => eb.and(reaches.map((reach) => payslipWithin(reach, columns, self))))
    .where((eb) => equalTo(eb, { 'month.businessId': businessId, 'payslip.userId': userId }))
    .limit(REQUEST_READS + 1)
    .as('some')
  const { count } = await tx
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count > REQUEST_READS
}
