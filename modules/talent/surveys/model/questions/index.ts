/** The kinds of question, joined: whoever asks, answers or counts comes in here. */
import { type Answer, omitted } from '../answer.ts'
import type { Question, TakingRules } from '../question.ts'
import type { QuestionType } from '../question-types.ts'
import { likertQuestion } from './likert.ts'
import { multipleOpenQuestion } from './multiple-open.ts'
import { multipleOpenWithChoiceQuestion } from './multiple-open-with-choice.ts'
import { openQuestion } from './open.ts'
import { performanceQuestion } from './performance.ts'
import type { AnswerProblem, QuestionKind } from './question-kind.ts'
import { selectQuestion } from './select.ts'

export type { AnswerProblem, Control, QuestionKind, ReportForm } from './question-kind.ts'
export { OTHER_VALUE } from './select.ts'

export const questionKinds: Readonly<Record<QuestionType, QuestionKind>> = {
  PERFORMANCE: performanceQuestion,
  LIKERT: likertQuestion,
  OPEN: openQuestion,
  MULTIPLE_OPEN: multipleOpenQuestion,
  MULTIPLE_OPEN_WITH_CHOICE: multipleOpenWithChoiceQuestion,
  SELECT: selectQuestion,
}

/** Why an answer is refused, or undefined. The page and the server ask this same function. */
export const whatIsWrong = (
  answer: Answer,
  question: Question,
  rules: TakingRules,
): AnswerProblem | undefined => questionKinds[question.type].whatIsWrong(answer, question, rules)

export const isComplete = (
  answer: Answer | undefined,
  question: Question,
  rules: TakingRules,
): boolean => questionKinds[question.type].isComplete(answer, question, rules)

/** The value of an answer that enters a mean, reversed where its question is; null of others. */
export const scoreOf = (answer: Answer, question: Question): number | null =>
  questionKinds[question.type].score(answer, question)

/**
 * An answer as it is stored: one that holds nothing, of a question that need not be answered, is
 * stored as omitted.
 */
export function storedAnswer(answer: Answer, question: Question, rules: TakingRules): Answer {
  if (question.required || whatIsWrong(answer, question, rules)) return answer
  return isComplete(answer, question, rules) ? answer : omitted
}

/** Percent of a survey that is complete: whole, rounded down, 100 only when nothing is missing. */
export function progressOf(complete: number, total: number): number {
  if (complete > total) throw new RangeError(`${complete} of ${total} questions`)
  return total === 0 ? 100 : Math.floor((100 * complete) / total)
}
