import type { OwedPartiesQuery, ThirdPartiesQuery } from '#generated/documents/graphql.ts'

export type Month = ThirdPartiesQuery['thirdParties']
export type Party = OwedPartiesQuery['owedParties']['rows'][number]
