import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const FilingFindings = graphql(`query FilingFindings($filter: FilingFindingFilter, $page: Page, $sort: FilingFindingsSort, $counted: Boolean = true) { filingFindings(filter: $filter, page: $page, sort: $sort) { rows { field fullname level line n rule userId words } total @include(if: $counted) } }`)
export const FilingMonths = graphql(`query FilingMonths($filter: FilingMonthFilter, $page: Page, $sort: FilingMonthsSort, $counted: Boolean = true) { filingMonths(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName businessRut ccafCode isOpen lreId lreState payrollMonthId previredId previredState yearMonth } total @include(if: $counted) } }`)
export const Filings = graphql(`query Filings($input: FilingsInput!) { filings(input: $input) { advice askedAt author ccafPercent changed changes { after before field key } done errors id kind layout lines madeAt message number payrollMonthId people sha256 state total totals { filed institution kind payslips } version warnings } }`)
export const MakeFiling = graphql(`mutation MakeFiling($input: MakeFilingInput!) { makeFiling(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const OpenFiling = graphql(`mutation OpenFiling($input: OpenFilingInput!) { openFiling(input: $input) { status message error { kind message field traceId } data { name url } } }`)
