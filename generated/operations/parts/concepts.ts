import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const MonthsOfConcepts = graphql(`query MonthsOfConcepts($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { yearMonth isOpen } }`)
export const UnionsOfItems = graphql(`query UnionsOfItems { syndicates { id name } }`)
