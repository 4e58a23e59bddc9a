import type { Draft } from '#modules/talent/climate/server/index.ts'
import type { GivenAnswer } from '../model/answers.ts'

/** A confidential survey as its own person sees it: nothing of it is in the row of the person. */
export function asKept<Taken extends { startAt: Date }>(own: Taken, draft: Draft) {
  // No moment is kept: each answer is of the beginning of the survey.
  const at = own.startAt.toISOString()
  const status = draft.done ? ('COMPLETE' as const) : ('INCOMPLETE' as const)
  return {
    taken: { ...own, edition: draft.edition, status, progress: draft.done ? 100 : 0 },
    answers: new Map<number, GivenAnswer<number>>(
      [...draft.answers].map(([id, answer]) => [id, { ...answer, at }]),
    ),
  }
}
