import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const Advances = graphql(`query Advances($input: OfAdvanceMonth!) { advances(input: $input) { amount contractId jobTitle mode name payrollMonthId rut salary salaryProblem userId value } }`)
export const ItemsAdvanceToProcess = graphql(`query ItemsAdvanceToProcess($input: OfAdvanceMonth!) { itemsAdvanceToProcess(input: $input) { amount contractId inPayroll name processId userId } }`)
export const ProposeAdvances = graphql(`mutation ProposeAdvances($input: ProposeAdvancesInput!) { proposeAdvances(input: $input) { status message error { kind message field traceId } data { saved } } }`)
export const SaveAdvances = graphql(`mutation SaveAdvances($input: SaveAdvancesInput!) { saveAdvances(input: $input) { status message error { kind message field traceId } data { saved } } }`)
