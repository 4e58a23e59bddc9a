import { compareTexts } from '#chile/names.ts'
import { additionalMonth } from './additional-month.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/server/index.ts'
import { surnamesOf } from '#platform/server/person-names.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { seenBy } from './company-db.ts'
import { closedPayslips } from './paid-months.queries.ts'

type OfMonth = { payrollMonthId: number }

/** The closed payroll on which the additional payments of a month are calculated. */
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

/** Every contract with a closed payslip in the month, with its payment apart if there is one. */
export async function additionalPayments(context: Context, { payrollMonthId }: OfMonth) {
  const month = await additionalMonth(context, payrollMonthId)
  const { runId } = await basePayroll(context, month)
  const people = await closedPayslips(context, runId, { seen: seenBy(context) })
  const rows = await context.tx
    .selectFrom('additionalPayment')
    .select(['userContractId', 'itemCode', 'value', 'earnings', 'deductions', 'net'])
    .select(['accruedFrom', 'accruedTo'])
    .where('payrollMonthId', '=', payrollMonthId)
    .execute()
  const given = new Map(rows.map((row) => [row.userContractId, row]))
  const surnames = await surnamesOf(context, people)
  const surnameOf = ({ userId }: { userId: number }) => surnames.get(userId) ?? ''
  return people
    .toSorted((a, b) => compareTexts(surnameOf(a), surnameOf(b)))
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
        accruedFrom: row?.accruedFrom ?? null,
        accruedTo: row?.accruedTo ?? null,
      }
    })
}
export type Additional = Awaited<ReturnType<typeof additionalPayments>>[number]
