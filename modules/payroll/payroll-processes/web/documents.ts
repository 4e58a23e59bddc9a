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
      paid
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

export const Payments = graphql(`
  query ProcessPayments($input: OfProcess!) {
    processPayments(input: $input) {
      contractId
      name
      rut
      net
      bank
      accountEnd
      paymentStatus
      paymentLabel
      problem
    }
  }
`)

export const TransferFormats = graphql(`
  query TransferFormats($input: OfProcess!) {
    transferFormats(input: $input) {
      code
      label
      reason
    }
  }
`)

export const CreateTransferFile = graphql(`
  mutation CreateTransferFile($input: CreateTransferFileInput!) {
    createTransferFile(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        name
        url
        transfers
        withoutAccount
      }
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

export const Dashboard = graphql(`
  query PayrollDashboard {
    payrollDashboard {
      payrollMonthId
      businessId
      businessName
      yearMonth
      type
      activity
      workers
      realWorkers
      failed
      responsible
      state
      stage
      advice
      description
      bank
      file
      totalPeople
      totalNet
    }
  }
`)

export const DashboardOld = graphql(`
  query PayrollDashboardOld {
    payrollDashboardOld {
      payrollMonthId
      businessId
      businessName
      yearMonth
      type
      activity
      workers
      realWorkers
      failed
      responsible
      state
      stage
      advice
      description
      bank
      file
      totalPeople
      totalNet
    }
  }
`)

export const Info = graphql(`
  query PayrollInfo($input: OfProcessMonth!) {
    payrollInfo(input: $input) {
      hasPayrollIndicators
      missingIndicators
      contracts
      entering
      leaving
      absences
      loans
      incomplete
      withoutPayment
      people {
        list
        contractId
        userId
        name
        detail
      }
    }
  }
`)

export const Hires = graphql(`
  query NewHires($input: NewHiresInput!) {
    newHires(input: $input) {
      contractId
      userId
      name
      initialDate
      jobTitle
      area
      lacks
    }
  }
`)

export const Process = graphql(`
  query PayrollProcess($input: OfProcessMonth!) {
    payrollProcess(input: $input) {
      responsibleId
      description
      bankAccountId
      version
    }
  }
`)

export const PayingAccounts = graphql(`
  query PayingAccounts($input: OfBusiness!) {
    bankAccountsBusiness(input: $input) {
      id
      bankCode
      accountIdentifier
    }
  }
`)

export const UpdateProcess = graphql(`
  mutation UpdatePayrollProcess($input: UpdatePayrollProcessInput!) {
    updatePayrollProcess(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        version
      }
    }
  }
`)

export const Deadlines = graphql(`
  query PayrollDeadlines {
    payrollDeadlines {
      payrollMonthId
      businessId
      businessName
      yearMonth
      isOpen
      kind
      due
      days
      state
      words
    }
  }
`)

export const MarkDeadline = graphql(`
  mutation MarkPayrollDeadline($input: MarkPayrollDeadlineInput!) {
    markPayrollDeadline(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        marked
      }
    }
  }
`)

export const WithoutMailOf = graphql(`
  query PayslipsWithoutMail($input: OfProcess!) {
    payslipsWithoutMail(input: $input) {
      contractId
      userId
      name
      rut
      canSignIn
    }
  }
`)
