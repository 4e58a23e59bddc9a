import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const TeamCalendar = graphql(`query TeamCalendar($input: TeamCalendarInput!) { teamCalendar(input: $input) { bars { from half kind part pending person to } cut holidays { date place title } people { businessName fullname id } } }`)
