import { graphql } from '#platform/web/graphql.ts'

export const Payments = graphql(`
  query ProcessPayments(
    $filter: ProcessPaymentsFilter
    $sort: ProcessPaymentsSort
    $page: Page
    $counted: Boolean = true
  ) {
    processPayments(filter: $filter, sort: $sort, page: $page) {
      total @include(if: $counted)
      rows {
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
