import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const BankListControl = graphql(`query BankListControl($input: BankListControlInput!) { bankListControl(input: $input) { byBank { label people total } byKind { label people total } findings { contractId level name net rut words } payrollMonthId people total transfers } }`)
export const BankListTrial = graphql(`query BankListTrial($input: BankListTrialInput!) { bankListTrial(input: $input) { columns lines name problems rows { cells section } total } }`)
export const BankTemplateVersions = graphql(`query BankTemplateVersions($input: ByIdBankTemplate!) { bankTemplateVersions(input: $input) { at author layout number } }`)
export const CreateBankList = graphql(`mutation CreateBankList($input: CreateBankListInput!) { createBankList(input: $input) { status message error { kind message field traceId } data { name total transfers url withoutAccount } } }`)
export const CreateSignedList = graphql(`mutation CreateSignedList($input: CreateSignedListInput!) { createSignedList(input: $input) { status message error { kind message field traceId } data { name people total url } } }`)
export const ExportBankTemplate = graphql(`query ExportBankTemplate($input: ByIdBankTemplate!) { exportBankTemplate(input: $input) { layout name } }`)
export const ImportBankTemplate = graphql(`mutation ImportBankTemplate($input: ImportBankTemplateInput!) { importBankTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const PublishBankTemplate = graphql(`mutation PublishBankTemplate($input: PublishBankTemplateInput!) { publishBankTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }`)
