import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const SettlementContracts = graphql(`query SettlementContracts($input: OfSettlementMonth!) { settlementContracts(input: $input) { basePayrollMonthId contractId deductions earnings finalDate name net paymentLabel payrollMonthId releasedAt rut state userId } }`)
