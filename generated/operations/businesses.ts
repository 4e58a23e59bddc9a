import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const BankAccountsBusiness = graphql(`query BankAccountsBusiness($input: OfBusiness!) { bankAccountsBusiness(input: $input) { accountIdentifier accountType bankCode businessId currency id version } }`)
export const BusinessOptions = graphql(`query BusinessOptions($input: OfBusiness!) { businessOptions(input: $input) { businessId conventions { code value } logo logoId payrollPayGratificationLicense payrollPublicSupervisor payrollUseThirtyDays payrollUseThirtyDaysOnLicense vacationEmailManager vacationEmailResponse vacationEmailSupervisor vacationPublic vacationPublicSupervisor version } }`)
export const CreateBankAccount = graphql(`mutation CreateBankAccount($input: CreateBankAccountInput!) { createBankAccount(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const CreateBusiness = graphql(`mutation CreateBusiness($input: CreateBusinessInput!) { createBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const CreateSyndicate = graphql(`mutation CreateSyndicate($input: CreateSyndicateInput!) { createSyndicate(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const DeleteSyndicate = graphql(`mutation DeleteSyndicate($input: ByIdSyndicate!) { deleteSyndicate(input: $input) { status message error { kind message field traceId } data } }`)
export const ProcessRules = graphql(`query ProcessRules($input: OfRules!) { processRules(input: $input) { businessId closingApproval fromMonth payDay payNextMonth version } }`)
export const SaveProcessRule = graphql(`mutation SaveProcessRule($input: SaveProcessRuleInput!) { saveProcessRule(input: $input) { status message error { kind message field traceId } data { saved } } }`)
export const Syndicate = graphql(`query Syndicate($input: ByIdSyndicate!) { syndicate(input: $input) { feeType feeValue id members name rut version } }`)
export const Syndicates = graphql(`query Syndicates { syndicates { feeType feeValue id members name rut version } }`)
export const UpdateBankAccount = graphql(`mutation UpdateBankAccount($input: UpdateBankAccountInput!) { updateBankAccount(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateBusiness = graphql(`mutation UpdateBusiness($input: UpdateBusinessInput!) { updateBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateBusinessOption = graphql(`mutation UpdateBusinessOption($input: UpdateBusinessOptionInput!) { updateBusinessOption(input: $input) { status message error { kind message field traceId } data { version } } }`)
export const UpdateSyndicate = graphql(`mutation UpdateSyndicate($input: UpdateSyndicateInput!) { updateSyndicate(input: $input) { status message error { kind message field traceId } data { id version } } }`)
