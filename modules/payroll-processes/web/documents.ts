import { graphql } from '#platform/web/graphql.ts'

export const ReleaseState = graphql(`
  query PayslipRelease($input: OfProcess!) {
    payslipRelease(input: $input) {
      total
      released
      waiting
      mailed
      withoutMail
      acknowledged
      pending
      releasedAt
      status
      done
      jobTotal
      error
    }
  }
`)

export const Receipts = graphql(`
  query PayslipReceipts($filter: PayslipReceiptsFilter, $sort: PayslipReceiptsSort, $page: Page) {
    payslipReceipts(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        payrollMonthId
        contractId
        userId
        name
        rut
        net
        state
        releasedAt
        acknowledgedAt
        remindedAt
        mailed
        paymentStatus
        paymentLabel
        paymentKind
        bank
        accountEnd
      }
    }
  }
`)

export const ReleasePayslips = graphql(`
  mutation ReleasePayslips($input: OfProcess!) {
    releasePayslips(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        status
      }
    }
  }
`)

export const RemindPayslips = graphql(`
  mutation RemindPayslips($input: OfProcess!) {
    remindPayslips(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        reminded
      }
    }
  }
`)

export const PendingTransfers = graphql(`
  query PendingTransfers($input: OfProcess!) {
    contractWithPendingTransfer(input: $input) {
      contractId
      userId
      name
      net
      problem
    }
  }
`)

export const UpdateTransfers = graphql(`
  mutation UpdateTransfers($input: UpdateTransferCompletedInput!) {
    updateTransferCompleted(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        updated
      }
    }
  }
`)
