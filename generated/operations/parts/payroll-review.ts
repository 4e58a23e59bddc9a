import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const PayrollDifference = graphql(`query PayrollDifference($input: PayrollDifferenceInput!) { payrollDifference(input: $input) { contractId userId name rut jobTitle before net change error state stateLabel reviewedBy reviewedAt monthBefore steps { cause label change net facts { label before after } lines { code label change } } lines { code label before after change discount } } }`)
