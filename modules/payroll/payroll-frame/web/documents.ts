import { graphql } from '#platform/web/graphql.ts'

export const OtherProcess = graphql(`
  query OtherProcess($input: ByIdPayrollMonth!) {
    payrollMonth(input: $input) {
      id
      businessId
      businessName
      yearMonth
      type
      name
      isOpen
      stateLabel
      calculated
      activeJobId
      totalNet
    }
  }
`)
