import type { BankAccountsBusinessQuery, ProcessRulesQuery } from '#generated/documents/graphql.ts'

export type Account = BankAccountsBusinessQuery['bankAccountsBusiness'][number]
export type RuleData = ProcessRulesQuery['processRules'][number]
