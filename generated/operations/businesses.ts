import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const Business = graphql(`query Business($input: ByIdBusiness!) { business(input: $input) { accidentabilityRate activityCode address baseAccidentabilityRate businessField businessName ccafCode communeCode draft email id logo logoFileId mutualCode name phone principal representatives { jobTitle name rut } rut sannaRate slug status usePayroll version workers } }`)
export const BusinessNames = graphql(`query BusinessNames { businessNames { id name rut } }`)
export const BusinessOptions = graphql(`query BusinessOptions($input: OfBusiness!) { businessOptions(input: $input) { businessId conventions { code value } logo logoId payrollPayGratificationLicense payrollPublicSupervisor payrollUseThirtyDays payrollUseThirtyDaysOnLicense vacationEmailManager vacationEmailResponse vacationEmailSupervisor vacationPublic vacationPublicSupervisor version } }`)
export const CreateBusiness = graphql(`mutation CreateBusiness($input: CreateBusinessInput!) { createBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const ProcessRules = graphql(`query ProcessRules($input: OfRules!) { processRules(input: $input) { businessId closingApproval fromMonth payDay payNextMonth version } }`)
export const SaveProcessRule = graphql(`mutation SaveProcessRule($input: SaveProcessRuleInput!) { saveProcessRule(input: $input) { status message error { kind message field traceId } data { saved } } }`)
export const UpdateBusiness = graphql(`mutation UpdateBusiness($input: UpdateBusinessInput!) { updateBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateBusinessOption = graphql(`mutation UpdateBusinessOption($input: UpdateBusinessOptionInput!) { updateBusinessOption(input: $input) { status message error { kind message field traceId } data { version } } }`)
