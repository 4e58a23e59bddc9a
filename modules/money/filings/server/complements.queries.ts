import type { YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { contributionCodes } from '../model/undeclared-amounts.ts'

/** The contributions of a month that closed, paid by a later one: they have their own file. */
export type OwedComplement = {
  readonly payrollMonthId: number
  readonly originMonth: YearMonth
  readonly worker: number
  readonly employer: number
}

/** The complements of some months, the oldest first: one statement. */
export const owedComplements = (tx: Tx, ids: readonly number[]): Promise<OwedComplement[]> =>
  tx
    .selectFrom('retroactiveLine as line')
    .innerJoin('payrollMonth as origin', 'origin.id', 'line.originMonthId')
    .select(['line.payrollMonthId', 'origin.yearMonth as originMonth'])
    .select([owedBy('DEDUCTION').as('worker'), owedBy('EMPLOYER').as('employer')])
    .where(sql<boolean>`line.payroll_month_id = any(${[...ids]}::bigint[])`)
    .where(sql<boolean>`line.concept = any(${[...contributionCodes]}::text[])`)
    .groupBy(['line.payrollMonthId', 'origin.yearMonth'])
    .having(sql<boolean>`max(line.amount) > 0`)
    .orderBy('origin.yearMonth')
    .execute()

const owedBy = (group: 'DEDUCTION' | 'EMPLOYER') =>
  sql<number>`coalesce(sum(line.amount) filter (where line.line_group = ${group}), 0)::bigint`
