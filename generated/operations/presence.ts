import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const Activity = graphql(`query Activity { activity { at author businessName count kind own payrollMonthId processType subject userId } }`)
export const OnlineUsers = graphql(`query OnlineUsers { onlineUsers { rows { avatarUrl fullname id jobTitle } total } }`)
