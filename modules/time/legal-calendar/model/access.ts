import type { Policies, ReasonsFor, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  legalHolidays: 'holidays.read',
  publicHolidays: 'legalCalendar.read',
  legalCalendarStatus: 'legalCalendar.read',
  enterPublicHoliday: 'legalCalendar.create',
  replacePublicHoliday: 'legalCalendar.create',
  removePublicHoliday: 'legalCalendar.create',
  proposeHolidayYear: 'legalCalendar.create',
  confirmPublicHoliday: 'legalCalendar.update',
  rejectPublicHoliday: 'legalCalendar.update',
  confirmHolidayYear: 'legalCalendar.update',
} as const satisfies Policies

export const notAnswers = {
  // Two people all the same: legal-calendar.test.ts tries the author and an account that they keep.
  confirmPublicHoliday: 'An answer of the platform, which no person of a company is asked for',
  confirmHolidayYear: 'The same, of the whole calendar of a year',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  platform: [
    'enterPublicHoliday',
    'replacePublicHoliday',
    'removePublicHoliday',
    'confirmPublicHoliday',
    'rejectPublicHoliday',
    'proposeHolidayYear',
    'confirmHolidayYear',
  ],
} as const satisfies WithoutProofFor<typeof operations>
