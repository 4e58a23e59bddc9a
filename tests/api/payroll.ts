import type { Session } from '../client.ts'
import type { Known } from '../world.ts'

/** The documents of a payroll month, short: what several tests of it ask. */
export const outcome = 'status message error { kind message field traceId }'

export const Months = `query Months($input: PayrollProcessMonthsInput!) {
  payrollProcessMonths(input: $input) {
    id businessName yearMonth type isOpen stateLabel contracts calculated failed changesSince
    totalNet totalCost closedBy
  }
}`
export const Month = `query Month($input: ByIdPayrollMonth!) {
  payrollMonth(input: $input) {
    id yearMonth type isOpen stateLabel hasPayrollIndicators contracts calculated failed
    changesSince totalNet activeJobId closedBy closedHash currentRunId version
  }
}`
export const OpenMonth = `mutation OpenMonth($input: InitPayrollMonthInput!) {
  initPayrollMonth(input: $input) { ${outcome} data { id yearMonth isOpen } }
}`
export const Calculate = `mutation Calculate($input: GenerateProcessInput!) {
  generateProcess(input: $input) { ${outcome} data { id activeJobId } }
}`
export const Run = `query Run($input: OfPayrollMonth!) {
  payrollRun(input: $input) { status done total error calculated failed }
}`
export const RunErrors = `query RunErrors($filter: PayrollRunErrorsFilter!) {
  payrollRunErrors(filter: $filter) { total rows {
    contractId name contractCode rut code message field } }
}`
export const Stop = `mutation Stop($input: OfPayrollMonth!) {
  cancelJob(input: $input) { ${outcome} data { status } }
}`
export const Close = `mutation Close($input: ClosePayrollMonthInput!) {
  closePayrollMonth(input: $input) { ${outcome} data { id isOpen stateLabel closedHash closedBy } }
}`
export const Reopen = `mutation Reopen($input: ReopenPayrollMonthInput!) {
  reopenPayrollMonth(input: $input) { ${outcome} data { id isOpen closedHash } }
}`
export const Payslips = `query Payslips(
  $filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page
) {
  payrollSummaries(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      userContractId userId name rut net earnings deductions employerCost netBefore paymentLabel
    }
  }
}`
export const Payslip = `query Payslip($input: OfPayslip!) {
  payrollSummaryView(input: $input) {
    name net earnings deductions employerCost netBefore monthBefore isOpen warnings
    movements { code label change }
    sections { key total lines { code label amount detail } }
  }
}`

export type MonthRow = {
  id: string
  businessName: string
  yearMonth: number
  type: string
  isOpen: boolean
  stateLabel: string
  contracts: number
  calculated: number
  failed: number
  changesSince: number
  totalNet: number | null
  activeJobId: string | null
  closedHash: string | null
}
export type PayslipRow = {
  userContractId: string
  name: string
  net: number
  earnings: number
  deductions: number
  employerCost: number
  netBefore: number | null
}
export type Line = { code: string; label: string; amount: number; detail: string | null }
export type View = {
  name: string
  net: number
  earnings: number
  deductions: number
  netBefore: number | null
  isOpen: boolean
  movements: { code: string; label: string; change: number }[]
  sections: { key: string; total: number; lines: Line[] }[]
}

/** What a person does with months, by the API, as somebody signed in. */
export function payrollOf(session: Session) {
  const months = async (businessId: string | null = null) =>
    (await session.run<{ payrollProcessMonths: MonthRow[] }>(Months, { input: { businessId } }))
      .payrollProcessMonths
  const month = async (id: string) =>
    (await session.run<{ payrollMonth: MonthRow }>(Month, { input: { id } })).payrollMonth
  return {
    months,
    month,
    /** The month of a razón social that everybody knows by its number. */
    async monthAt(business: Known, yearMonth: number): Promise<MonthRow> {
      const found = (await months(business.publicId)).find(
        (row) => row.yearMonth === yearMonth && row.type === 'PAYROLL',
      )
      if (!found) throw new Error(`no month ${yearMonth}`)
      return found
    },
    calculate: (id: string) => session.mutate(Calculate, { input: { id } }),
    /** Closes a month; who accepts its errors says of each contract why it is left out. */
    async close(id: string, acceptErrors = false) {
      if (acceptErrors) await leaveOut(session, id)
      return session.mutate<MonthRow>(Close, { input: { id, acceptErrors } })
    },
    reopen: (id: string, reason = 'Faltó una licencia') =>
      session.mutate<MonthRow>(Reopen, { input: { id, reason } }),
    payslips: async (payrollMonthId: string, more: object = {}) =>
      (
        await session.run<{ payrollSummaries: { total: number; rows: PayslipRow[] } }>(Payslips, {
          filter: { payrollMonthId },
          page: { number: 1, size: 100 },
          ...more,
        })
      ).payrollSummaries,
    payslip: async (payrollMonthId: string, contractId: string) =>
      (
        await session.run<{ payrollSummaryView: View }>(Payslip, {
          input: { payrollMonthId, contractId },
        })
      ).payrollSummaryView,
  }
}

type Noted = { rule: string; contractId: string | null; answerable: boolean; noted: boolean }

/** Every finding of the checks of a month, page by page, with some of its fields. */
export async function findingsOf<Finding>(
  session: Session,
  payrollMonthId: string,
  fields: string,
): Promise<Finding[]> {
  const found: Finding[] = []
  for (let number = 1; ; number += 1) {
    const page = { number, size: 100 }
    const { payrollCheckFindings } = await session.run<{
      payrollCheckFindings: { rows: Finding[] }
    }>(
      `query ($filter: PayrollCheckFindingsFilter!, $page: Page) {
        payrollCheckFindings(filter: $filter, page: $page) { rows { ${fields} } } }`,
      { filter: { payrollMonthId }, page },
    )
    found.push(...payrollCheckFindings.rows)
    if (payrollCheckFindings.rows.length < page.size) return found
  }
}

/** Answers for what the checks of a month find, as far as a note answers it. */
export async function noteFindings(
  session: Session,
  payrollMonthId: string,
  wanted: (rule: string) => boolean = () => true,
): Promise<void> {
  const all = await findingsOf<Noted>(session, payrollMonthId, 'rule contractId answerable noted')
  const findings = all
    .filter(({ rule, answerable, noted }) => answerable && !noted && wanted(rule))
    .map(({ rule, contractId }) => ({ rule, contractId }))
  if (findings.length === 0) return
  await session.mutate(
    `mutation ($input: NotePayrollChecksInput!) {
      notePayrollChecks(input: $input) { ${outcome} data { payrollMonthId } } }`,
    { input: { payrollMonthId, note: 'Revisado con gerencia', findings } },
  )
}

/**
 * Notes why each contract of a month that has no payslip is left out of its closing, and why what
 * closed months owe is left.
 */
export const leaveOut = (session: Session, payrollMonthId: string): Promise<void> =>
  noteFindings(session, payrollMonthId, (rule) => /^(SIN_LIQUIDACION|RETROACTIVO_)/.test(rule))

/** The amount of a line of a payslip; zero when it has none. */
export const amountOf = ({ sections }: View, code: string): number =>
  sections.flatMap(({ lines }) => lines).find((line) => line.code === code)?.amount ?? 0
