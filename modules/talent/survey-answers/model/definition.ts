import { type ConditionKind, shownAmong } from '#modules/talent/surveys/model/branching.ts'
import type { Question, TakingRules } from '#modules/talent/surveys/model/question.ts'
import { takingRules } from '#modules/talent/surveys/model/question.ts'
import type { QuestionType } from '#modules/talent/surveys/model/question-types.ts'
import { OTHER_VALUE } from '#modules/talent/surveys/model/questions/index.ts'
import type { Scale, ScaleValue } from '#modules/talent/surveys/model/scales.ts'
import type { SurveyType } from '#modules/talent/surveys/model/survey-types.ts'
import { standingOf } from './acceptance.ts'
import type { Answers } from './answers.ts'
import type { Form } from './form.ts'

/** One of the options of a question, as the database keeps it. */
export type Alternative = { value: number; label: string; isOther: boolean }

/** What is said of a question beside its words; each kind reads its own part. */
export type Metadata = {
  answers: number | null
  choices: readonly { value: number; label: string }[] | null
  options: readonly { value: number; label: string }[] | null
  config: { number: boolean; other: boolean }
}

/** The scale of a question, in the version that its survey took. */
export type TakenScale = {
  code: string
  version: number
  min: number
  max: number
  naAllowed: boolean
  values: readonly { value: number; label: string; description: string | null }[]
}

export type TakenQuestion = {
  id: string | number
  type: QuestionType
  required: boolean
  demographic: boolean
  multiple: boolean
  reversed: boolean
  metadata: Metadata
  alternatives: readonly Alternative[]
  scale: TakenScale | null
}

/** What has to hold of an earlier answer for a question to be shown. */
export type TakenCondition<Id> = {
  questionId: Id
  is: ConditionKind
  values: readonly number[]
}

/** A question as its kind knows it: what may be chosen comes from its alternatives. */
export function questionOf(taken: TakenQuestion): Question {
  const { type, required, demographic, multiple, reversed } = taken
  const scale = taken.scale && scaleFrom(taken.scale)
  return { type, required, demographic, multiple, reversed, scale, metadata: metadataOf(taken) }
}

function metadataOf({ type, metadata, alternatives }: TakenQuestion): unknown {
  const own = alternatives
    .filter(({ isOther, value }) => !isOther && value !== OTHER_VALUE)
    .map(({ value, label }) => ({ value, label }))
  const { answers, choices, options, config } = metadata
  switch (type) {
    case 'MULTIPLE_OPEN':
      return { answers }
    case 'MULTIPLE_OPEN_WITH_CHOICE':
      return { answers, choices: choices ?? own, config: { number: config.number } }
    case 'SELECT':
      return {
        options: options ?? own,
        config: { other: config.other || alternatives.some(({ isOther }) => isOther) },
      }
    default:
      return {}
  }
}

const scaleFrom = ({ values, ...scale }: TakenScale): Scale => ({
  ...scale,
  name: scale.code,
  starts: { from: null, until: null },
  values: values.map(({ value, label, description }): ScaleValue =>
    description === null ? { value, label } : { value, label, description },
  ),
})

/** The rules of a survey for who answers it. */
export type TakenRules = TakingRules & { type: SurveyType }

type Asked<Id> = { id: Id; conditions: readonly TakenCondition<Id>[] }

/** The questions that are shown, in the light of what is answered: in the page and the server. */
export const shownIn = <Id>(questions: readonly Asked<Id>[], answers: Answers<Id>) =>
  shownAmong(
    questions.map(({ id, conditions }) => ({
      key: id,
      conditions: conditions.map(({ questionId: question, is, values }) => ({
        question,
        is,
        values,
      })),
    })),
    answers,
  )

/** A survey as it is taken, with what the kinds of its questions say of each answer. */
export function formOf(
  survey: TakenRules,
  questions: readonly (TakenQuestion & Asked<string>)[],
): Form {
  const rules = takingRules(survey)
  const known = new Map(questions.map((one) => [one.id, questionOf(one)]))
  return {
    canSkip: rules.canSkip,
    hasComments: rules.hasComments,
    questions: questions.map(({ id, required, scale }) => ({
      id,
      required,
      oneChoice: scale !== null,
    })),
    shownIn: (answers) => shownIn(questions, answers),
    standingOf: (id, answer) => {
      const question = known.get(id)
      return question ? standingOf(answer, question, rules) : 'EMPTY'
    },
  }
}
