import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CompanyCertificates = graphql(`query CompanyCertificates { companyCertificates { businessId businessName id issuer kind notAfter notBefore rut serial standing subject version } }`)
export const RemoveCompanyCertificate = graphql(`mutation RemoveCompanyCertificate($input: RemoveCompanyCertificateInput!) { removeCompanyCertificate(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UploadCompanyCertificate = graphql(`mutation UploadCompanyCertificate($input: UploadCompanyCertificateInput!) { uploadCompanyCertificate(input: $input) { status message error { kind message field traceId } data { id version } } }`)
