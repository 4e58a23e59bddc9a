import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const PeopleOfCompany = graphql(`query PeopleOfCompany($filter: CompanyPeopleFilter, $page: Page) { companyPeople(filter: $filter, page: $page) { rows { userId fullname username } } }`)
