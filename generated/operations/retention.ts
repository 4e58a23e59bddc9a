import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const RetentionRules = graphql(`query RetentionRules { retentionRules { clears code label ofCompany ofPeople sources { certainty text } term until why } }`)
