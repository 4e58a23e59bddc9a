import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ChooseBusiness = graphql(`query ChooseBusiness { businessNames { id name rut } }`)
export const CompanyBusinesses = graphql(`query CompanyBusinesses { businesses { id name businessName rut status principal usePayroll businessField workers } }`)
