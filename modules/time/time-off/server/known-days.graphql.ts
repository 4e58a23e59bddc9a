import { objectFrom, of } from '#platform/server/graphql/object.ts'
import type { KnownDay } from '../model/known-day.ts'

/** A day off on a calendar. */
export const KnownDayType = objectFrom<KnownDay>('CalendarDay', {
  date: of.date,
  title: of.text,
  place: of.maybe(of.text),
})
