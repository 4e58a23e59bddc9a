import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits for the answer of another person, in the inbox. */
export const answerKinds = {
  PAYSLIP_DISPUTE: { words: 'Reclamos de liquidación', place: 60, acceptsWithWords: true },
} as const satisfies AnswerKinds
