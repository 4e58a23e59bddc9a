import type { PieceworkEntriesQuery } from '#generated/documents/graphql.ts'

export type EntryItem = PieceworkEntriesQuery['pieceworkEntries']['rows'][number]
