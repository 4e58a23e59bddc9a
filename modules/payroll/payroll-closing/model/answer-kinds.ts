import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits for the answer of another person, in the inbox. */
export const answerKinds = {
  PAYROLL_CLOSING: { words: 'Cierres de mes', place: 70 },
} as const satisfies AnswerKinds
