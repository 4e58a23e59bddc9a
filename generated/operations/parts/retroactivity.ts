import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const LateItemOptions = graphql(`query LateItemOptions { inputItems { code label unit group } }`)
export const OpenMonthsForRetroactivity = graphql(`query OpenMonthsForRetroactivity($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessId businessName yearMonth type isOpen } }`)
