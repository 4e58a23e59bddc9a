import type { Policies, ProofsFor, ReasonsFor } from '#access/module-access.ts'

export const operations = {
  // What waits for somebody, by the rights of each kind: whoever answers none has an empty one.
  inbox: 'signedIn',
  inboxCount: 'signedIn',
  inboxDetails: 'signedIn',
  answerInbox: 'signedIn',
} as const satisfies Policies

export const answers = {
  answerInbox: 'anything that waits for an answer',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Several answers at once: those of the kinds in `provenAnswers`.
  answerInbox: 'itself',
} as const satisfies ProofsFor<typeof operations>
