import { graphql } from '#platform/web/graphql.ts'

export const Differences = graphql(`
  query PayrollComparison(
    $filter: PayrollComparisonFilter
    $sort: PayrollComparisonSort
    $page: Page
  ) {
    payrollComparison(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        contractId
        userId
        name
        rut
        area
        jobTitle
        before
        net
        change
        percent
        unexplained
        error
        state
        stateLabel
        reviewedBy
        reviewedAt
        causes {
          cause
          label
          change
        }
      }
    }
  }
`)

export const ComparisonTotals = graphql(`
  query PayrollComparisonTotals($input: PayrollComparisonTotalsInput!) {
    payrollComparisonTotals(input: $input) {
      comparable
      monthBefore
      before
      net
      change
      people
      changed
      unexplained
      reviewed
      revoked
      areas
      causes {
        cause
        label
        people
        change
      }
    }
  }
`)

export const Difference = graphql(`
  query PayrollDifference($input: PayrollDifferenceInput!) {
    payrollDifference(input: $input) {
      contractId
      userId
      name
      rut
      jobTitle
      before
      net
      change
      error
      state
      stateLabel
      reviewedBy
      reviewedAt
      monthBefore
      steps {
        cause
        label
        change
        net
        facts {
          label
          before
          after
        }
        lines {
          code
          label
          change
        }
      }
      lines {
        code
        label
        before
        after
        change
        discount
      }
    }
  }
`)

export const Review = graphql(`
  mutation ReviewPayslips($input: ReviewPayslipsInput!) {
    reviewPayslips(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        reviewed
      }
    }
  }
`)
