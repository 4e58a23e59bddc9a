import { graphql } from '#platform/web/graphql.ts'

export const VerifyPayslip = graphql(`
  query VerifyPayslip($input: VerifyPayslipInput!) {
    verifyPayslip(input: $input) {
      company
      yearMonth
      net
      hash
      isCurrent
      isDraft
    }
  }
`)
