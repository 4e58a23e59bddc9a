import type { Answer } from '#modules/talent/surveys/model/answer.ts'
import { takingRules } from '#modules/talent/surveys/model/question.ts'
import { type Control, questionKinds } from '#modules/talent/surveys/model/questions/index.ts'
import { NOT_APPLICABLE } from '#modules/talent/surveys/model/scales.ts'
import { questionOf, type TakenQuestion, type TakenRules } from '../model/definition.ts'

/** What a page draws for a question. */
export const controlOf = (question: TakenQuestion, survey: TakenRules): Control =>
  questionKinds[question.type].control(questionOf(question), takingRules(survey))

/** An answer in one line, for the summary. */
export function answerWords(
  question: TakenQuestion,
  answer: Answer | undefined,
  survey: TakenRules,
): string {
  if (answer?.omit) return 'Omitida'
  if (answer?.na) return NOT_APPLICABLE
  if (!answer) return 'Sin respuesta'
  const control = controlOf(question, survey)
  if (control.as === 'cards') return answer.choice === null ? 'Sin respuesta' : `${answer.choice}`
  const written = answer.texts.map(({ text }) => text.trim()).filter((text) => text !== '')
  if (control.as === 'text' || control.as === 'lines' || control.as === 'rows')
    return written.join(' · ') || 'Sin respuesta'
  const chosen = new Set([answer.choice, ...answer.texts.map(({ choice }) => choice)])
  const labels = control.options
    .filter(({ value }) => chosen.has(value) && value !== control.other?.value)
    .map(({ label }) => label)
  return [...labels, ...written].join(' · ') || 'Sin respuesta'
}
