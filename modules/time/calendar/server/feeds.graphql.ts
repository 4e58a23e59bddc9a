import { choice } from '#platform/model/field.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { FeedScope } from '../model/feed.ts'
import {
  calendarFeeds,
  createCalendarFeed,
  type Feed,
  type NewFeed,
  revokeCalendarFeed,
} from './feeds.service.ts'

query('calendarFeeds', {
  type: objectFrom<Feed>('CalendarFeed', {
    id: of.id('calendarFeed'),
    scope: of.choice(FeedScope),
    createdAt: of.dateTime,
    lastUsedAt: of.maybe(of.dateTime),
  }),
  many: true,
  run: calendarFeeds,
})

mutation('createCalendarFeed', {
  input: inputFrom('CreateCalendarFeedInput', { scope: choice(FeedScope, 'Calendario') }),
  type: objectFrom<NewFeed>('NewCalendarFeed', { path: of.text }),
  run: createCalendarFeed,
})

mutation('revokeCalendarFeed', {
  input: byId('calendarFeed'),
  type: 'Boolean',
  run: revokeCalendarFeed,
})
