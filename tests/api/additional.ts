import type { Session } from '../client.ts'
import { outcome } from './payroll.ts'

export type AccruedMonth = {
  yearMonth: number
  part: string
  deductions: number
  tax: number
  taxAtPayment: number
}
export type Payment = {
  contractId: string
  earnings: number | null
  deductions: number | null
  net: number | null
  accruedFrom: number | null
  accruedTo: number | null
}
export type PaperLine = { code: string; group: string; difference: number }
export type Paper = {
  lines: PaperLine[]
  months: AccruedMonth[]
  gratification: { year: number; reasons: string[] } | null
}

/** What a person does with processes of payments apart, by the API, as somebody signed in. */
export const additionalOf = (session: Session) => ({
  open: (businessId: string, yearMonth: number, name: string | null = null) =>
    session.mutate<{ id: string; type: string; name: string | null }>(
      `mutation ($input: InitPayrollMonthInput!) {
        initPayrollMonth(input: $input) { ${outcome} data { id type name } } }`,
      { input: { businessId, yearMonth, type: 'ADDITIONAL', name } },
    ),
  save: (payrollMonthId: string, rows: readonly object[]) =>
    session.mutate(
      `mutation ($input: SaveAdditionalPaymentsInput!) {
        saveAdditionalPayments(input: $input) { ${outcome} data { saved } } }`,
      { input: { payrollMonthId, rows } },
    ),
  payments: async (payrollMonthId: string) =>
    (
      await session.run<{ additionalPayments: { rows: Payment[] } }>(
        `query ($filter: AdditionalPaymentsFilter!, $page: Page) {
          additionalPayments(filter: $filter, page: $page) { rows { contractId name itemCode value
            earnings deductions net accruedFrom accruedTo } } }`,
        { filter: { payrollMonthId }, page: { number: 1, size: 100 } },
      )
    ).additionalPayments.rows,
  /** A payment as its person reads it. */
  paper: async (payrollMonthId: string, contractId: string) =>
    (
      await session.run<{ additionalPaper: Paper }>(
        `query ($input: OfAdditionalPayment!) { additionalPaper(input: $input) {
          name isOwn processName net paymentLabel lines { code label group difference }
          months { yearMonth part earnings deductions net employerCost tax taxAtPayment }
          gratification { year reasons yearMonths { yearMonth base paid share } } } }`,
        { input: { payrollMonthId, contractId } },
      )
    ).additionalPaper,
  release: (payrollMonthId: string) =>
    session.mutate<{ total: number; released: number }>(
      `mutation ($input: OfAdditionalMonth!) { releaseAdditionalPayments(input: $input) {
        ${outcome} data { total released mailed } } }`,
      { input: { payrollMonthId } },
    ),
})
