import type { PublicHolidaysQuery } from '#generated/documents/graphql.ts'

export type Day = PublicHolidaysQuery['publicHolidays']['rows'][number]
