import { createHash } from 'node:crypto'
import { defineProcess, type MonthHead } from '#modules/payroll-months/server/index.ts'
import { refusePaid } from '#modules/payroll-processes/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { basePayroll } from './additional.queries.ts'
import { payAgain } from './additional.service.ts'
import { gratificationYear } from './gratification.queries.ts'
import { payGratification, requireCurrent } from './gratification.service.ts'
import { readMonths } from './months.ts'
import { payrollsOf } from './paid-months.queries.ts'

defineProcess('ADDITIONAL', {
  async open(context, wanted) {
    await basePayroll(context, wanted)
  },
  /** Again, on the payrolls as they were closed last. */
  async calculate(context, month) {
    if (await gratificationYear(context, month.id)) await payGratification(context, month)
    else await payAgain(context, month)
  },
  async fingerprint(context, month) {
    const rows = await context.tx
      .selectFrom('additionalPayment')
      .select(['userContractId as contractId', 'itemCode', 'value', 'net', 'baseRunId', 'months'])
      .where('payrollMonthId', '=', month.id)
      .orderBy('userContractId')
      .execute()
    if (rows.length === 0) throw conflict('Primero hay que ingresar los pagos')
    await requireSameRuns(
      context,
      month,
      rows.flatMap(({ baseRunId, months }) => [
        { yearMonth: month.yearMonth, runId: baseRunId },
        ...readMonths(months),
      ]),
    )
    if (await gratificationYear(context, month.id)) await requireCurrent(context, month, rows)
    const text = rows.map((row) => `${row.contractId}:${row.itemCode}:${row.net}`).join(';')
    return createHash('sha256').update(text).digest('hex')
  },
  close: () => Promise.resolve(),
  reopen: refusePaid,
})

type Rested = { yearMonth: number; runId: number }

/** Every month that the payments rest on is still closed as it was then. */
async function requireSameRuns(
  context: Context,
  { businessId }: MonthHead,
  rested: readonly Rested[],
): Promise<void> {
  const months = [...new Set(rested.map(({ yearMonth }) => yearMonth))]
  const payrolls = await payrollsOf(context, { businessId, months })
  const runs = new Map(
    payrolls.map(({ yearMonth, isOpen, runId }) => [yearMonth, isOpen ? null : runId]),
  )
  if (rested.some(({ yearMonth, runId }) => runs.get(yearMonth) !== runId)) {
    throw conflict('Las remuneraciones del mes se cerraron de nuevo. Calcule antes de cerrar.')
  }
}
