import { graphql } from '#platform/web/graphql.ts'

export const Payslips = graphql(`
  query Payslips($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {
    payrollSummaries(filter: $filter, sort: $sort, page: $page) {
      total
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
