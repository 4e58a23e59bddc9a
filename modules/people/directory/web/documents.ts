import { graphql } from '#platform/web/graphql.ts'

export const Directory = graphql(`
  query Directory($filter: DirectoryFilter, $sort: DirectorySort, $page: Page) {
    directory(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        userId
        fullname
        jobTitle
        area
        branchOffice
        businessName
        supervisorName
        workPhone
        businessEmail
        avatarUrl
        online
      }
    }
  }
`)
