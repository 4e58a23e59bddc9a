import type { UserItemsQuery } from '#generated/documents/graphql.ts'

export type LastingItem = UserItemsQuery['userItems'][number]
