import { formatDate } from '#chile/dates.ts'
import { lastDay, monthLabel, type YearMonth } from '#chile/period.ts'
import { loansAtEnd } from '#modules/payroll/employer-loans/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Debt, MonthPay } from '../model/gathered.ts'
import type { Advance } from './standing.queries.ts'

type Paid = ReadonlyMap<number, readonly MonthPay[]>
type Owed = Debt & { readonly contractId: number }

/**
 * What the people of some contracts owe their employer after their last month: the quotas of loans
 * that no payslip asks for any more, and advances that no payslip took. One statement.
 */
export async function debtsOf(
  tx: Tx,
  months: Paid,
  ids: readonly number[],
  { until, advances }: { until: YearMonth; advances: readonly Advance[] },
): Promise<ReadonlyMap<number, readonly Debt[]>> {
  const all = [...(await loansOf(tx, ids, until)), ...advancesOwed(advances, months, until)]
  return Map.groupBy(all, ({ contractId }) => contractId)
}

/** The loans of some contracts with quotas after a month. */
async function loansOf(tx: Tx, ids: readonly number[], until: YearMonth): Promise<Owed[]> {
  const finalDate = lastDay(until)
  const loans = await loansAtEnd(
    tx,
    ids.map((contractId) => ({ contractId, finalDate })),
  )
  return loans.map(({ loanId, contractId, grantedOn, quotas, owed }) => ({
    contractId,
    key: `LOAN:${publicId('loan', loanId)}`,
    kind: 'LOAN',
    label: `Préstamo del ${formatDate(grantedOn)}: ${quotas} ${quotas === 1 ? 'cuota' : 'cuotas'}`,
    amount: owed,
  }))
}

/**
 * The advances of some contracts that no payslip took: of months with a payslip, what it could not
 * take; of months after the last one, all of it. What a payslip to come will take is not here.
 */
function advancesOwed(advances: readonly Advance[], months: Paid, until: YearMonth): Owed[] {
  return advances.flatMap(({ contractId, month, given }): Owed[] => {
    const payslip = months.get(contractId)?.find((one) => one.month === month)
    if (!payslip && month <= until) return []
    const amount = given - (payslip?.values['ANTICIPO_SUELDO'] ?? 0)
    if (amount <= 0) return []
    const label = `Anticipo de ${monthLabel(month)}`
    return [{ contractId, key: `ADVANCE:${month}`, kind: 'ADVANCE', label, amount }]
  })
}
