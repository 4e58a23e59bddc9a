import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'

/** A month of additional payments within reach; out of reach is answered as not found. */
export async function additionalMonth(context: Context, id: number): Promise<MonthHead> {
  const month = await monthById(context, id)
  if (month.type !== 'ADDITIONAL') throw notFound()
  return month
}
