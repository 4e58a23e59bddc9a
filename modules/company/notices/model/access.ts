import type { Policies, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  // One's own notices, and how one wants to know of them.
  notices: 'signedIn',
  readNotices: 'signedIn',
  noticePreferences: 'signedIn',
  saveNoticePreference: 'signedIn',
} as const satisfies Policies

export const withoutProof = {
  ownSession: ['readNotices', 'saveNoticePreference'],
} as const satisfies WithoutProofFor<typeof operations>
