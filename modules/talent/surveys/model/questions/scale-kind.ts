import { z } from 'zod'
import type { Answer } from '../answer.ts'
import type { Question } from '../question.ts'
import type { QuestionType } from '../question-types.ts'
import { hasMean, type Scale, valuesShown } from '../scales.ts'
import { type AnswerProblem, MISSING, problem, questionKind } from './question-kind.ts'

/** A question that is answered by one value of a scale. */
export const scaleKind = (type: QuestionType) =>
  questionKind({
    type,
    metadata: z.object({}),
    hasValue: ({ choice, texts }) => choice !== null || texts.length > 0,
    wrongValue: (answer, { question, rules }) =>
      wrongOnScale(answer, scaleOf(question), rules.disallowNeutral),
    score: (choice, question) => scoreOf(choice, question),
    control: (question, rules) => {
      const scale = scaleOf(question)
      return {
        as: 'cards',
        na: scale.naAllowed,
        options: valuesShown(scale, rules.disallowNeutral).map(
          ({ value, label, description: detail }) =>
            detail === undefined ? { value, label } : { value, label, detail },
        ),
      }
    },
    report: (question) => {
      const { code } = scaleOf(question)
      if (code === 'YES_NO') return 'YES_NO'
      return code === 'ENPS_11' ? 'ENPS' : 'SCALE'
    },
  })

/** The scale of a question that cannot be without one; throws when its survey gave none. */
function scaleOf({ scale, type }: Question): Scale {
  if (scale === null) throw new RangeError(`a question of type ${type} without a scale`)
  return scale
}

/** The value as it is counted: a reversed one is as far from the other end of its scale. */
function scoreOf(choice: number, question: Question): number | null {
  const scale = scaleOf(question)
  if (!hasMean(scale)) return null
  return question.reversed ? scale.min + scale.max - choice : choice
}

function wrongOnScale(
  { choice, texts }: Answer,
  scale: Scale,
  disallowNeutral: boolean,
): AnswerProblem | undefined {
  if (choice === null || texts.length > 0 || !Number.isInteger(choice)) {
    return problem('NOT_A_NUMBER', MISSING)
  }
  if (choice < scale.min || choice > scale.max) {
    return problem('OUT_OF_RANGE', `Debe elegir un valor de ${scale.min} a ${scale.max}`)
  }
  return valuesShown(scale, disallowNeutral).some(({ value }) => value === choice)
    ? undefined
    : problem('VALUE_NOT_ALLOWED', 'Ese valor no se puede elegir en esta encuesta')
}
