import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const PayrollLeftOut = graphql(`query PayrollLeftOut($filter: PayrollRunErrorsFilter!) { payrollRunErrors(filter: $filter) { total rows { contractId name message } } }`)
