import type { VacationContractsQuery, VacationsQuery } from '#generated/documents/graphql.ts'

export type VacationItem = VacationsQuery['vacations']['rows'][number]
export type ContractItem = VacationContractsQuery['vacationContracts'][number]
