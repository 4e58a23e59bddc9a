import { graphql } from '#platform/web/graphql.ts'

export const Payslips = graphql(`
  query Payslips(
    $filter: PayrollSummariesFilter
    $sort: PayrollSummariesSort
    $page: Page
    $counted: Boolean = true
  ) {
    payrollSummaries(filter: $filter, sort: $sort, page: $page) {
      total @include(if: $counted)
      rows {
        userContractId
        userId
        payrollMonthId
        name
        rut
        jobTitle
        area
        contractCode
        net
        earnings
        deductions
        employerCost
        paymentLabel
        netBefore
      }
    }
  }
`)
