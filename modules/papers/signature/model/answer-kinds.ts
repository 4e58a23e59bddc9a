import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits for somebody, in the inbox: a document is signed on its own page. */
export const answerKinds = {
  SIGNATURE: { words: 'Documentos por firmar', place: 5, isOpened: true },
} as const satisfies AnswerKinds
