import type { MonthHead } from '#modules/payroll-months/server/index.ts'
import type { Context } from '#platform/server/context.ts'

/** The closed months of a razón social before an open one, with the run that each keeps. */
export async function closedMonthsBefore({ tx }: Context, month: MonthHead) {
  return tx
    .selectFrom('payrollMonth as m')
    .innerJoin('payrollRun as run', 'run.id', 'm.currentRunId')
    .select([
      'm.id',
      'm.yearMonth',
      'm.closedAt',
      'run.id as runId',
      'run.planHash',
      'run.auditSeq',
    ])
    .where('m.businessId', '=', month.businessId)
    .where('m.type', '=', 'PAYROLL')
    .where('m.isOpen', '=', false)
    .where('m.yearMonth', '<', month.yearMonth)
    .orderBy('m.yearMonth')
    .execute()
}
export type ClosedMonth = Awaited<ReturnType<typeof closedMonthsBefore>>[number]
