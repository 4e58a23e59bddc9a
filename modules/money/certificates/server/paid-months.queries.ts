import { formatDate } from '#chile/dates.ts'
import { shiftMonth, yearMonthOf } from '#chile/period.ts'
import { currentReleases } from '#modules/payroll/payroll-results/server/index.ts'
import { reportedPayslips } from '#modules/payroll/payslips/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { PaidMonth } from '../model/paid-months.ts'
import type { CertifiedContract } from './contract.queries.ts'

/** Months that are looked at before today, so that a contract that ended has its last ones. */
const LOOKED_AT = 60

/**
 * The last months of a contract whose payslips are final and reached their person, at most so many,
 * the oldest first; and whether any of them was calculated as confidential.
 */
export async function paidMonths(context: Context, contract: CertifiedContract, most: number) {
  const { tx, session, actor, reach } = context
  const released = await releasedMonths(context, contract.id, most)
  const [first, last] = [released[0], released.at(-1)]
  if (!first || !last) return { months: [], isPrivate: false }
  const rows = await reportedPayslips(tx, {
    companyId: session.companyId,
    reaches: [reach('payslips.read'), reach('certificates.create')],
    self: actor.userId,
    from: first.yearMonth,
    to: last.yearMonth,
    businessId: contract.businessId,
    userId: contract.userId,
  })
  const ids = new Set(released.map(({ payrollMonthId }) => payrollMonthId))
  const own = rows.filter(
    ({ userContractId, payrollMonthId }) =>
      userContractId === contract.id && ids.has(payrollMonthId),
  )
  const declared = await declaredOf(
    context,
    own.map((row) => row.payrollMonthId),
  )
  return {
    months: own.map((row): PaidMonth => ({
      yearMonth: row.yearMonth,
      amountOf: (code) => row.valueOf(code) / 10 ** row.decimalsOf(code),
      declared: declared(row.payrollMonthId),
    })),
    isPrivate: own.some((row) => row.isPrivate),
  }
}

/** The last closed months whose payslip was released to the person, the oldest first. */
async function releasedMonths({ tx, today }: Context, contractId: number, most: number) {
  const rows = await currentReleases(tx)
    .select(['month.yearMonth', 'release.payrollMonthId'])
    .where('release.userContractId', '=', contractId)
    .where('release.releasedAt', 'is not', null)
    .where('month.type', '=', 'PAYROLL')
    .where('month.isOpen', '=', false)
    .where('month.yearMonth', '>=', shiftMonth(yearMonthOf(today), -LOOKED_AT))
    .where('month.yearMonth', '<=', yearMonthOf(today))
    .orderBy('month.yearMonth', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed()
}

/** The day in Chile: by the clock of the server a file made in the evening is of tomorrow. */
const madeOn = sql<string>`(max(filing.made_at) at time zone 'America/Santiago')::date`.as('madeOn')

/** What is known of the declaration of some months to Previred. One statement for all. */
async function declaredOf({ tx }: Context, monthIds: readonly number[]) {
  const rows = await tx
    .selectFrom('filing')
    .innerJoin('payrollMonth as month', 'month.id', 'filing.payrollMonthId')
    .select(['filing.payrollMonthId', madeOn])
    .where('filing.kind', '=', 'PREVIRED')
    .where('filing.fileId', 'is not', null)
    .whereRef('filing.closedHash', '=', 'month.closedHash')
    .where(sql<boolean>`filing.payroll_month_id = any(${[...monthIds]}::bigint[])`)
    .groupBy('filing.payrollMonthId')
    .execute()
  const days = new Map(rows.map((row) => [row.payrollMonthId, row.madeOn]))
  return (monthId: number): string => {
    const day = days.get(monthId)
    return day === undefined ? 'Sin archivo' : `Archivo del ${formatDate(day)}`
  }
}
