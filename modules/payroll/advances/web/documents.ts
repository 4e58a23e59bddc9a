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

export const SaveAdvances = graphql(`
  mutation SaveAdvances($input: SaveAdvancesInput!) {
    saveAdvances(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        saved
      }
    }
  }
`)

export const ProposeAdvances = graphql(`
  mutation ProposeAdvances($input: ProposeAdvancesInput!) {
    proposeAdvances(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        saved
      }
    }
  }
`)
