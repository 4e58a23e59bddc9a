import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ContractsToSplit = graphql(`query ContractsToSplit($input: UserContractsInput!) { userContracts(input: $input) { id jobTitle businessId businessName initialDate finalDate } }`)
