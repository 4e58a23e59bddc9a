import { holdMonth } from '#modules/payroll/payroll-frame/server/index.ts'
import { monthView } from '#modules/payroll/payroll-months/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { findingsInSight, payrollChecks, placeOf } from './checks.queries.ts'

type Noting = {
  payrollMonthId: number
  note: string
  findings: readonly { rule: string; contractId: number | null }[]
}

/**
 * Writes the reason for accepting some warnings: one text for all of them. Each note keeps the
 * sentence that it was written about, and no longer counts when that sentence changes. Errors
 * accept no note. Repeating the same request writes nothing new.
 */
export async function notePayrollChecks(
  context: Context,
  { payrollMonthId, note, findings }: Noting,
) {
  await holdMonth(context.tx, payrollMonthId)
  const month = await monthView(context, payrollMonthId, 'payrollMonths.update')
  if (!month.isOpen) throw conflict('El mes está cerrado')
  if (findings.length === 0) throw invalid('findings', 'Elija al menos un aviso')
  // Only the rules of the noted findings are evaluated before; all rules once, after.
  const rules = new Set(findings.map(({ rule }) => rule))
  const known = Map.groupBy(await findingsInSight(context, month, rules), placeOf)
  const payslips = await payslipsOf(context, month.currentRunId, findings)
  const rows = findings.flatMap(({ rule, contractId }) => {
    const [finding] = known.get(placeOf({ rule, contractId })) ?? []
    if (!finding) throw notFound()
    if (!finding.answerable) {
      throw conflict(`«${finding.title}» es un error: se corrige, no se anota`)
    }
    if (finding.note === note) return []
    const fresh = {
      payrollMonthId,
      rule,
      userContractId: contractId,
      finding: finding.message,
      // Debts of closed months do not depend on this month's payslip.
      ...(finding.group === 'OWED' ? {} : payslips.get(contractId ?? 0)),
      note,
      authorLoginId: context.session.loginId,
      writtenAt: context.now,
    }
    return [fresh]
  })
  if (rows.length > 0) await context.tx.insertInto('payrollCheckNote').values(rows).execute()
  return payrollChecks(context, { payrollMonthId })
}

/** The current state of the payslips that are noted, to detect later changes. */
async function payslipsOf(
  { tx }: Context,
  runId: number | null,
  findings: Noting['findings'],
): Promise<Map<number, { payslipPrint: string; payslipNet: number }>> {
  const ids = findings.flatMap(({ contractId }) => contractId ?? [])
  const rows = await tx
    .selectFrom('payslip')
    .select(['userContractId', 'net', sql<string>`md5(results::text)`.as('print')])
    .where('payrollRunId', '=', runId ?? 0)
    .where(sql<boolean>`user_contract_id = any(${ids}::bigint[])`)
    .execute()
  return new Map(
    rows.map(({ userContractId, net, print }) => [
      userContractId,
      { payslipPrint: print, payslipNet: net },
    ]),
  )
}
