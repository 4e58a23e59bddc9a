import { graphql } from '#platform/web/graphql.ts'

export const LeftOutOf = graphql(`
  query PayrollLeftOut($filter: PayrollRunErrorsFilter!) {
    payrollRunErrors(filter: $filter) {
      total
      rows {
        contractId
        name
        message
      }
    }
  }
`)
