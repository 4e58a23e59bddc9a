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
