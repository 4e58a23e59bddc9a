import { equalTo } from '#platform/server/sql/equal-to.ts'
import { lastPerson, personSurname } from '#platform/server/sql/person-names.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import {
  differencesInSections,
  type ReportedPayslip,
  type ReportedWanted,
} from '#modules/payroll/payslips/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { processLabel } from '../model/process-label.ts'
import { readLines, readMonths } from '#modules/payroll/additional-engine/model/stored-months.ts'

/**
 * Payments apart of some months for reports, which add them to payslips: of closed processes,
 * within a reach, and without confidential pay for readers who may not see it. Each carries the
 * lines that it adds to its month.
 */
export async function reportedPayments(tx: Tx, wanted: ReportedWanted): Promise<ReportedPayslip[]> {
  const rows = await paymentRows(tx, wanted)
  const plans = new Map<string, Awaited<ReturnType<typeof planOf>>>()
  for (const hash of new Set(rows.map((row) => row.planHash))) {
    plans.set(hash, await planOf(tx, wanted.companyId, hash))
  }
  return rows.flatMap(({ snapshot, planHash, lines, months, ...row }) => {
    const plan = plans.get(planHash)
    if (!plan) return []
    const read = readLines(lines)
    const values = new Map(read.map(({ code, difference }) => [code, difference]))
    for (const { bases = {} } of readMonths(months)) {
      for (const [code, change] of Object.entries(bases)) {
        values.set(code, (values.get(code) ?? 0) + change)
      }
    }
    return [
      {
        ...row,
        ...readSnapshot(snapshot),
        process: processLabel(row.processName),
        apart: true,
        valueOf: (code: string): number => values.get(code) ?? 0,
        decimalsOf: (): number => 0,
        sections: () => differencesInSections(plan, read),
      },
    ]
  })
}

function paymentsIn(tx: Tx, wanted: ReportedWanted) {
  const { reaches, self, businessId, userId } = wanted
  const columns = { user: 'payment.userId', business: 'month.businessId' }
  return tx
    .selectFrom('additionalPayment as payment')
    .innerJoin('payrollMonth as month', 'month.id', 'payment.payrollMonthId')
    .innerJoin('business', 'business.id', 'month.businessId')
    .innerJoin('userContract as contract', 'contract.id', 'payment.userContractId')
    .innerJoin('payrollRun as run', 'run.id', 'payment.baseRunId')
    .innerJoin('payslip', (join) =>
      join
        .onRef('payslip.payrollRunId', '=', 'payment.baseRunId')
        .onRef('payslip.userContractId', '=', 'payment.userContractId'),
    )
    .where('month.yearMonth', '>=', wanted.from)
    .where('month.yearMonth', '<=', wanted.to)
    .where((eb) => eb.and(reaches.map((reach) => payslipWithin(reach, columns, self))))
    .where((eb) => equalTo(eb, { 'month.businessId': businessId, 'payment.userId': userId }))
}

const paymentRows = (tx: Tx, wanted: ReportedWanted) =>
  paymentsIn(tx, wanted)
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'payment.userId'))
    .select(personSurname.as('surname'))
    .where('month.isOpen', '=', false)
    .select(['payment.userContractId', 'payment.userId', 'payment.payrollMonthId'])
    .select(['payment.net', 'payment.earnings', 'payment.deductions', 'payment.employerCost'])
    .select(['payment.lines', 'payment.months', 'payslip.snapshot', 'run.planHash'])
    .select(['month.businessId', 'month.yearMonth', 'month.isOpen', 'month.name as processName'])
    .select('business.name as businessName')
    .orderBy('month.yearMonth')
    .orderBy('month.businessId')
    .orderBy('month.id')
    .orderBy(personSurname)
    .orderBy('payment.userContractId')
    .execute()

/** Open processes of payments apart of some months that pay somebody in reach. */
export async function openPayments(tx: Tx, wanted: ReportedWanted) {
  return paymentsIn(tx, wanted)
    .where('month.isOpen', '=', true)
    .select(['month.id', 'month.yearMonth', 'month.name as processName'])
    .select('business.name as businessName')
    .distinct()
    .orderBy('month.yearMonth')
    .orderBy('month.id')
    .execute()
}
export type OpenPayments = Awaited<ReturnType<typeof openPayments>>[number]
