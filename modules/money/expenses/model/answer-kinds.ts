import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits for the answer of another person, in the inbox. */
export const answerKinds = {
  EXPENSE_REPORT: { words: 'Rendiciones de gastos', place: 67 },
} as const satisfies AnswerKinds
