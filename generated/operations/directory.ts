import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const Directory = graphql(`query Directory($filter: DirectoryFilter, $page: Page, $sort: DirectorySort, $counted: Boolean = true) { directory(filter: $filter, page: $page, sort: $sort) { rows { area avatarUrl branchOffice businessEmail businessName fullname jobTitle online supervisorName userId workPhone } total @include(if: $counted) } }`)
