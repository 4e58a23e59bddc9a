import { graphql } from '#platform/web/graphql.ts'

export const Companies = graphql(`
  query Companies(
    $filter: CompaniesFilter
    $sort: CompaniesSort
    $page: Page
    $counted: Boolean = true
  ) {
    companies(filter: $filter, sort: $sort, page: $page) {
      total @include(if: $counted)
      rows {
        id
        name
        slug
        status
        logo
        logins
        online
        lastSeenAt
        failedMails
        createdAt
      }
    }
  }
`)

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
