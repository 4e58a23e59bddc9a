import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const IncompleteRecords = graphql(`query IncompleteRecords($input: OfProcessMonth!) { payrollInfo(input: $input) { incomplete } }`)
export const MonthBusinesses = graphql(`query MonthBusinesses { businesses { id name usePayroll status } }`)
export const MostChanged = graphql(`query MostChanged($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) { payrollSummaries(filter: $filter, sort: $sort, page: $page) { rows { userContractId payrollMonthId name net netBefore } } }`)
export const PayrollMonths = graphql(`query PayrollMonths($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessId businessName yearMonth type name isOpen stateLabel contracts calculated failed changesSince totalEarnings totalDeductions totalPeople totalNet totalCost calculatedAt closedAt activeJobId } }`)
export const ReleasedOfMonth = graphql(`query ReleasedOfMonth($input: OfProcess!) { payslipRelease(input: $input) { paid waiting releasedAt } }`)
export const WhyChanged = graphql(`query WhyChanged($input: PayrollComparisonTotalsInput!) { payrollComparisonTotals(input: $input) { comparable change people changed unexplained reviewed causes { cause label people change } } }`)
