import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const Debts = graphql(`query Debts($filter: DebtsFilter, $page: Page, $sort: DebtsSort, $counted: Boolean = true) { debts(filter: $filter, page: $page, sort: $sort) { rows { businessName contractCode contractId debts { amount key kind label to } person total userId } total @include(if: $counted) } }`)
export const UserDebts = graphql(`query UserDebts($input: UserDebtsInput!) { userDebts(input: $input) { businessName contractCode contractId debts { amount key kind label to } person total userId } }`)
