import type { TeamCalendarQuery } from '#generated/documents/graphql.ts'

export type Team = TeamCalendarQuery['teamCalendar']
