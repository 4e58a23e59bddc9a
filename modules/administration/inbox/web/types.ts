import type { InboxQuery } from '#generated/documents/graphql.ts'

export type InboxItem = InboxQuery['inbox']['rows'][number]
