import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CreateEmployerLoan = graphql(`mutation CreateEmployerLoan($input: CreateEmployerLoanInput!) { createEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const EmployerLoan = graphql(`query EmployerLoan($input: ByIdLoan!) { employerLoan(input: $input) { amount balance businessId businessName closedMonth comment contractId grantedOn id lastMonth nextMonth paid person quotasLeft schedule { amount carried comment kind number owed paidOn state yearMonth } startMonth state totalQuotas userId version } }`)
export const EmployerLoans = graphql(`query EmployerLoans($filter: EmployerLoansFilter, $page: Page, $sort: EmployerLoansSort, $counted: Boolean = true) { employerLoans(filter: $filter, page: $page, sort: $sort) { rows { id userId person businessName amount totalQuotas quotasLeft startMonth nextMonth lastMonth balance state } total @include(if: $counted) } }`)
export const PayEmployerLoan = graphql(`mutation PayEmployerLoan($input: PayEmployerLoanInput!) { payEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const SuspendEmployerLoan = graphql(`mutation SuspendEmployerLoan($input: SuspendEmployerLoanInput!) { suspendEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }`)
