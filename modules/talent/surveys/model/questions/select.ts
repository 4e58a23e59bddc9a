import { z } from 'zod'
import { type Answer, isBlank, LONGEST } from '../answer.ts'
import type { Question } from '../question.ts'
import {
  type AnswerProblem,
  MISSING,
  type Option,
  optionsSchema,
  problem,
  questionKind,
} from './question-kind.ts'

/** The value of «otra», which is none of the options of the question. */
export const OTHER_VALUE = 99
const OTHER_PLACEHOLDER = 'Escriba aquí la otra opción'
/** So many options are seen at once; more of them are looked for in a list. */
const MOST_AT_SIGHT = 7

const metadata = z.object({
  options: optionsSchema(60),
  config: z.object({ other: z.boolean() }),
})
type Metadata = z.output<typeof metadata>

/**
 * Options of which one is chosen, or several. One is `choice`, with the text of «otra» as its only
 * line; several are lines, each with its own `choice`.
 */
export const selectQuestion = questionKind({
  type: 'SELECT',
  metadata,
  hasValue: ({ choice, texts }) => choice !== null || texts.length > 0,
  wrongValue: (answer, { question, metadata: asked }) =>
    wrongForm(answer, question) ?? wrongChoices(answer, question, asked),
  control: ({ multiple }, _rules, { options, config }) => ({
    as: multiple ? 'checkboxes' : options.length <= MOST_AT_SIGHT ? 'radios' : 'select',
    options: [...options, ...(config.other ? [other] : [])],
    other: config.other ? { value: OTHER_VALUE, placeholder: OTHER_PLACEHOLDER } : null,
  }),
  report: () => 'COUNTS',
})

const other: Option = { value: OTHER_VALUE, label: 'Otra' }

function wrongForm({ choice, texts }: Answer, { multiple }: Question): AnswerProblem | undefined {
  if (multiple) {
    return choice === null ? undefined : problem('VALUE_NOT_ALLOWED', 'Debe elegir de la lista')
  }
  if (choice === null) return problem('REQUIRED', MISSING)
  return texts.length > 1 || texts.some((line) => line.choice !== null)
    ? problem('VALUE_NOT_ALLOWED', 'Debe elegir una sola opción')
    : undefined
}

function wrongChoices(
  { choice, texts }: Answer,
  { multiple }: Question,
  { options, config }: Metadata,
): AnswerProblem | undefined {
  const lines = multiple ? texts : [{ choice, text: texts[0]?.text ?? '' }]
  const seen = new Set<number>()
  for (const [place, chosen] of lines.entries()) {
    const line = multiple ? place : null
    const isOther = config.other && chosen.choice === OTHER_VALUE
    if (chosen.choice === null || !(isOther || options.some(has(chosen.choice)))) {
      return problem('VALUE_NOT_ALLOWED', 'Debe elegir de la lista', line)
    }
    if (seen.has(chosen.choice)) return problem('VALUE_NOT_ALLOWED', 'Opción repetida', line)
    seen.add(chosen.choice)
    if (isOther && isBlank(chosen.text)) return problem('REQUIRED', MISSING, line)
    if (!isOther && !isBlank(chosen.text)) {
      return problem('VALUE_NOT_ALLOWED', 'Solo la otra opción lleva texto', line)
    }
    if (chosen.text.length > LONGEST.line) {
      return problem('TOO_LONG', 'Admite hasta 500 caracteres', line)
    }
  }
  return undefined
}

const has = (wanted: number) => (option: Option) => option.value === wanted
