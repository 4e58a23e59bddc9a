import { choice, flag, integer, optional, ref, text } from '#platform/model/field.ts'
import { byId, inputFrom, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { UserSurveyStatus, SurveyPart } from '../model/catalogs.ts'
import { Survey, surveySettings } from '../model/survey.ts'
import { surveyOverview } from './overview.queries.ts'
import { surveyReopenings } from './reopenings.queries.ts'
import { survey, surveys } from './surveys.queries.ts'
import { createSurvey, deleteSurvey, updateSurvey } from './surveys.service.ts'
import {
  EvaluateeType,
  OverviewType,
  ReopeningType,
  SurveyObject,
  UserSurveyType,
} from './types.ts'
import {
  evaluatees,
  supervisorSurveys,
  surveysForRespondent,
  userSurveys,
} from './user-surveys.queries.ts'

const { fields } = Survey

list('surveys', {
  type: SurveyObject,
  filter: inputFrom('SurveyFilter', {
    search: optional(text('Título', { max: 100 })),
    status: optional(fields.status),
    part: optional(choice(SurveyPart, 'Parte')),
  }),
  sort: ['startAt', 'endAt', 'title'] as const,
  run: surveys,
})

query('survey', { input: byId('survey'), type: SurveyObject, run: survey })

query('surveyOverview', { input: byId('survey'), type: OverviewType, run: surveyOverview })

query('surveyReopenings', {
  input: byId('survey'),
  type: ReopeningType,
  many: true,
  run: surveyReopenings,
})

mutation('createSurvey', {
  input: inputFrom('CreateSurveyInput', {
    type: fields.type,
    title: fields.title,
    startAt: fields.startAt,
    endAt: fields.endAt,
    privacy: optional(fields.privacy),
    template: optional(text('Plantilla', { max: 40 })),
    fromSurveyId: optional(ref('survey', 'Copiar las preguntas de')),
    withParticipants: optional(flag('Con los mismos participantes')),
  }),
  type: SurveyObject,
  run: createSurvey,
})

mutation('updateSurvey', {
  input: patchInputOf('UpdateSurveyInput', Survey, surveySettings, {
    id: fields.id,
    version: fields.version,
  }),
  type: SurveyObject,
  run: updateSurvey,
})

mutation('deleteSurvey', {
  input: inputFrom('DeleteSurveyInput', {
    id: fields.id,
    version: optional(integer('Versión')),
    reason: fields.reason,
  }),
  type: objectFrom<{ id: number }>('RemovedSurvey', { id: of.id('survey') }),
  run: deleteSurvey,
})

const given = {
  search: optional(text('Nombre o título', { max: 100 })),
  surveyId: optional(ref('survey', 'Encuesta')),
}
const filter = inputFrom('UserSurveyFilter', {
  ...given,
  status: optional(choice(UserSurveyStatus, 'Estado')),
})
const sort = ['endAt', 'fullname', 'progress'] as const

list('surveysForRespondent', { type: UserSurveyType, filter, sort, run: surveysForRespondent })

list('userSurveys', { type: UserSurveyType, filter, sort, run: userSurveys })

list('supervisorSurveys', { type: UserSurveyType, filter, sort, run: supervisorSurveys })

query('evaluatees', {
  input: inputFrom('EvaluateesInput', { surveyId: given.surveyId }),
  type: EvaluateeType,
  many: true,
  run: evaluatees,
})
