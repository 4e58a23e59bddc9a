import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const TrialMonths = graphql(`query TrialMonths($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessName yearMonth type name isOpen } }`)
