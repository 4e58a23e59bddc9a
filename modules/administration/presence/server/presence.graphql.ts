import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { ActivityKind } from '../model/activity.ts'
import { activity, type ActivityRow } from './activity.queries.ts'
import { type Online, online } from './online.queries.ts'

const Person = objectFrom<Online['rows'][number]>('OnlinePerson', {
  id: of.id('user'),
  fullname: of.text,
  jobTitle: of.maybe(of.text),
  avatarUrl: of.maybe(of.text),
})

query('onlineUsers', {
  type: objectFrom<Online>('OnlineUsers', { total: of.int, rows: of.list(of.object(Person)) }),
  nullable: true,
  run: (context) => online(context),
})

query('activity', {
  type: objectFrom<ActivityRow>('Activity', {
    kind: of.choice(ActivityKind),
    count: of.int,
    subject: of.maybe(of.text),
    businessName: of.maybe(of.text),
    own: of.flag,
    at: of.dateTime,
    author: of.text,
    userId: of.maybe(of.id('user')),
    payrollMonthId: of.maybe(of.id('payrollMonth')),
    processType: of.maybe(of.text),
  }),
  many: true,
  run: (context) => activity(context),
})
