import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'

/** The open transaction of a company, of a request or of a job. */
export type CompanyDb = Pick<Context, 'tx' | 'client' | 'session'>

/**
 * The closed months of a razón social up to one (included when it is closed), with the run of each.
 */
export async function closedMonthsUpTo(
  { tx }: Pick<CompanyDb, 'tx'>,
  month: Pick<MonthHead, 'businessId' | 'yearMonth'>,
) {
  return tx
    .selectFrom('payrollMonth as m')
    .innerJoin('payrollRun as run', 'run.id', 'm.currentRunId')
    .select([
      'm.id',
      'm.yearMonth',
      'm.closedAt',
      'm.closedHash',
      'run.id as runId',
      'run.planHash',
      'run.auditSeq',
    ])
    .where('m.businessId', '=', month.businessId)
    .where('m.type', '=', 'PAYROLL')
    .where('m.isOpen', '=', false)
    .where('m.yearMonth', '<=', month.yearMonth)
    .orderBy('m.yearMonth')
    .execute()
}
export type ClosedMonth = Awaited<ReturnType<typeof closedMonthsUpTo>>[number]

/** The open month of a razón social that pays debts of closed ones: the first one. */
export async function payingMonth({ tx }: Context, businessId: number) {
  const month = await tx
    .selectFrom('payrollMonth')
    .select(['id', 'businessId', 'yearMonth'])
    .where('businessId', '=', businessId)
    .where('type', '=', 'PAYROLL')
    .where('isOpen', '=', true)
    .orderBy('yearMonth')
    .executeTakeFirst()
  return month ?? null
}
