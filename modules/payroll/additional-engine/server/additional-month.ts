import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, notFound } from '#platform/server/errors.ts'

/** The columns of a process of payments apart that a calculation reads. */
export type AdditionalMonth = Pick<MonthHead, 'id' | 'businessId' | 'yearMonth'>

/** Condition on payslips for jobs, and for what the law gives to all: no payslip is left out. */
export const everybody = sql<boolean>`true`

/** A month of additional payments within reach; out of reach is answered as not found. */
export async function additionalMonth(context: Context, id: number): Promise<MonthHead> {
  const month = await monthById(context, id)
  if (month.type !== 'ADDITIONAL') throw notFound()
  return month
}

/**
 * The closed payroll on which the additional payments of a month are calculated.
 *
 * @param field of a form that asks for the month, where the refusal is said
 * @throws UserError conflict while it is not closed
 */
export async function basePayroll(
  { tx }: Context,
  { businessId, yearMonth }: { businessId: number; yearMonth: number },
  field?: string,
) {
  const payroll = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['run.id as runId', 'run.planHash'])
    .where('month.businessId', '=', businessId)
    .where('month.yearMonth', '=', yearMonth)
    .where('month.type', '=', 'PAYROLL')
    .where('month.isOpen', '=', false)
    .executeTakeFirst()
  if (!payroll) throw conflict('Primero hay que cerrar las remuneraciones del mes', field)
  return payroll
}
