import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const OpenFamilyPaper = graphql(`mutation OpenFamilyPaper($input: ByIdFamilyMember!) { openFamilyPaper(input: $input) { status message error { kind message field traceId } data { name url } } }`)
