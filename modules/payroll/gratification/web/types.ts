import type { GratificationRowsQuery, GratificationQuery } from '#generated/documents/graphql.ts'

export type Year = GratificationQuery['gratification']
export type GratificationRow = GratificationRowsQuery['gratificationRows']['rows'][number]
