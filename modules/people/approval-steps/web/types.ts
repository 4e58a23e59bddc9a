import type { ApprovalRulesQuery } from '#generated/documents/graphql.ts'

export type RuleItem = ApprovalRulesQuery['approvalRules'][number]
