import { graphql } from '#platform/web/graphql.ts'

export const History = graphql(`
  query PayrollHistory($input: PayrollHistoryInput!) {
    payrollHistory(input: $input) {
      userContractId
      payrollMonthId
      yearMonth
      isOpen
      businessName
      name
      contractCode
      net
      earnings
      deductions
      employerCost
      paymentLabel
    }
  }
`)
