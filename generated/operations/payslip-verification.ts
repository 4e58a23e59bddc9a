import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const VerifyPayslip = graphql(`query VerifyPayslip($input: VerifyPayslipInput!) { verifyPayslip(input: $input) { company hash isCurrent isDraft net yearMonth } }`)
