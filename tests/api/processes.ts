import type { Session } from '../client.ts'
import { outcome } from './payroll.ts'

/** The documents of processes, short: what several tests of them ask. */
export const Release = `mutation Release($input: OfProcess!) {
  releasePayslips(input: $input) { ${outcome} data { total released status } }
}`
export const ReleaseState = `query ReleaseState($input: OfProcess!) {
  payslipRelease(input: $input) {
    total released waiting mailed withoutMail acknowledged pending paid releasedAt status
  }
}`
export const Remind = `mutation Remind($input: OfProcess!) {
  remindPayslips(input: $input) { ${outcome} data { reminded } }
}`
export const Acknowledge = `mutation Acknowledge($input: OfPayslip!) {
  acknowledgePayslip(input: $input) { ${outcome} data { acknowledgedAt } }
}`
export const Receipts = `query Receipts(
  $filter: PayslipReceiptsFilter, $sort: PayslipReceiptsSort, $page: Page
) {
  payslipReceipts(filter: $filter, sort: $sort, page: $page) {
    total
    rows { contractId name state releasedAt acknowledgedAt mailed paymentLabel bank accountEnd net }
  }
}`
export const Transfers = `query Transfers($input: OfProcess!) {
  contractWithPendingTransfer(input: $input) { contractId name net paymentLabel bank problem }
}`
export const Transfer = `mutation Transfer($input: UpdateTransferCompletedInput!) {
  updateTransferCompleted(input: $input) { ${outcome} data { updated } }
}`

export type ReleaseRow = {
  total: number
  released: number
  waiting: number
  mailed: number
  withoutMail: number
  acknowledged: number
  pending: number
  paid: number
  status: string
}
export type ReceiptRow = {
  contractId: string
  name: string
  state: string
  acknowledgedAt: string | null
  mailed: boolean
  paymentLabel: string
}
type Transfer = { contractId: string; net: number; paymentLabel: string }

/** What a person does to publish a month, by the API. */
export function releaseOf(session: Session) {
  const input = (payrollMonthId: string) => ({ input: { payrollMonthId } })
  return {
    release: (id: string) => session.mutate<ReleaseRow>(Release, input(id)),
    state: async (id: string) =>
      (await session.run<{ payslipRelease: ReleaseRow }>(ReleaseState, input(id))).payslipRelease,
    remind: (id: string) => session.mutate<{ reminded: number }>(Remind, input(id)),
    acknowledge: (payrollMonthId: string, contractId: string) =>
      session.mutate<{ acknowledgedAt: string }>(Acknowledge, {
        input: { payrollMonthId, contractId },
      }),
    receipts: async (payrollMonthId: string, more: object = {}) =>
      (
        await session.run<{ payslipReceipts: { total: number; rows: ReceiptRow[] } }>(Receipts, {
          filter: { payrollMonthId, ...more },
          page: { number: 1, size: 100 },
        })
      ).payslipReceipts,
    transfers: async (id: string) =>
      (await session.run<{ contractWithPendingTransfer: Transfer[] }>(Transfers, input(id)))
        .contractWithPendingTransfer,
    transfer: (payrollMonthId: string, contractIds: readonly string[], status: string) =>
      session.mutate<{ updated: number }>(Transfer, {
        input: {
          payrollMonthId,
          contracts: contractIds.map((contractId) => ({ contractId })),
          status,
        },
      }),
  }
}
