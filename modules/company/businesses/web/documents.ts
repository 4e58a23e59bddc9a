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

export const OneBusiness = graphql(`
  query OneBusiness($input: ByIdBusiness!) {
    business(input: $input) {
      id
      name
      businessName
      rut
      usePayroll
      activityCode
      businessField
      phone
      email
      address
      communeCode
      mutualCode
      baseAccidentabilityRate
      accidentabilityRate
      sannaRate
      ccafCode
      principal
      status
      representatives {
        name
        rut
      }
      logo
      version
      workers
    }
  }
`)
