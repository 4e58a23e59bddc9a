import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits for the answer of another person, in the inbox. */
export const answerKinds = {
  PAYMENT_LIST: { words: 'Nóminas de pago', place: 90 },
  PAYMENT_LIMIT: { words: 'Montos con segunda persona', place: 100 },
} as const satisfies AnswerKinds
