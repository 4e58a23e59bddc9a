import { graphql } from '#platform/web/graphql.ts'

export const Businesses = graphql(`
  query CompanyBusinesses {
    businesses {
      id
      name
      businessName
      rut
      status
      principal
      usePayroll
      businessField
      workers
    }
  }
`)
