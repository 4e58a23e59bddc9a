import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ArrivalChoices = graphql(`query ArrivalChoices { areas { name } }`)
export const ArrivalPapers = graphql(`query ArrivalPapers($page: Page) { documentTemplates(page: $page) { rows { id name } } }`)
