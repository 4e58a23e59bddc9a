import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CalendarFeeds = graphql(`query CalendarFeeds { calendarFeeds { createdAt id lastUsedAt scope } }`)
export const CreateCalendarFeed = graphql(`mutation CreateCalendarFeed($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) { status message error { kind message field traceId } data { path } } }`)
export const DaysOff = graphql(`query DaysOff { daysOff { date place title } }`)
export const RevokeCalendarFeed = graphql(`mutation RevokeCalendarFeed($input: ByIdCalendarFeed!) { revokeCalendarFeed(input: $input) { status message error { kind message field traceId } data } }`)
export const TeamCalendar = graphql(`query TeamCalendar($input: TeamCalendarInput!) { teamCalendar(input: $input) { bars { changes from half kind part pending person to } cut holidays { date place title } people { businessName fullname id } } }`)
