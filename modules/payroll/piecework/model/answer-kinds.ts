import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits for the answer of another person, in the inbox. */
export const answerKinds = {
  PIECEWORK: { words: 'Tratos', place: 40 },
} as const satisfies AnswerKinds
