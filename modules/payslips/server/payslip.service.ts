import type { Plan } from '#formula/index.ts'
import { type Concept, payslipLines, payslipSummary, payslipWarnings } from '#payroll/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { paymentStatusLabel } from '../model/payslip.ts'
import {
  payslipBefore,
  payslipOf,
  payslipsOfContract,
  type StoredPayslip,
} from './payslips.queries.ts'
import { basesOf } from './bases.ts'
import { planOf, valuesOf } from './plans.ts'
import { movementsBetween } from './movements.ts'
import { readSnapshot } from '#modules/payroll-months/server/index.ts'

type Wanted = { payrollMonthId: number; contractId: number }

/** One payslip as its screen reads it, beside the one of the month before. */
export async function payslipView(context: Context, wanted: Wanted) {
  const { stored, view } = await readPayslip(context, wanted)
  const before = await payslipBefore(context, stored)
  const isOwn = stored.userId === context.actor.userId
  if (!before) return { ...view, isOwn, netBefore: null, monthBefore: null, movements: [] }
  const plan = await planOf(context.tx, context.session.companyId, before.planHash)
  return {
    ...view,
    isOwn,
    netBefore: before.net,
    monthBefore: before.payrollMonthId,
    movements: movementsBetween(viewOf(plan, before), view),
  }
}
export type PayslipScreen = Awaited<ReturnType<typeof payslipView>>

/** The payslips of one contract in time, newest first. */
export async function payrollHistory(context: Context, { contractId }: { contractId: number }) {
  const payslips = await payslipsOfContract(context, contractId)
  const [newest] = payslips
  if (newest) await recordReading(context, newest)
  return payslips
}

/** One payslip within reach. Reading somebody else's is itself recorded. */
export async function readPayslip(context: Context, { payrollMonthId, contractId }: Wanted) {
  const stored = await payslipOf(context, payrollMonthId, contractId)
  await recordReading(context, stored)
  const plan = await planOf(context.tx, context.session.companyId, stored.planHash)
  return { stored, view: viewOf(plan, stored) }
}

type Read = Pick<StoredPayslip, 'userId' | 'userContractId' | 'payrollMonthId'>

/**
 * Leaves in the audit that somebody read another person's pay, and which amount was asked about.
 */
export async function recordReading(
  { tx, session, actor }: Context,
  { userId, userContractId, payrollMonthId }: Read,
  code?: string,
): Promise<void> {
  if (userId === actor.userId) return
  const what = JSON.stringify({
    payroll_month_id: payrollMonthId,
    user_id: userId,
    ...(code ? { code } : {}),
  })
  await sql`select app.write_audit(${session.companyId}, 'Proceso', 'lectura:liquidación',
    ${String(userContractId)}, null, ${what}::jsonb)`.execute(tx)
}

/** The stored integers as sections and lines, by the formulas the run was made with. */
export function viewOf(plan: Plan<Concept>, stored: StoredPayslip) {
  const values = valuesOf(plan, stored)
  const sections = payslipLines({ concepts: plan.library.concepts, facts: plan.facts }, values)
  const snapshot = readSnapshot(stored.snapshot)
  const status = stored.paymentStatus ?? 'UNPAID'
  return {
    payrollMonthId: stored.payrollMonthId,
    contractId: stored.userContractId,
    runId: stored.payrollRunId,
    inputsHash: stored.inputsHash,
    userId: stored.userId,
    yearMonth: stored.yearMonth,
    isOpen: stored.isOpen,
    paymentStatus: status,
    paymentLabel: paymentStatusLabel(status, stored.type),
    releasedAt: stored.releasedAt,
    acknowledgedAt: stored.acknowledgedAt,
    businessName: stored.businessName,
    legalName: stored.legalName,
    businessRut: stored.businessRut,
    businessAddress: stored.businessAddress,
    ...snapshot,
    net: stored.net,
    earnings: stored.earnings,
    deductions: stored.deductions,
    employerCost: stored.employerCost,
    workedDays: values['DIAS_TRABAJADOS'] ?? 0,
    warnings: [...payslipWarnings(values)],
    summary: payslipSummary(values),
    bases: basesOf(values),
    sections: sections.map(({ lines, ...section }) => ({
      ...section,
      lines: lines.map(({ detail, lre, ...line }) => ({
        ...line,
        detail: detail ?? null,
        lre: lre ?? null,
      })),
    })),
  }
}
export type PayslipView = ReturnType<typeof viewOf>
