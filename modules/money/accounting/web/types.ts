import type {
  AccountingFilesQuery,
  AccountingTemplatesQuery,
  AccountingAccountsQuery,
  AccountingRulesQuery,
  CentralizationLinesQuery,
  CentralizationMonthsQuery,
  CentralizationPeopleQuery,
  CentralizationProvisionPeopleQuery,
  CentralizationProvisionsQuery,
  CentralizationsQuery,
  CentralizationSumsQuery,
  ProvisionPoliciesQuery,
  UnbookedItemsQuery,
} from '#generated/documents/graphql.ts'

export type Account = AccountingAccountsQuery['accountingAccounts'][number]
export type RuleRow = AccountingRulesQuery['accountingRules'][number]
export type MonthRow = CentralizationMonthsQuery['centralizationMonths']['rows'][number]
export type Entry = CentralizationsQuery['centralizations'][number]
export type Problem = Entry['problems'][number]
export type SumRow = CentralizationSumsQuery['centralizationSums'][number]
export type LineRow = CentralizationLinesQuery['centralizationLines'][number]
export type PersonRow = CentralizationPeopleQuery['centralizationPeople']['rows'][number]
export type UnbookedRow = UnbookedItemsQuery['unbookedItems'][number]
export type PolicyRow = ProvisionPoliciesQuery['provisionPolicies'][number]
export type ProvisionRow = CentralizationProvisionsQuery['centralizationProvisions'][number]
export type ProvisionPerson =
  CentralizationProvisionPeopleQuery['centralizationProvisionPeople']['rows'][number]
export type FileRow = AccountingFilesQuery['accountingFiles'][number]
export type TemplateRow = AccountingTemplatesQuery['accountingTemplates'][number]
