import type { MonthHead } from '#modules/payroll-months/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { readLines, readMonths } from './months.ts'

export type Earlier = {
  contractId: number
  yearMonth: number
  itemCode: string
  value: string
  lines: readonly { code: string; difference: number }[]
}

/**
 * What was paid apart before, in closed processes, by the month in which it was earned. A later
 * process is reopened before an earlier one, so that these are always all there are.
 */
export async function earlierPayments(
  { tx }: Context,
  month: Pick<MonthHead, 'id' | 'businessId' | 'yearMonth'>,
  only?: readonly number[],
): Promise<Earlier[]> {
  const rows = await tx
    .selectFrom('additionalPayment as payment')
    .innerJoin('payrollMonth as process', 'process.id', 'payment.payrollMonthId')
    .select(['payment.userContractId as contractId', 'payment.itemCode', 'payment.value'])
    .select(['payment.months', 'payment.lines', 'process.yearMonth'])
    .where('process.businessId', '=', month.businessId)
    .where('process.yearMonth', '<=', month.yearMonth)
    .where('process.id', '!=', month.id)
    .where('process.isOpen', '=', false)
    .$if(only !== undefined, (query) =>
      query.where('payment.userContractId', 'in', [...(only ?? []), 0]),
    )
    .orderBy('process.yearMonth')
    .execute()
  return rows.flatMap(({ months, lines, ...row }): Earlier[] => {
    const parts = readMonths(months)
    if (parts.length === 0) return [{ ...row, lines: readLines(lines) }]
    return parts.map((part) => ({
      contractId: row.contractId,
      itemCode: row.itemCode,
      yearMonth: part.yearMonth,
      value: part.part,
      lines: part.lines,
    }))
  })
}
