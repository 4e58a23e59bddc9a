import { graphql } from '#platform/web/graphql.ts'

export const Payments = graphql(`
  query AdditionalPayments($input: OfAdditionalMonth!) {
    additionalPayments(input: $input) {
      contractId
      userId
      name
      rut
      itemCode
      value
      earnings
      deductions
      net
      employerCost
      lines {
        code
        label
        group
        difference
      }
    }
  }
`)

export const PaymentItems = graphql(`
  query AdditionalItems {
    inputItems {
      code
      label
      unit
      group
    }
  }
`)

export const SavePayments = graphql(`
  mutation SaveAdditionalPayments($input: SaveAdditionalPaymentsInput!) {
    saveAdditionalPayments(input: $input) {
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

export const Release = graphql(`
  query AdditionalRelease($input: OfAdditionalMonth!) {
    additionalRelease(input: $input) {
      total
      released
      mailed
      releasedAt
    }
  }
`)

export const ReleasePayments = graphql(`
  mutation ReleaseAdditionalPayments($input: OfAdditionalMonth!) {
    releaseAdditionalPayments(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        released
        mailed
      }
    }
  }
`)
