import { graphql } from '#platform/web/graphql.ts'

export const Exceptions = graphql(`
  query CompanyExceptions($input: OfCompany) {
    companyExceptions(input: $input) {
      id
      code
      label
      person
      since
      until
      reason
      state
      version
    }
  }
`)
