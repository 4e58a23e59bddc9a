import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AdditionalPdf = graphql(`query AdditionalPdf($input: OfAdditionalPayment!) { additionalPdf(input: $input) { name url } }`)
export const AdditionalRelease = graphql(`query AdditionalRelease($input: OfAdditionalMonth!) { additionalRelease(input: $input) { mailed payrollMonthId released releasedAt total withoutMail } }`)
export const ReleaseAdditionalPayments = graphql(`mutation ReleaseAdditionalPayments($input: OfAdditionalMonth!) { releaseAdditionalPayments(input: $input) { status message error { kind message field traceId } data { mailed payrollMonthId released releasedAt total withoutMail } } }`)
