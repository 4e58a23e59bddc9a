import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const PayingAccounts = graphql(`query PayingAccounts($input: OfBusiness!) { bankAccountsBusiness(input: $input) { id bankCode accountIdentifier } }`)
