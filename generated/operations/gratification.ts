import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ExcludeFromGratification = graphql(`mutation ExcludeFromGratification($input: ExcludeFromGratificationInput!) { excludeFromGratification(input: $input) { status message error { kind message field traceId } data { paid payrollMonthId } } }`)
export const Gratification = graphql(`query Gratification($input: OfGratification!) { gratification(input: $input) { firstMonth isOpen job { done error id status total } minimumIncome ownCapital pay payrollMonthId pool profit seesAll states { difference net people state } year years { reason year } } }`)
export const GratificationOf = graphql(`query GratificationOf($input: OfGratificationPerson!) { gratificationOf(input: $input) { reasons yearMonths { yearMonth base paid } } }`)
export const GratificationRows = graphql(`query GratificationRows($filter: GratificationRowsFilter, $page: Page, $sort: GratificationRowsSort, $counted: Boolean = true) { gratificationRows(filter: $filter, page: $page, sort: $sort) { rows { contractId userId name rut rule months base due paid difference state reason net } total @include(if: $counted) } }`)
export const RemoveGratification = graphql(`mutation RemoveGratification($input: OfGratification!) { removeGratification(input: $input) { status message error { kind message field traceId } data { paid payrollMonthId } } }`)
export const SaveGratification = graphql(`mutation SaveGratification($input: SaveGratificationInput!) { saveGratification(input: $input) { status message error { kind message field traceId } data { jobId payrollMonthId } } }`)
