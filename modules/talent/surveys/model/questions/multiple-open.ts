import { z } from 'zod'
import { type AnswerText, isBlank, LONGEST } from '../answer.ts'
import { type AnswerProblem, placeholdersOf, problem, questionKind } from './question-kind.ts'

export const MOST_LINES = 20

/** How many lines a question asks for. */
export const lineCount = z.number().int().min(1).max(MOST_LINES)

/** A question answered with up to so many texts; each keeps its place. */
export const multipleOpenQuestion = questionKind({
  type: 'MULTIPLE_OPEN',
  metadata: z.object({ answers: lineCount }),
  hasValue: ({ choice, texts }) => choice !== null || texts.some(({ text }) => !isBlank(text)),
  wrongValue: ({ choice, texts }, { metadata: { answers } }) =>
    choice === null
      ? wrongLines(texts, answers)
      : problem('VALUE_NOT_ALLOWED', 'Esta pregunta se responde con textos'),
  control: (_question, _rules, { answers }) => ({
    as: 'lines',
    placeholders: placeholdersOf(answers),
    longest: LONGEST.line,
  }),
  report: () => 'COMMENTS',
})

/** Too many lines, or a line that is too long. */
export function wrongLines(texts: readonly AnswerText[], most: number): AnswerProblem | undefined {
  if (texts.length > most) {
    return problem('OUT_OF_RANGE', `Admite hasta ${most} respuestas`, most)
  }
  const long = texts.findIndex(({ text }) => text.length > LONGEST.line)
  return long === -1 ? undefined : problem('TOO_LONG', 'Admite hasta 500 caracteres', long)
}
