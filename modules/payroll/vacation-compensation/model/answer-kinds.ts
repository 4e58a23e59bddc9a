import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits for the answer of another person, in the inbox. */
export const answerKinds = {
  VACATION_COMPENSATION: { words: 'Feriado progresivo en dinero', place: 30 },
} as const satisfies AnswerKinds
