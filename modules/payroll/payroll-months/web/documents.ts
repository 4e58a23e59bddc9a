import { graphql } from '#platform/web/graphql.ts'

export const Months = graphql(`
  query PayrollMonths($input: PayrollProcessMonthsInput!) {
    payrollProcessMonths(input: $input) {
      id
      businessId
      businessName
      yearMonth
      type
      name
      isOpen
      stateLabel
      contracts
      calculated
      failed
      changesSince
      totalEarnings
      totalDeductions
      totalPeople
      totalNet
      totalCost
      calculatedAt
      closedAt
      activeJobId
    }
  }
`)

export const MonthBusinesses = graphql(`
  query MonthBusinesses {
    businesses {
      id
      name
      usePayroll
      status
    }
  }
`)

/** How far a closed month is on its way to its people: who was paid, who sees their payslip. */
export const ReleasedOfMonth = graphql(`
  query ReleasedOfMonth($input: OfProcess!) {
    payslipRelease(input: $input) {
      paid
      waiting
      releasedAt
    }
  }
`)

export const MostChanged = graphql(`
  query MostChanged($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {
    payrollSummaries(filter: $filter, sort: $sort, page: $page) {
      rows {
        userContractId
        payrollMonthId
        name
        net
        netBefore
      }
    }
  }
`)

export const WhyChanged = graphql(`
  query WhyChanged($input: PayrollComparisonTotalsInput!) {
    payrollComparisonTotals(input: $input) {
      comparable
      change
      people
      changed
      unexplained
      reviewed
      causes {
        cause
        label
        people
        change
      }
    }
  }
`)

export const Incomplete = graphql(`
  query IncompleteRecords($input: OfProcessMonth!) {
    payrollInfo(input: $input) {
      incomplete
    }
  }
`)
