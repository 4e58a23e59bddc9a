import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ChooseUser = graphql(`query ChooseUser($input: AllUsersInput!) { allUsers(input: $input) { id fullname rut } }`)
export const FindUsers = graphql(`query FindUsers($filter: UsersFilter, $page: Page) { users(filter: $filter, page: $page) { rows { id fullname rut jobTitle } } }`)
export const ListedFields = graphql(`query ListedFields { userFields { id title code type options status listed managers } }`)
export const People = graphql(`query People($filter: UsersFilter, $sort: UsersSort, $page: Page, $counted: Boolean = true) { users(filter: $filter, sort: $sort, page: $page) { total @include(if: $counted) rows { id fullname gentilitie rut identificationType role status email personalPhone blocked birthday avatarUrl state contractType jobTitle area branchOffice businessName supervisorName initialDate finalDate missing online fieldValues { fieldId value words } } } }`)
export const PeopleCounts = graphql(`query PeopleCounts($input: UsersFilter!) { userCounts(input: $input) { total incomplete states { state total } } }`)
export const PeoplePlaces = graphql(`query PeoplePlaces { areas { name total } branchOffices { name total } }`)
