import { monthById, type MonthHead, readSnapshot } from '#modules/payroll-months/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { readLines, readMonths } from './months.ts'
import { closedPayslips } from './paid-months.queries.ts'

type OfMonth = { payrollMonthId: number }

/** A month of additional payments within reach; any other is as if there were none. */
export async function additionalMonth(context: Context, id: number): Promise<MonthHead> {
  const month = await monthById(context, id)
  if (month.type !== 'ADDITIONAL') throw notFound()
  return month
}

/** The closed payroll that a month's additional payments rest on. */
export async function basePayroll(
  { tx }: Context,
  { businessId, yearMonth }: { businessId: number; yearMonth: number },
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
  if (!payroll) throw conflict('Primero hay que cerrar las remuneraciones del mes')
  return payroll
}

/** Everybody with a closed payslip in the month, with what is paid apart to each. */
export async function additionalPayments(context: Context, { payrollMonthId }: OfMonth) {
  const month = await additionalMonth(context, payrollMonthId)
  const { runId } = await basePayroll(context, month)
  const people = await closedPayslips(context, runId)
  const rows = await context.tx
    .selectFrom('additionalPayment')
    .select(['userContractId', 'itemCode', 'value', 'earnings', 'deductions', 'net'])
    .select(['employerCost', 'lines', 'accruedFrom', 'accruedTo', 'months'])
    .where('payrollMonthId', '=', payrollMonthId)
    .execute()
  const given = new Map(rows.map((row) => [row.userContractId, row]))
  return people
    .map(({ contractId, userId, snapshot }) => {
      const { name, rut } = readSnapshot(snapshot)
      const row = given.get(contractId)
      return {
        payrollMonthId,
        contractId,
        userId,
        name,
        rut,
        itemCode: row?.itemCode ?? null,
        value: row?.value ?? null,
        earnings: row?.earnings ?? null,
        deductions: row?.deductions ?? null,
        net: row?.net ?? null,
        employerCost: row?.employerCost ?? null,
        accruedFrom: row?.accruedFrom ?? null,
        accruedTo: row?.accruedTo ?? null,
        months: row?.accruedFrom ? readMonths(row.months) : [],
        lines: row ? readLines(row.lines) : [],
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
}
export type Additional = Awaited<ReturnType<typeof additionalPayments>>[number]
