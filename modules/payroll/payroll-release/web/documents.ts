import { graphql } from '#platform/web/graphql.ts'

export const PayingAccounts = graphql(`
  query PayingAccounts($input: OfBusiness!) {
    bankAccountsBusiness(input: $input) {
      id
      bankCode
      accountIdentifier
    }
  }
`)
