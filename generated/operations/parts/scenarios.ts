import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ScenarioBusinesses = graphql(`query ScenarioBusinesses { businesses { id name usePayroll } }`)
export const Scenarios = graphql(`query Scenarios { scenarios { id name businessName firstMonth months yearly netChange costChange stale calculatedAt activeJobId } }`)
