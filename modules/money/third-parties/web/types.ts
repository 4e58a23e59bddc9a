import type { ThirdPartiesQuery } from '#generated/documents/graphql.ts'

export type Month = ThirdPartiesQuery['thirdParties']
export type Party = Month['parties'][number]
