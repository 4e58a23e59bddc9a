import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'

/** What of this module waits for its person, in the inbox: a course is taken on its own page. */
export const answerKinds = {
  COURSE: { words: 'Cursos por hacer', place: 7, isOpened: true },
} as const satisfies AnswerKinds
