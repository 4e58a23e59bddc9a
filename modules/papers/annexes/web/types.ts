import type { ContractAnnexesQuery } from '#generated/documents/graphql.ts'

export type AnnexRow = ContractAnnexesQuery['contractAnnexes']['rows'][number]
