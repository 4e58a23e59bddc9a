import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CertificateContracts = graphql(`query CertificateContracts($input: CertificateContractsInput) { certificateContracts(input: $input) { hint id isOwn label } }`)
export const Certificates = graphql(`query Certificates($filter: CertificateFilter, $page: Page, $sort: CertificatesSort, $counted: Boolean = true) { certificates(filter: $filter, page: $page, sort: $sort) { rows { author businessName contractCode expiresOn fromMonth fullname id isOwn issuedOn kind rut sha256 span state toMonth userContractId userId } total @include(if: $counted) } }`)
export const CreateCertificate = graphql(`mutation CreateCertificate($input: CreateCertificateInput!) { createCertificate(input: $input) { status message error { kind message field traceId } data { author businessName contractCode expiresOn fromMonth fullname id isOwn issuedOn kind rut sha256 span state toMonth userContractId userId } } }`)
export const OpenCertificate = graphql(`mutation OpenCertificate($input: OpenCertificateInput!) { openCertificate(input: $input) { status message error { kind message field traceId } data { name url } } }`)
export const VerifyCertificate = graphql(`query VerifyCertificate($input: VerifyCertificateInput!) { verifyCertificate(input: $input) { company documentLabel expiresOn fromMonth hash issuedOn kind rutEnding state toMonth } }`)
