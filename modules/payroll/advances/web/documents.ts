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

export const ReopenProcess = graphql(`
  mutation ReopenProcess($input: ReopenPayrollMonthInput!) {
    reopenPayrollMonth(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)
