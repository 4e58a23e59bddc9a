import type { MonthView } from '#modules/payroll-months/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { whyNotReopenPaid } from '../model/paid.ts'

/**
 * Refuses to reopen a process whose money has left, or is on its way: what was paid would no longer
 * be what the process says. Who knows that the money came back says so of the payments first.
 */
export async function refusePaid({ tx }: Context, month: MonthView): Promise<void> {
  const { paid } = await tx
    .selectFrom('payslipPayment')
    .select(({ fn }) => fn.countAll<number>().as('paid'))
    .where('payrollMonthId', '=', month.id)
    .where('status', '<>', 'UNPAID')
    .executeTakeFirstOrThrow()
  const reason = whyNotReopenPaid(paid)
  if (reason) throw conflict(reason)
}
