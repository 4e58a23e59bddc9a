import type { LastingItemsQuery } from '#generated/documents/graphql.ts'

export type LastingItem = LastingItemsQuery['lastingItems']['rows'][number]
