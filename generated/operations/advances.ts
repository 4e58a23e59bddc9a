import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AdvanceTotals = graphql(`query AdvanceTotals($input: OfAdvanceMonth!) { advanceTotals(input: $input) { amount given payrollMonthId people } }`)
export const Advances = graphql(`query Advances($filter: AdvancesFilter, $page: Page, $sort: AdvancesSort, $counted: Boolean = true) { advances(filter: $filter, page: $page, sort: $sort) { rows { amount contractId jobTitle mode name payrollMonthId rut salary salaryProblem userId value } total @include(if: $counted) } }`)
export const AdvancesToProcess = graphql(`query AdvancesToProcess($filter: AdvancesToProcessFilter, $page: Page, $sort: AdvancesToProcessSort, $counted: Boolean = true) { advancesToProcess(filter: $filter, page: $page, sort: $sort) { rows { amount contractId inPayroll name processId userId } total @include(if: $counted) } }`)
export const AdvancesToProcessTotals = graphql(`query AdvancesToProcessTotals($input: OfAdvanceMonth!) { advancesToProcessTotals(input: $input) { amount payrollMonthId people waiting } }`)
export const ProposeAdvances = graphql(`mutation ProposeAdvances($input: ProposeAdvancesInput!) { proposeAdvances(input: $input) { status message error { kind message field traceId } data { saved } } }`)
export const SaveAdvances = graphql(`mutation SaveAdvances($input: SaveAdvancesInput!) { saveAdvances(input: $input) { status message error { kind message field traceId } data { saved } } }`)
