import { z } from 'zod'
import { plainText } from '#platform/model/plain-text.ts'

/** One line of an answer with texts; a line that was left blank keeps its place. */
export type AnswerText = {
  readonly text: string
  /** The value of a level, or of a chosen option; null where there is none to choose. */
  readonly choice: number | null
  /** «Número de Participantes», where it is asked. */
  readonly number: number | null
}

/** What somebody answered to one question, as it is stored. */
export type Answer = {
  /** The value of the scale, or of the one option that was chosen. */
  readonly choice: number | null
  /** The question was left out on purpose. */
  readonly omit: boolean
  /** «No aplica». */
  readonly na: boolean
  /** Written answers in their order, or the options that were chosen of several. */
  readonly texts: readonly AnswerText[]
  /** What explains the value; only in surveys with comments. */
  readonly comment: string | null
}

export const noAnswer: Answer = { choice: null, omit: false, na: false, texts: [], comment: null }

/** The most that a comment, a written answer and a line of a list may hold, in characters. */
export const LONGEST = { comment: 2_000, text: 4_000, line: 500 } as const

/** «Omitir pregunta»: what was chosen goes, with its comment. */
export const omitted: Answer = { ...noAnswer, omit: true }
/** «No aplica»: what was chosen goes; a comment stays, as the reason of it. */
export const notApplicable = (comment: string | null = null): Answer => ({
  ...noAnswer,
  na: true,
  comment,
})

const written = z
  .string()
  .transform(plainText)
  .pipe(z.string().max(2 * LONGEST.text))
const whole = z.number().int().min(-32_768).max(32_767)

/** The shape of any answer as it arrives; whether it fits its question is `whatIsWrong`. */
export const answerSchema = z.object({
  choice: whole.nullable().default(null),
  omit: z.boolean().default(false),
  na: z.boolean().default(false),
  texts: z
    .array(
      z.object({
        text: written.default(''),
        choice: whole.nullable().default(null),
        number: z.number().nullable().default(null),
      }),
    )
    .max(100)
    .default([]),
  comment: written
    .nullable()
    .default(null)
    .transform((text) => (text === '' ? null : text)),
})

export const isBlank = (text: string | null): boolean => text === null || plainText(text) === ''
