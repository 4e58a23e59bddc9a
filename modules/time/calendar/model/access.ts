import type { Policies, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  teamCalendar: 'absences.read',
  daysOff: 'holidays.read',
  calendarFeeds: 'signedIn',
  createCalendarFeed: 'signedIn',
  revokeCalendarFeed: 'signedIn',
} as const satisfies Policies

export const withoutProof = {
  ownSession: ['createCalendarFeed', 'revokeCalendarFeed'],
} as const satisfies WithoutProofFor<typeof operations>
