import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits in the inbox. */
export const answerKinds = {
  ARRIVAL_TASK: { words: 'Tareas de ingreso y salida', place: 135 },
} as const satisfies AnswerKinds
