import { graphql } from '#platform/web/graphql.ts'

export const TrialMonths = graphql(`
  query TrialMonths($input: PayrollProcessMonthsInput!) {
    payrollProcessMonths(input: $input) {
      id
      businessName
      yearMonth
      type
      name
      isOpen
    }
  }
`)
