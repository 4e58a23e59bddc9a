import { z } from 'zod'
import { type Answer, answerSchema, isBlank, LONGEST } from '../answer.ts'
import type { Question, TakingRules } from '../question.ts'
import type { QuestionType } from '../question-types.ts'

/** Why an answer is refused: a code for the API, words for the person, and the line at fault. */
export type AnswerProblem = {
  readonly code: ProblemCode
  readonly message: string
  /** The place of a line in `texts`, from 0; null when the answer as a whole is at fault. */
  readonly line: number | null
}

export type ProblemCode =
  | 'OUT_OF_RANGE'
  | 'VALUE_NOT_ALLOWED'
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'NOT_A_NUMBER'
  | 'COMMENT_REQUIRED'
  | 'COMMENT_NOT_ALLOWED'
  | 'NA_NOT_ALLOWED'
  | 'OMIT_NOT_ALLOWED'
  | 'CONTRADICTORY'

/** An option, a level or a value that can be chosen. */
export type Option = { readonly value: number; readonly label: string; readonly detail?: string }

/** What a page draws so that a question can be answered; the words are those of the product. */
export type Control =
  | { readonly as: 'cards'; readonly options: readonly Option[]; readonly na: boolean }
  | { readonly as: 'text'; readonly longest: number }
  | { readonly as: 'lines'; readonly placeholders: readonly string[]; readonly longest: number }
  | {
      readonly as: 'rows'
      readonly placeholders: readonly string[]
      readonly longest: number
      readonly levels: { readonly label: string; readonly options: readonly Option[] }
      readonly number: { readonly label: string; readonly min: number; readonly max: number } | null
    }
  | {
      readonly as: 'radios' | 'select' | 'checkboxes'
      readonly options: readonly Option[]
      readonly other: { readonly value: number; readonly placeholder: string } | null
    }

/** How the answers of a question are reported. */
export type ReportForm = 'SCALE' | 'YES_NO' | 'ENPS' | 'COMMENTS' | 'COUNTS' | 'NEEDS'

/** All that the product knows of a kind of question. */
export type QuestionKind = {
  readonly type: QuestionType
  /** What its metadata must be, for the builder and when a question is stored. */
  readonly metadata: z.ZodType
  /** Reads an answer that arrives, and refuses one that does not fit its question. */
  readonly answer: (question: Question, rules: TakingRules) => z.ZodType<Answer>
  readonly whatIsWrong: (
    answer: Answer,
    question: Question,
    rules: TakingRules,
  ) => AnswerProblem | undefined
  /** Whether a question needs nothing more: a valid value, «No aplica», or left out. */
  readonly isComplete: (
    answer: Answer | undefined,
    question: Question,
    rules: TakingRules,
  ) => boolean
  /** The value that enters a mean, or null. Unit: points of the scale. */
  readonly score: (answer: Answer, question: Question) => number | null
  readonly control: (question: Question, rules: TakingRules) => Control
  readonly report: (question: Question) => ReportForm
}

/** What a kind says of itself; its metadata arrives read. */
export type KindParts<Metadata> = {
  readonly type: QuestionType
  readonly metadata: z.ZodType<Metadata>
  /** Whether the answer holds anything, right or wrong. */
  readonly hasValue: (answer: Answer) => boolean
  /** What is wrong with what it holds. */
  readonly wrongValue: (
    answer: Answer,
    asked: { question: Question; rules: TakingRules; metadata: Metadata },
  ) => AnswerProblem | undefined
  readonly score?: (choice: number, question: Question) => number | null
  readonly control: (question: Question, rules: TakingRules, metadata: Metadata) => Control
  readonly report: (question: Question) => ReportForm
}

export const MISSING = 'Debe ingresar un valor'
export const COMMENT_MISSING = 'Debe ingresar un comentario'

export const problem = (
  code: ProblemCode,
  message: string,
  line: number | null = null,
): AnswerProblem => ({ code, message, line })

/** A kind out of its parts: the rules that hold of every kind are written here alone. */
export function questionKind<Metadata>(parts: KindParts<Metadata>): QuestionKind {
  const { type, metadata, control, report } = parts
  const read = (question: Question) => metadata.parse(question.metadata)
  const whatIsWrong: QuestionKind['whatIsWrong'] = (answer, question, rules) =>
    wrongState(answer, question, rules, parts.hasValue(answer)) ??
    (parts.hasValue(answer)
      ? parts.wrongValue(answer, { question, rules, metadata: read(question) })
      : undefined) ??
    wrongComment(answer, question, rules)
  return {
    type,
    metadata,
    whatIsWrong,
    answer: (question, rules) =>
      answerSchema.superRefine((answer, context) => {
        const wrong = whatIsWrong(answer, question, rules)
        if (!wrong) return
        const { message, line, code } = wrong
        context.addIssue({
          code: 'custom',
          message,
          path: line === null ? [] : ['texts', line],
          params: { code },
        })
      }),
    isComplete: (answer, question, rules) =>
      answer !== undefined &&
      (answer.omit || answer.na || parts.hasValue(answer)) &&
      whatIsWrong(answer, question, rules) === undefined,
    score: (answer, question) =>
      answer.omit || answer.na || answer.choice === null || question.demographic
        ? null
        : (parts.score?.(answer.choice, question) ?? null),
    control: (question, rules) => control(question, rules, read(question)),
    report,
  }
}

/** Left out, «No aplica» and a value exclude one another, and each has to be allowed. */
function wrongState(
  { omit, na }: Answer,
  { required, scale }: Question,
  { canSkip }: TakingRules,
  hasValue: boolean,
): AnswerProblem | undefined {
  if (Number(omit) + Number(na) + Number(hasValue) > 1) {
    return problem('CONTRADICTORY', 'Una respuesta omitida o que no aplica no lleva valor')
  }
  if (omit && required && !canSkip) {
    return problem('OMIT_NOT_ALLOWED', 'Esta pregunta no se puede omitir')
  }
  if (na && scale?.naAllowed !== true) {
    return problem('NA_NOT_ALLOWED', 'Esta pregunta no admite «No aplica»')
  }
  return !omit && !na && !hasValue && required ? problem('REQUIRED', MISSING) : undefined
}

/** Only values of a scale have comments; those that must have one are not blank. */
function wrongComment(
  { comment, choice }: Answer,
  { scale }: Question,
  { hasComments, forceComments }: TakingRules,
): AnswerProblem | undefined {
  if (isBlank(comment)) {
    return forceComments && scale !== null && choice !== null
      ? problem('COMMENT_REQUIRED', COMMENT_MISSING)
      : undefined
  }
  if (!hasComments) return problem('COMMENT_NOT_ALLOWED', 'Esta encuesta no lleva comentarios')
  return (comment ?? '').length > LONGEST.comment
    ? problem('TOO_LONG', 'El comentario admite hasta 2.000 caracteres')
    : undefined
}

/** The labels that an option or a level may have, and their values: never changed once used. */
const optionSchema = z.object({
  value: z.number().int().min(1).max(98),
  label: z.string().trim().min(1).max(200),
})
export const optionsSchema = (most: number) =>
  z
    .array(optionSchema)
    .min(1)
    .max(most)
    .refine((options) => new Set(options.map(({ value }) => value)).size === options.length, {
      error: 'Dos opciones tienen el mismo valor',
    })

/** «Respuesta 1», «Respuesta 2»…: the inputs of a question that asks for several texts. */
export const placeholdersOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `Respuesta ${place + 1}`)
