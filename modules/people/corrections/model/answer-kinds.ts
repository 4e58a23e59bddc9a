import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits for the answer of another person, in the inbox. */
export const answerKinds = {
  DATA_CORRECTION: { words: 'Correcciones de datos', place: 50 },
} as const satisfies AnswerKinds
