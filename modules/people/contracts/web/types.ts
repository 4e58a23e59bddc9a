import type { PersonContractsQuery } from '#generated/documents/graphql.ts'

export type ShownContract = PersonContractsQuery['userContracts'][number]
