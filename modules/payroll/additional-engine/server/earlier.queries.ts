import { readLines, readMonths } from '../model/stored-months.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { AdditionalMonth } from './additional-month.ts'

export type Earlier = {
  contractId: number
  yearMonth: number
  itemCode: string
  value: string
  lines: readonly { code: string; difference: number }[]
}

type Wanted = {
  /** The months in which the payment was earned. */
  months: readonly number[]
  /**
   * Only of the people of these contracts, with what the process itself pays for others of their
   * contracts; of everybody and without it when it is left out.
   */
  peopleOf?: readonly number[]
}

/**
 * Payments of closed processes apart, by the month in which they were earned. No closed process is
 * missing: a process is reopened only after those that closed later were reopened.
 */
export async function earlierPayments(
  { tx }: CompanyDb,
  month: AdditionalMonth,
  { months, peopleOf }: Wanted,
): Promise<Earlier[]> {
  const rows = await tx
    .selectFrom('additionalPayment as payment')
    .innerJoin('payrollMonth as process', 'process.id', 'payment.payrollMonthId')
    .select(['payment.userContractId as contractId', 'payment.itemCode', 'payment.value'])
    .select(['payment.months', 'payment.lines', 'process.yearMonth'])
    .where('process.businessId', '=', month.businessId)
    .where((eb) => {
      const closed = eb.and([eb('process.id', '!=', month.id), eb('process.isOpen', '=', false)])
      if (peopleOf === undefined) return closed
      const beside = sql<boolean>`payment.user_contract_id <> all(${[...peopleOf]}::bigint[])`
      return eb.or([closed, eb.and([eb('process.id', '=', month.id), beside])])
    })
    .where(
      sql<boolean>`coalesce(payment.accrued_from, process.year_month) <= ${Math.max(0, ...months)}
        and coalesce(payment.accrued_to, process.year_month) >= ${Math.min(...months, 999_999)}`,
    )
    .$if(peopleOf !== undefined, (query) =>
      query.where(
        sql<boolean>`payment.user_id in (select contract.user_id from user_contract contract
          where contract.company_id = app.current_company()
            and contract.id = any(${[...(peopleOf ?? [])]}::bigint[]))`,
      ),
    )
    .orderBy('process.closingNumber')
    .orderBy('process.id')
    .execute()
  const wanted = new Set(months)
  return rows
    .flatMap(({ months: stored, lines, ...row }): Earlier[] => {
      const parts = readMonths(stored)
      if (parts.length === 0) return [{ ...row, lines: readLines(lines) }]
      return parts.map((part) => ({
        contractId: row.contractId,
        itemCode: row.itemCode,
        yearMonth: part.yearMonth,
        value: part.part,
        lines: part.lines,
      }))
    })
    .filter(({ yearMonth }) => wanted.has(yearMonth))
}
