import { graphql } from '#platform/web/graphql.ts'

export const OnlineUsers = graphql(`
  query OnlineUsers {
    onlineUsers {
      total
      rows {
        id
        fullname
        jobTitle
        avatarUrl
      }
    }
  }
`)

export const ActivityFeed = graphql(`
  query ActivityFeed {
    activity {
      kind
      count
      subject
      businessName
      own
      at
      author
      userId
      payrollMonthId
      processType
    }
  }
`)
