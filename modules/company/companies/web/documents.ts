import { graphql } from '#platform/web/graphql.ts'

export const OwnCompany = graphql(`
  query OwnCompanyData($input: CompanyInput) {
    company(input: $input) {
      id
      name
      slug
      description
      phone
      url
      email
      status
      countryId
      access
      logo
      loginBackground
      logins
      usersCount
      businesses {
        id
        name
        rut
        status
      }
      version
      createdAt
    }
  }
`)
