import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ApprovalPreview = graphql(`query ApprovalPreview($input: ApprovalPreviewInput!) { approvalPreview(input: $input) { place words } }`)
export const ApprovalRules = graphql(`query ApprovalRules($input: OfApprovalRules!) { approvalRules(input: $input) { businessId escalateDays fromDay kind steps { days holder person role userId when words } version } }`)
export const SaveApprovalRule = graphql(`mutation SaveApprovalRule($input: SaveApprovalRuleInput!) { saveApprovalRule(input: $input) { status message error { kind message field traceId } data { saved } } }`)
