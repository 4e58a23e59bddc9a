import type { GratificationPeopleQuery, GratificationQuery } from '#generated/documents/graphql.ts'

export type Year = GratificationQuery['gratification']
export type GratificationRow = GratificationPeopleQuery['gratificationRows']['rows'][number]
