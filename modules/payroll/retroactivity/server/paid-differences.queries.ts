import type { YearMonth } from '#chile/period.ts'
import type { Tx } from '#platform/server/sql/db.ts'

/** A line of a closed month that an open one paid or took back since. Whole pesos. */
type PaidDifference = {
  readonly contractId: number
  readonly originMonthId: number
  readonly originMonth: YearMonth
  readonly concept: string
  readonly label: string
  readonly group: string
  readonly amount: number
}

/**
 * What a month pays of earlier ones, line by line and contract by contract, in one statement. Who
 * asks has to have the whole month within reach.
 */
export const differencesPaidIn = (tx: Tx, payrollMonthId: number): Promise<PaidDifference[]> =>
  tx
    .selectFrom('retroactiveLine as line')
    .innerJoin('payrollMonth as origin', 'origin.id', 'line.originMonthId')
    .select(['line.userContractId as contractId', 'line.originMonthId', 'line.concept'])
    .select(['origin.yearMonth as originMonth', 'line.label', 'line.lineGroup as group'])
    .select('line.amount')
    .where('line.payrollMonthId', '=', payrollMonthId)
    .orderBy('origin.yearMonth')
    .orderBy('line.userContractId')
    .orderBy('line.id')
    .execute()
