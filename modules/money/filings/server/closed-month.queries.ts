import type { Permission } from '#access/services.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, notFound } from '#platform/server/errors.ts'
import type { monthsWithin } from './months.queries.ts'

type Within = (context: Context, permission: Permission) => ReturnType<typeof monthsWithin>

/**
 * A closed month of remuneraciones of which something is made: a file, an entry. The whole of it
 * has to be within reach, as `within` says; out of sight is answered as not found.
 */
export async function closedMonth(
  context: Context,
  payrollMonthId: number,
  permission: Permission,
  within: Within,
) {
  const { isOpen, type } = await monthById(context, payrollMonthId, permission)
  if (type !== 'PAYROLL') throw notFound()
  if (isOpen) throw conflict('Primero hay que cerrar el mes')
  const month = await within(context, permission)
    .select(['month.businessId', 'month.yearMonth', 'month.closedHash', 'month.currentRunId'])
    .where('month.id', '=', payrollMonthId)
    .executeTakeFirst()
  if (!month) throw forbidden()
  const { closedHash, currentRunId } = month
  if (closedHash === null || currentRunId === null) throw conflict('Primero hay que cerrar el mes')
  return { ...month, closedHash, currentRunId }
}
