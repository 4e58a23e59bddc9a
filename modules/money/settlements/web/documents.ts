import { graphql } from '#platform/web/graphql.ts'

export const Settlements = graphql(`
  query SettlementContracts($input: OfSettlementMonth!) {
    settlementContracts(input: $input) {
      basePayrollMonthId
      contractId
      userId
      name
      rut
      finalDate
      state
      earnings
      deductions
      net
      releasedAt
      paymentLabel
    }
  }
`)

export const CalculateSettlement = graphql(`
  mutation CalculateSettlement($input: GenerateProcessInput!) {
    generateProcess(input: $input) {
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
