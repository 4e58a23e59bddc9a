import { graphql } from '#platform/web/graphql.ts'

export const PendingTransfers = graphql(`
  query PendingTransfers($input: OfProcess!) {
    contractWithPendingTransfer(input: $input) {
      contractId
      userId
      name
      net
      problem
    }
  }
`)

export const PayingAccounts = graphql(`
  query PayingAccounts($input: OfBusiness!) {
    bankAccountsBusiness(input: $input) {
      id
      bankCode
      accountIdentifier
    }
  }
`)
