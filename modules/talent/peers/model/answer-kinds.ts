import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits for the answer of another person, in the inbox. */
export const answerKinds = {
  PEER_PROPOSAL: { words: 'Pares de evaluaciones', place: 66 },
} as const satisfies AnswerKinds
