import { Mention } from '#modules/talent/climate/model/named-people.ts'
import { ConditionKind } from '#modules/talent/surveys/model/branching.ts'
import { QuestionType } from '#modules/talent/surveys/model/question-types.ts'
import {
  SurveyPrivacy,
  SurveyRelation,
  SurveyStatus,
  UserSurveyStatus,
} from '#modules/talent/surveys/model/catalogs.ts'
import { SurveyType } from '#modules/talent/surveys/model/survey-types.ts'
import { Survey, UserSurvey } from '#modules/talent/surveys/model/survey.ts'
import {
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { byId, inputFrom, listOf, maybeListOf } from '#platform/server/graphql/input.ts'
import { joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { AnswerType } from '../model/feedback.ts'
import { completeSurvey, type Receipt, reopenSurvey, respondSurvey } from './respond.service.ts'
import { UserSurveyType } from '#modules/talent/surveys/server/index.ts'
import { answersOfAll, userSurvey } from './user-survey.queries.ts'

type Taken = Awaited<ReturnType<typeof userSurvey>>
type TakenSurvey = Taken['survey']
type TakenCompetence = TakenSurvey['competences'][number]
type TakenQuestion = TakenCompetence['questions'][number]
type TakenScale = NonNullable<TakenQuestion['scale']>
type TakenMetadata = TakenQuestion['metadata']

const ScaleValue = objectFrom<TakenScale['values'][number]>('TakenScaleValue', {
  value: of.int,
  label: of.text,
  description: of.maybe(of.text),
})

const Scale = objectFrom<TakenScale>('TakenScale', {
  code: of.text,
  version: of.int,
  min: of.int,
  max: of.int,
  naAllowed: of.flag,
  values: of.list(of.object(ScaleValue)),
})

const Option = objectFrom<{ value: number; label: string }>('TakenOption', {
  value: of.int,
  label: of.text,
})

const Metadata = objectFrom<TakenMetadata>('TakenMetadata', {
  answers: of.maybe(of.int),
  choices: of.maybe(of.list(of.object(Option))),
  options: of.maybe(of.list(of.object(Option))),
  config: of.object(
    objectFrom<TakenMetadata['config']>('TakenMetadataConfig', {
      number: of.flag,
      other: of.flag,
    }),
  ),
})

type TakenCondition = TakenQuestion['conditions'][number]

const ConditionType = objectFrom<TakenCondition>('TakenCondition', {
  questionId: of.id('question'),
  is: of.choice(ConditionKind),
  values: of.list(of.int),
})

const Question = objectFrom<TakenQuestion>('TakenQuestion', {
  id: of.id('question'),
  competenceId: of.id('competence'),
  title: of.text,
  subtitle: of.maybe(of.text),
  type: of.choice(QuestionType),
  metadata: of.object(Metadata),
  alternatives: of.list(
    of.object(
      objectFrom<TakenQuestion['alternatives'][number]>('TakenAlternative', {
        value: of.int,
        label: of.text,
        isOther: of.flag,
      }),
    ),
  ),
  required: of.flag,
  demographic: of.flag,
  multiple: of.flag,
  reversed: of.flag,
  order: of.int,
  conditions: of.list(of.object(ConditionType)),
  scale: of.maybe(of.object(Scale)),
})

const Competence = objectFrom<TakenCompetence>('TakenCompetence', {
  id: of.id('competence'),
  title: of.text,
  description: of.maybe(of.text),
  weight: of.int,
  questions: of.list(of.object(Question)),
})

export const Asked = objectFrom<TakenSurvey>('TakenSurvey', {
  id: of.id('survey'),
  title: of.text,
  instructions: of.maybe(of.text),
  type: of.choice(SurveyType),
  status: of.choice(SurveyStatus),
  privacy: of.choice(SurveyPrivacy),
  startAt: of.dateTime,
  endAt: of.dateTime,
  closed: of.flag,
  canSkip: of.flag,
  disallowNeutral: of.flag,
  hasComments: of.flag,
  forceComments: of.flag,
  offlineGraceH: of.int,
  minGroup: of.int,
  competences: of.list(of.object(Competence)),
})

const Person = objectFrom<Taken['respondent']>('TakenPerson', {
  id: of.id('user'),
  fullname: of.maybe(of.text),
  area: of.maybe(of.text),
  jobTitle: of.maybe(of.text),
  avatarUrl: of.maybe(of.text),
})

type GivenText = Taken['answers'][number]['texts'][number]

export const Answer = objectFrom<Taken['answers'][number]>('Answer', {
  questionId: of.id('question'),
  competenceId: of.id('competence'),
  type: of.choice(AnswerType),
  choice: of.maybe(of.int),
  omit: of.flag,
  na: of.flag,
  texts: of.list(
    of.object(
      objectFrom<GivenText>('AnswerText', {
        text: of.text,
        choice: of.maybe(of.int),
        number: of.maybe(of.int),
      }),
    ),
  ),
  comment: of.maybe(of.text),
  rev: of.int,
  at: of.dateTime,
})

query('userSurvey', {
  input: byId('userSurvey'),
  type: objectFrom<Taken>('TakenUserSurvey', {
    id: of.id('userSurvey'),
    surveyId: of.id('survey'),
    status: of.choice(UserSurveyStatus),
    progress: of.int,
    relation: of.maybe(of.choice(SurveyRelation)),
    alternative: of.maybe(of.text),
    completedAt: of.maybe(of.dateTime),
    isOwn: of.flag,
    now: of.dateTime,
    respondent: of.object(Person),
    evaluatee: of.maybe(of.object(Person)),
    survey: of.object(Asked),
    answers: of.list(of.object(Answer)),
  }),
  run: userSurvey,
})

/** What of an answer seems to name somebody. */
export const Mentioned = objectFrom<Receipt['mentions'][number]>('SurveyMentions', {
  questionId: of.id('question'),
  mentions: of.list(of.choice(Mention)),
})

const SurveyReceipt = objectFrom<Receipt>('SurveyReceipt', {
  userSurveyId: of.id('userSurvey'),
  status: of.choice(UserSurveyStatus),
  progress: of.int,
  stored: of.list(of.object(Answer)),
  mentions: of.list(of.object(Mentioned)),
})

const userSurveyId = ref('userSurvey', UserSurvey.label)
const value = optional(integer('Valor', { min: -1000, max: 10_000 }))

const AnswerInput = inputFrom('SurveyAnswerInput', {
  questionId: id('question'),
  competenceId: optional(ref('competence', 'Competencia')),
  type: optional(text('Tipo', { max: 20 })),
  choice: value,
  omit: flag('Omitida'),
  na: optional(flag('No aplica')),
  texts: maybeListOf(
    inputFrom('SurveyAnswerTextInput', {
      text: optional(longText('Respuesta', { max: 4000, sensitivity: 'A' })),
      choice: value,
      number: value,
    }),
  ),
  comment: optional(longText('Comentario', { max: 2000, sensitivity: 'A' })),
  rev: optional(integer('Revisión', { min: 1, max: 1_000_000 })),
  at: optional(timestamp('Respondida')),
})

// A list of surveys says what was answered only to who answered it.
joinedFields(
  UserSurveyType,
  async (context, rows) => {
    const own = rows.filter(({ isOwn }) => isOwn && context.can('surveyAnswers.read'))
    const found = await answersOfAll(context, own)
    return rows.map(({ id }) => ({ answers: found.get(id) ?? [] }))
  },
  { answers: of.list(of.object(Answer)) },
)

/** Answers as they arrive, from whoever is signed in or by a link. */
export const arriving = {
  answers: listOf(AnswerInput),
  complete: optional(flag('Enviar')),
  sentAt: optional(timestamp('Enviada')),
}

mutation('respondSurvey', {
  input: inputFrom('RespondSurveyInput', { userSurveyId, ...arriving }),
  type: SurveyReceipt,
  run: respondSurvey,
})

mutation('completeSurvey', {
  input: inputFrom('CompleteSurveyInput', { userSurveyId }),
  type: SurveyReceipt,
  run: completeSurvey,
})

mutation('reopenSurvey', {
  input: inputFrom('ReopenSurveyInput', { userSurveyId, reason: Survey.fields.reason }),
  type: SurveyReceipt,
  run: reopenSurvey,
})
