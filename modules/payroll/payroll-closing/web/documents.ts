import { graphql } from '#platform/web/graphql.ts'

export const LeftOutOf = graphql(`
  query PayrollLeftOut($input: OfPayrollMonth!) {
    payrollRunErrors(input: $input) {
      contractId
      name
      message
    }
  }
`)
