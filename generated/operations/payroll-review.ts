import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const PayrollComparison = graphql(`query PayrollComparison($filter: PayrollComparisonFilter, $page: Page, $sort: PayrollComparisonSort, $counted: Boolean = true) { payrollComparison(filter: $filter, page: $page, sort: $sort) { rows { area before causes { cause change label } change contractId error jobTitle name net percent reviewedAt reviewedBy rut state stateLabel unexplained userId } total @include(if: $counted) } }`)
export const PayrollComparisonTotals = graphql(`query PayrollComparisonTotals($input: PayrollComparisonTotalsInput!) { payrollComparisonTotals(input: $input) { areas before causes { cause change label people } change changed comparable monthBefore net payrollMonthId people reviewed revoked unexplained } }`)
export const ReviewPayslips = graphql(`mutation ReviewPayslips($input: ReviewPayslipsInput!) { reviewPayslips(input: $input) { status message error { kind message field traceId } data { areas before change changed comparable monthBefore net payrollMonthId people reviewed revoked unexplained } } }`)
