import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CreateThirdPartyList = graphql(`mutation CreateThirdPartyList($input: CreateThirdPartyListInput!) { createThirdPartyList(input: $input) { status message error { kind message field traceId } data { id people state total } } }`)
export const OwedParties = graphql(`query OwedParties($filter: OwedPartiesFilter, $page: Page, $sort: OwedPartiesSort, $counted: Boolean = true) { owedParties(filter: $filter, page: $page, sort: $sort) { rows { channel code key kind label people state supplierId supplierName syndicateId total userId version } total @include(if: $counted) } }`)
export const SetThirdParty = graphql(`mutation SetThirdParty($input: SetThirdPartyInput!) { setThirdParty(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const ThirdParties = graphql(`query ThirdParties($input: ThirdPartiesInput!) { thirdParties(input: $input) { businessName making { done error total } parties payrollMonthId ready readyTotal squares { kept label owed payslips } yearMonth } }`)
export const ThirdPartyLines = graphql(`query ThirdPartyLines($filter: ThirdPartyLinesFilter, $page: Page, $sort: ThirdPartyLinesSort, $counted: Boolean = true) { thirdPartyLines(filter: $filter, page: $page, sort: $sort) { rows { amount contractId label name rut } total @include(if: $counted) } }`)
export const ThirdPartyMonths = graphql(`query ThirdPartyMonths($filter: ThirdPartyMonthsFilter, $page: Page, $sort: ThirdPartyMonthsSort, $counted: Boolean = true) { thirdPartyMonths(filter: $filter, page: $page, sort: $sort) { rows { businessName payrollMonthId yearMonth } total @include(if: $counted) } }`)
