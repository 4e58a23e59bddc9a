import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CompanyExceptions = graphql(`query CompanyExceptions($input: OfCompany) { companyExceptions(input: $input) { code createdAt id label person reason since state until userId version } }`)
export const CreateServiceCompany = graphql(`mutation CreateServiceCompany($input: CreateServiceCompanyInput!) { createServiceCompany(input: $input) { status message error { kind message field traceId } data { label } } }`)
export const EndException = graphql(`mutation EndException($input: EndExceptionInput!) { endException(input: $input) { status message error { kind message field traceId } data } }`)
export const GiveException = graphql(`mutation GiveException($input: GiveExceptionInput!) { giveException(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const Services = graphql(`query Services { services { admins built employees label managers module neverEmployees superManagers } }`)
export const ServicesCompany = graphql(`query ServicesCompany($input: OfCompany) { servicesCompany(input: $input) { admin admins built employee employees given label manager managers module neverEmployees state superManager superManagers version } }`)
export const UpdateStateServiceCompany = graphql(`mutation UpdateStateServiceCompany($input: UpdateStateServiceCompanyInput!) { updateStateServiceCompany(input: $input) { status message error { kind message field traceId } data { label } } }`)
