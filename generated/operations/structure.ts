import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const MergeAreas = graphql(`mutation MergeAreas($input: MergeAreasInput!) { mergeAreas(input: $input) { status message error { kind message field traceId } data } }`)
export const MergeBranchOffices = graphql(`mutation MergeBranchOffices($input: MergeBranchOfficesInput!) { mergeBranchOffices(input: $input) { status message error { kind message field traceId } data } }`)
