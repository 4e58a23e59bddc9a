import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ExpensePermissions = graphql(`query ExpensePermissions($filter: ExpensePermissionFilter, $page: Page, $sort: ExpensePermissionsSort, $counted: Boolean = true) { expensePermissions(filter: $filter, page: $page, sort: $sort) { rows { admin approver fullname id isOwn issuer rut userId version } total @include(if: $counted) } }`)
export const UpdateExpensePermission = graphql(`mutation UpdateExpensePermission($input: UpdateExpensePermissionInput!) { updateExpensePermission(input: $input) { status message error { kind message field traceId } data { id version } } }`)
