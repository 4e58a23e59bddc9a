import { equalTo } from '#platform/server/sql/equal-to.ts'
import { personSurname, lastPerson } from '#platform/server/sql/person-names.ts'
import type { Reach } from '#access/reach.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import type { YearMonth } from '#chile/period.ts'
import { valuesOf } from '#modules/payroll/payroll-results/model/amounts.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { type Plan, valueAt } from '#formula/index.ts'
import { type Concept, payslipLines, type PayslipSection } from '#law/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { currentPayslips } from './payslips.queries.ts'

export type ReportedWanted = {
  companyId: number
  /** The reach of each permission that the report needs: a row must be inside all of them. */
  reaches: readonly Reach[]
  self: number | null
  from: YearMonth
  to: YearMonth
  businessId: number | null
  userId: number | null
  /** Reads only so many payslips, in the order of the report. */
  first?: number
}

/**
 * Payslips of the ordinary months of a span, for reports: the current run of each month, within a
 * reach, and without confidential pay for readers who may not see it. One query, and one for each
 * edition of the formulas.
 */
export async function reportedPayslips(tx: Tx, wanted: ReportedWanted) {
  const first = wanted.first === undefined ? null : await firstOf(tx, wanted, wanted.first)
  const rows = await inOrder(tx, wanted)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .select(personSurname.as('surname'))
    .$if(first !== null, (query) =>
      query.where(sql<boolean>`(payslip.payroll_run_id, payslip.user_contract_id) in
        (select * from unnest(${first?.map((row) => row.payrollRunId)}::bigint[],
          ${first?.map((row) => row.userContractId)}::bigint[]))`),
    )
    .select(['payslip.userContractId', 'payslip.userId', 'payslip.payrollMonthId'])
    .select(['payslip.net', 'payslip.earnings', 'payslip.deductions', 'payslip.employerCost'])
    .select(['payslip.facts', 'payslip.results', 'payslip.snapshot', 'run.planHash'])
    .select(['month.businessId', 'month.yearMonth', 'month.isOpen'])
    .select('business.name as businessName')
    .execute()
  const hashes = [...new Set(rows.map((row) => row.planHash))]
  const readers = new Map<string, ReturnType<typeof amountsReader>>()
  for (const hash of hashes)
    readers.set(hash, amountsReader(await planOf(tx, wanted.companyId, hash)))
  return rows.map(({ facts, results, snapshot, planHash, ...row }) => {
    const reader = readers.get(planHash)
    if (!reader) throw new Error(`The plan ${planHash} of a payslip is not kept`)
    return { ...row, ...readSnapshot(snapshot), ...byPayroll, ...reader({ facts, results }) }
  })
}

/**
 * Reads the amounts of payslips of a plan where they are stored. By name they would be a dictionary
 * of 12 kB for each payslip, and a report holds those of 50.000 at once.
 */
function amountsReader(plan: Awaited<ReturnType<typeof planOf>>) {
  const { facts, library, codes } = plan
  const decimals = new Map(
    [...library.concepts, ...facts].map((one) => [one.code, one.decimals ?? 0]),
  )
  const factPlaces = new Map(facts.map(({ code }, index) => [code, index]))
  const resultPlaces = new Map(codes.map((code, index) => [code, index]))
  const printable = { concepts: library.concepts, facts }
  return (stored: Parameters<typeof valuesOf>[1]) => ({
    /**
     * A result or fact in its own whole units: pesos, or hundredths of hours. A concept that the
     * month lacked, such as a later item or law, is zero.
     */
    valueOf: (code: string): number => {
      const result = resultPlaces.get(code)
      if (result !== undefined) return valueAt(stored.results, result)
      const fact = factPlaces.get(code)
      return fact === undefined ? 0 : valueAt(stored.facts, fact)
    },
    decimalsOf: (code: string): number => decimals.get(code) ?? 0,
    sections: (): readonly PayslipSection[] => payslipLines(printable, valuesOf(plan, stored)),
  })
}

/** The payslips of a report in its order. */
function inOrder(tx: Tx, { reaches, self, businessId, userId, from, to }: ReportedWanted) {
  const columns = { user: 'payslip.userId', business: 'month.businessId' }
  return currentPayslips(tx)
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'payslip.userId'))
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', '>=', from)
    .where('month.yearMonth', '<=', to)
    .where((eb) => eb.and(reaches.map((reach) => payslipWithin(reach, columns, self))))
    .where((eb) => equalTo(eb, { 'month.businessId': businessId, 'payslip.userId': userId }))
    .orderBy('month.yearMonth')
    .orderBy('month.businessId')
    .orderBy(personSurname)
    .orderBy('payslip.userContractId')
}

/** The ids of the first payslips, found without reading their content. */
const firstOf = (tx: Tx, wanted: ReportedWanted, most: number) =>
  inOrder(tx, wanted)
    .select(['payslip.payrollRunId', 'payslip.userContractId'])
    .limit(most)
    .execute()

/** The process that paid a row of a report. */
type PaidBy = {
  process: string
  /** Whether it was paid apart from the payroll of its month. */
  apart: boolean
  /** The name of a process of payments apart. */
  processName: string | null
}
const byPayroll: PaidBy = { process: 'Remuneraciones', apart: false, processName: null }

type Difference = { code: string; label: string; group: string; difference: number }

/**
 * Lines that a payment apart adds to its month, in the sections of a payslip of a plan. A line
 * unknown to the plan, because it was earned in a month with other formulas, is placed by its
 * group.
 */
export function differencesInSections(
  { library, facts, indexOf }: Plan<Concept>,
  lines: readonly Difference[],
): readonly PayslipSection[] {
  // Concepts without a change add nothing to the month.
  const nothing = Object.fromEntries(library.concepts.map(({ code }) => [code, 0]))
  const moved = Object.fromEntries(lines.map(({ code, difference }) => [code, difference]))
  const values = { ...nothing, ...moved }
  const unknown = lines.filter(({ code }) => !indexOf.has(code))
  return payslipLines({ concepts: library.concepts, facts }, values).map((section) => {
    const more = unknown.filter(({ group }) => homes[group] === section.key)
    const own = section.lines.filter(({ amount }) => amount !== 0)
    const strange = more.map(({ code, label, difference }) => ({
      code,
      label,
      amount: difference,
      source: '',
    }))
    const total = section.total + strange.reduce((sum, { amount }) => sum + amount, 0)
    return { ...section, lines: [...own, ...strange], total }
  })
}

const homes: Readonly<Record<string, string>> = {
  EARNING: 'nonTaxable',
  DEDUCTION: 'other',
  EMPLOYER: 'employer',
}

export type ReportedPayslip = Awaited<ReturnType<typeof reportedPayslips>>[number]
