import { z } from 'zod'
import { isBlank, LONGEST } from '../answer.ts'
import { MISSING, problem, questionKind } from './question-kind.ts'

/** A question answered with one text. */
export const openQuestion = questionKind({
  type: 'OPEN',
  metadata: z.object({}),
  hasValue: ({ choice, texts }) => choice !== null || texts.some(({ text }) => !isBlank(text)),
  wrongValue: ({ choice, texts }) => {
    const [first, ...more] = texts
    if (choice !== null || first === undefined || more.length > 0) {
      return problem('VALUE_NOT_ALLOWED', MISSING)
    }
    return first.text.length > LONGEST.text
      ? problem('TOO_LONG', 'La respuesta admite hasta 4.000 caracteres', 0)
      : undefined
  },
  control: () => ({ as: 'text', longest: LONGEST.text }),
  report: () => 'COMMENTS',
})
