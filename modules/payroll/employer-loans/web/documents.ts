import { graphql } from '#platform/web/graphql.ts'

export const Loans = graphql(`
  query EmployerLoans(
    $filter: EmployerLoansFilter
    $sort: EmployerLoansSort
    $page: Page
    $counted: Boolean = true
  ) {
    employerLoans(filter: $filter, sort: $sort, page: $page) {
      total @include(if: $counted)
      rows {
        id
        userId
        person
        businessName
        amount
        totalQuotas
        quotasLeft
        startMonth
        nextMonth
        lastMonth
        balance
        state
      }
    }
  }
`)

export const LoanDetail = graphql(`
  query EmployerLoanDetail($input: ByIdLoan!) {
    employerLoan(input: $input) {
      id
      userId
      person
      businessName
      amount
      totalQuotas
      quotasLeft
      startMonth
      grantedOn
      nextMonth
      lastMonth
      balance
      paid
      state
      comment
      version
      schedule {
        number
        kind
        yearMonth
        amount
        carried
        paidOn
        comment
        state
        owed
      }
    }
  }
`)
