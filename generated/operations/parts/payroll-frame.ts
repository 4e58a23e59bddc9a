import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const OtherProcess = graphql(`query OtherProcess($input: ByIdPayrollMonth!) { payrollMonth(input: $input) { id businessId businessName yearMonth type name isOpen stateLabel calculated activeJobId totalNet } }`)
