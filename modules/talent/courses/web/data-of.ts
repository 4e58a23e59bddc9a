import type { Whole } from './types.ts'

/** What is written of a course, besides its lessons and questions. */
export const dataOf = ({ title, about, kind, duty, ...row }: Whole) => ({
  title,
  about,
  kind,
  duty,
  validMonths: row.validMonths,
  passPercent: row.passPercent,
  attempts: row.attempts,
})
