import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const DaysOff = graphql(`query DaysOff { daysOff { date place title } }`)
