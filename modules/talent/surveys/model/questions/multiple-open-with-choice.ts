import { z } from 'zod'
import { type AnswerText, isBlank, LONGEST } from '../answer.ts'
import { lineCount, wrongLines } from './multiple-open.ts'
import {
  type AnswerProblem,
  MISSING,
  optionsSchema,
  placeholdersOf,
  problem,
  questionKind,
} from './question-kind.ts'

/** The most people that one need may be for. */
const MOST_PEOPLE = 9_999

const metadata = z.object({
  answers: lineCount,
  choices: optionsSchema(20),
  config: z.object({ number: z.boolean() }),
})
type Metadata = z.output<typeof metadata>

/** Needs with the level that is wished, and how many people they are for. */
export const multipleOpenWithChoiceQuestion = questionKind({
  type: 'MULTIPLE_OPEN_WITH_CHOICE',
  metadata,
  hasValue: ({ choice, texts }) => choice !== null || texts.some((row) => !isEmpty(row)),
  wrongValue: ({ choice, texts }, { metadata: asked }) =>
    choice === null
      ? (wrongLines(texts, asked.answers) ?? wrongRow(texts, asked))
      : problem('VALUE_NOT_ALLOWED', MISSING),
  control: (_question, _rules, { answers, choices, config }) => ({
    as: 'rows',
    placeholders: placeholdersOf(answers),
    longest: LONGEST.line,
    levels: { label: 'Nivel deseado', options: choices },
    number: config.number ? { label: 'Número de Participantes', min: 1, max: MOST_PEOPLE } : null,
  }),
  report: () => 'NEEDS',
})

const isEmpty = ({ text, choice, number }: AnswerText) =>
  isBlank(text) && choice === null && number === null

/** A row is whole or empty: one that lacks a part says nothing that can be counted. */
function wrongRow(
  texts: readonly AnswerText[],
  { choices, config }: Metadata,
): AnswerProblem | undefined {
  for (const [line, row] of texts.entries()) {
    if (isEmpty(row)) continue
    if (isBlank(row.text)) return problem('REQUIRED', MISSING, line)
    if (row.choice === null) return problem('REQUIRED', 'Debe elegir el nivel deseado', line)
    if (!choices.some(({ value }) => value === row.choice)) {
      return problem('VALUE_NOT_ALLOWED', 'Debe elegir el nivel deseado', line)
    }
    const { number } = row
    if (!config.number && number !== null) {
      return problem('VALUE_NOT_ALLOWED', 'Esta pregunta no pide número de participantes', line)
    }
    if (config.number && !isPeople(number)) return problem('NOT_A_NUMBER', MISSING, line)
  }
  return undefined
}

const isPeople = (number: number | null) =>
  number !== null && Number.isInteger(number) && number >= 1 && number <= MOST_PEOPLE
