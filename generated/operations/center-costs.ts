import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CostCenterMonth = graphql(`query CostCenterMonth($input: CostCenterMonthInput!) { costCenterMonth(input: $input) { centers { code cost costCenterId earnings employer key lines { amount code group label } name people recovered } cost earnings employer groupName isOpen payrollMonthId people recovered yearMonth } }`)
export const CostCenterMonthPeople = graphql(`query CostCenterMonthPeople($filter: CostCenterMonthPeopleFilter, $page: Page, $sort: CostCenterMonthPeopleSort, $counted: Boolean = true) { costCenterMonthPeople(filter: $filter, page: $page, sort: $sort) { rows { contractId cost earnings employer name payrollMonthId recovered rut userId } total @include(if: $counted) } }`)
