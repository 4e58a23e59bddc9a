import type { YearMonth } from '#chile/period.ts'
import { answeredOptions } from '#modules/company/businesses/model/answered-options.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'

/** The razones sociales of a scenario, with their answers to the options of the law. */
export const simulatedBusinesses = (tx: Tx, businessId: number | null) =>
  tx
    .selectFrom('business')
    .innerJoin('businessOption as option', 'option.businessId', 'business.id')
    .select(['business.id', 'business.name', 'business.accidentabilityRate', ...answeredOptions])
    .where('business.usePayroll', '=', true)
    .where((eb) => equalTo(eb, { 'business.id': businessId }))
    .orderBy('business.id')
    .execute()
export type SimulatedBusiness = Awaited<ReturnType<typeof simulatedBusinesses>>[number]

/** The last calculated month of each razón social: its one-off items may be repeated. */
export async function lastRunOf(tx: Tx): Promise<Map<number, YearMonth>> {
  const rows = await tx
    .selectFrom('payrollMonth')
    .select(({ fn }) => ['businessId', fn.max<number>('yearMonth').as('yearMonth')])
    .where('type', '=', 'PAYROLL')
    .where('currentRunId', 'is not', null)
    .groupBy('businessId')
    .execute()
  return new Map(rows.map((row) => [row.businessId, row.yearMonth]))
}

/**
 * The payslips of closed months, where every razón social of the scenario with that month closed
 * it.
 */
export async function paidOf(
  tx: Tx,
  months: readonly YearMonth[],
  businesses: readonly SimulatedBusiness[],
): Promise<Map<YearMonth, number>> {
  const rows = await tx
    .selectFrom('payrollMonth as month')
    .leftJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['month.yearMonth', sql<number>`sum((run.totals ->> 'net')::bigint)::bigint`.as('net')])
    .where('month.type', '=', 'PAYROLL')
    .where(sql<boolean>`month.year_month = any(${[...months]}::integer[])`)
    .where(sql<boolean>`month.business_id = any(${businesses.map(({ id }) => id)}::bigint[])`)
    .groupBy('month.yearMonth')
    .having(sql<boolean>`not bool_or(month.is_open)`)
    .execute()
  return new Map(rows.map((row) => [row.yearMonth, row.net]))
}
