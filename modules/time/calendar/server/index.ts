import './calendar.graphql.ts'
import './feeds.graphql.ts'

export { serveCalendarFeeds } from './feed.ts'
