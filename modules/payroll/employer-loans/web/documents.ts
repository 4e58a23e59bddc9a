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
