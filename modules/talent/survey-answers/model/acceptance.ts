import type { Answer } from '#modules/talent/surveys/model/answer.ts'
import type { Question, TakingRules } from '#modules/talent/surveys/model/question.ts'
import {
  type AnswerProblem,
  isComplete,
  whatIsWrong,
} from '#modules/talent/surveys/model/questions/index.ts'
import type { Standing } from './form.ts'

/** What is missing of an answer that somebody is still writing: it is kept, and is not complete. */
const unfinished: ReadonlySet<AnswerProblem['code']> = new Set([
  'REQUIRED',
  'NOT_A_NUMBER',
  'COMMENT_REQUIRED',
])

/**
 * Why an answer is not even kept, or nothing. What is half written is kept, so that closing the
 * page loses nothing; what its question does not admit never is.
 */
export function whyNotKept(
  answer: Answer,
  question: Question,
  rules: TakingRules,
): AnswerProblem | undefined {
  const wrong = whatIsWrong(answer, question, rules)
  return wrong && !unfinished.has(wrong.code) ? wrong : undefined
}

/** How far the answer of a question is, for who takes the survey. */
export function standingOf(
  answer: Answer | undefined,
  question: Question,
  rules: TakingRules,
): Standing {
  if (!answer || holdsNothing(answer)) return 'EMPTY'
  return isComplete(answer, question, rules) ? 'COMPLETE' : 'WRONG'
}

const holdsNothing = ({ choice, omit, na, texts, comment }: Answer) =>
  choice === null &&
  !omit &&
  !na &&
  !comment?.trim() &&
  texts.every((line) => line.choice === null && line.number === null && line.text.trim() === '')
