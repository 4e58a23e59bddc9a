import { graphql } from '#platform/web/graphql.ts'

export const Advances = graphql(`
  query Advances($input: OfAdvanceMonth!) {
    advances(input: $input) {
      contractId
      userId
      name
      rut
      salary
      salaryProblem
      mode
      value
      amount
    }
  }
`)
