import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AdditionalPdf = graphql(`query AdditionalPdf($input: OfAdditionalPayment!) { additionalPdf(input: $input) { name url } }`)
