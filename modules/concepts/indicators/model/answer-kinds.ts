import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits for the answer of another person, in the inbox. */
export const answerKinds = {
  INDICATOR: { words: 'Indicadores', place: 80 },
} as const satisfies AnswerKinds
