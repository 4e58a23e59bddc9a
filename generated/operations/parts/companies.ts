import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const OwnCompanyData = graphql(`query OwnCompanyData($input: CompanyInput) { company(input: $input) { id name slug description phone url email status countryId access logo loginBackground logins usersCount businesses { id name rut status } version createdAt } }`)
