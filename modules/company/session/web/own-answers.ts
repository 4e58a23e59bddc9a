import { CurrentUser } from '#generated/operations/parts/session.ts'
import { ownAnswer } from '#platform/web/seen/own-answer.ts'

/** Who is signed in, without the key of their drafts, which stays in memory alone. */
export const ownAnswers = [
  ownAnswer(CurrentUser, ({ me }) =>
    me.actingUntil === null ? { me: { ...me, draftKey: '', supervisedIds: [] } } : undefined,
  ),
]
