import type { RetroactivityQuery } from '#generated/documents/graphql.ts'

export type Answer = RetroactivityQuery['retroactivity']
