import type { Reach } from '#access/reach.ts'
import type { YearMonth } from '#chile/period.ts'
import { payslipLines, type PayslipSection } from '#payroll/index.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { notHidden, readSnapshot, within } from '#modules/payroll-months/server/index.ts'
import { currentPayslips } from './payslips.queries.ts'
import { planOf, valuesOf } from './plans.ts'

export type ReportedWanted = {
  companyId: number
  /** Whose pay the reader sees, decided when the report was asked for. */
  reach: Reach
  self: number | null
  from: YearMonth
  to: YearMonth
  businessId: number | null
  userId: number | null
}

/**
 * Payslips of the ordinary months of a span, as reports add them up: the current run of each month,
 * within a reach, without the confidential payroll for who is not in it. One query, and one for
 * each edition of the formulas.
 */
export async function reportedPayslips(tx: Tx, wanted: ReportedWanted) {
  const { reach, self, businessId, userId } = wanted
  const columns = { user: 'payslip.userId', business: 'month.businessId' }
  const rows = await currentPayslips(tx)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', '>=', wanted.from)
    .where('month.yearMonth', '<=', wanted.to)
    .where(within({ ...reach, includesPrivate: true }, columns, self))
    .$if(!reach.includesPrivate, (query) => query.where(notHidden(self)))
    .$if(businessId !== null, (query) => query.where('month.businessId', '=', businessId ?? 0))
    .$if(userId !== null, (query) => query.where('payslip.userId', '=', userId ?? 0))
    .select(['payslip.userContractId', 'payslip.userId', 'payslip.payrollMonthId'])
    .select(['payslip.net', 'payslip.earnings', 'payslip.deductions', 'payslip.employerCost'])
    .select(['payslip.facts', 'payslip.results', 'payslip.snapshot', 'run.planHash'])
    .select(['month.businessId', 'month.yearMonth', 'month.isOpen'])
    .select('business.name as businessName')
    .orderBy('month.yearMonth')
    .orderBy('month.businessId')
    .orderBy(sql`app.plain(payslip.snapshot ->> 'name')`)
    .orderBy('payslip.userContractId')
    .execute()
  const hashes = [...new Set(rows.map((row) => row.planHash))]
  const plans = new Map<string, Awaited<ReturnType<typeof planOf>>>()
  for (const hash of hashes) plans.set(hash, await planOf(tx, wanted.companyId, hash))
  return rows.flatMap(({ facts, results, snapshot, planHash, ...row }) => {
    const plan = plans.get(planHash)
    if (!plan) throw new Error(`The plan ${planHash} of a payslip is not kept`)
    const known = [...plan.facts, ...plan.library.concepts]
    const values = valuesOf(plan, { facts, results })
    const printable = { concepts: plan.library.concepts, facts: plan.facts }
    return [
      {
        ...row,
        ...readSnapshot(snapshot),
        /**
         * A result or fact in its own whole units: pesos as they are, hours in hundredths. What
         * the month did not have yet, an item or a concept of a later law, is none.
         */
        valueOf: (code: string): number => values[code] ?? 0,
        decimalsOf: (code: string): number => known.find((one) => one.code === code)?.decimals ?? 0,
        sections: (): readonly PayslipSection[] => payslipLines(printable, values),
      },
    ]
  })
}
export type ReportedPayslip = Awaited<ReturnType<typeof reportedPayslips>>[number]
