import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ClosingChecks = graphql(`query ClosingChecks($input: PayrollChecksInput!) { payrollChecks(input: $input) { counts { errors warnings } looking { done } found { rule title group total } } }`)
export const ClosingDeadlines = graphql(`query ClosingDeadlines { payrollDeadlines { kind payrollMonthId due } }`)
export const ClosingTotals = graphql(`query ClosingTotals($input: PayrollComparisonTotalsInput!) { payrollComparisonTotals(input: $input) { net change changed reviewed comparable } }`)
export const PayrollLeftOut = graphql(`query PayrollLeftOut($filter: PayrollRunErrorsFilter!) { payrollRunErrors(filter: $filter) { total rows { contractId name message } } }`)
