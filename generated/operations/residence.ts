import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ForeignQuotas = graphql(`query ForeignQuotas { foreignQuotas { chileans counted family fiveYears foreign id most name room specialists state words workers } }`)
export const ForeignWorkers = graphql(`query ForeignWorkers($filter: ForeignWorkerFilter, $page: Page, $sort: ForeignWorkersSort, $counted: Boolean = true) { foreignWorkers(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName country endDate fullname key kind residentSince rut state treatment userId } total @include(if: $counted) } }`)
export const OpenResidencePaper = graphql(`mutation OpenResidencePaper($input: ByIdResidencePermit!) { openResidencePaper(input: $input) { status message error { kind message field traceId } data { name url } } }`)
