import { graphql } from '#platform/web/graphql.ts'

export const NetToGross = graphql(`
  query NetToGross($input: NetToGrossInput!) {
    netToGross(input: $input) {
      contractId
      userId
      name
      currentSalary
      currentCurrency
      yearMonth
      salary
      net
      earnings
      deductions
      employerCost
      assumptions
      sections {
        key
        label
        total
        lines {
          code
          label
          amount
          detail
        }
      }
    }
  }
`)

export const ExplainNet = graphql(`
  query ExplainNet($input: ExplainNetToGrossInput!) {
    explainNetToGross(input: $input) {
      index
      parent
      kind
      text
      words
      numbers
      decisions
      code
      label
      unit
      shown
      exact
      note
      rounding
      bracket
      source
      sourceUrl
      since
      law
    }
  }
`)
