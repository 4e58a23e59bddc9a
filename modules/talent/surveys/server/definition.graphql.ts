import { flag, id, integer, optional, text, timestamp, choice } from '#platform/model/field.ts'
import { byId, inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { assignmentFields } from '../model/assignment.ts'
import { competenceFields, questionFields } from '../model/definition.ts'
import { SurveyMove } from '../model/catalogs.ts'
import { Survey } from '../model/survey.ts'
import {
  assignSurvey,
  previewAssignment,
  removeSurveyParticipant,
  surveyPeopleChoices,
} from './assignment.service.ts'
import { surveyBank } from './bank.queries.ts'
import { saveSurveyDefinition, surveyDefinition } from './definition.service.ts'
import {
  applySurveyCorrection,
  correctSurvey,
  extendSurvey,
  moveSurvey,
  remindSurvey,
  surveyChecks,
} from './life.service.ts'
import {
  BankQuestionType,
  CheckType,
  DefinitionType,
  ParticipantType,
  PeopleChoicesType,
  PreviewType,
  SurveyObject,
} from './types.ts'
import { surveyParticipants } from './user-surveys.queries.ts'

const seen = { id: id('survey'), version: optional(integer('Versión')) }
const search = optional(text('Buscar', { max: 100 }))

query('surveyDefinition', {
  input: inputFrom('SurveyDefinitionInput', {
    id: seen.id,
    edition: optional(Survey.fields.edition),
  }),
  type: DefinitionType,
  run: surveyDefinition,
})

const question = inputFrom('QuestionInput', questionFields)
const competence = inputFrom('CompetenceInput', {
  ...competenceFields,
  questions: listOf(question),
})

mutation('saveSurveyDefinition', {
  input: inputFrom('SaveSurveyDefinitionInput', {
    id: seen.id,
    edition: Survey.fields.edition,
    version: integer('Versión'),
    instructions: Survey.fields.instructions,
    competences: listOf(competence),
  }),
  type: DefinitionType,
  run: saveSurveyDefinition,
})

query('surveyBank', {
  input: inputFrom('SurveyBankInput', { search }),
  type: BankQuestionType,
  many: true,
  run: surveyBank,
})

query('surveyChecks', {
  input: byId('survey'),
  type: CheckType,
  many: true,
  run: surveyChecks,
})

const rule = inputFrom('AssignmentInput', { id: seen.id, ...assignmentFields })

query('surveyPeopleChoices', {
  input: byId('survey'),
  type: PeopleChoicesType,
  run: surveyPeopleChoices,
})

query('previewAssignment', { input: rule, type: PreviewType, run: previewAssignment })

mutation('assignSurvey', { input: rule, type: SurveyObject, run: assignSurvey })

list('surveyParticipants', {
  type: ParticipantType,
  filter: inputFrom('SurveyParticipantsFilter', { id: seen.id, search }),
  sort: ['fullname'] as const,
  run: surveyParticipants,
})

mutation('removeSurveyParticipant', {
  input: byId('userSurvey'),
  type: SurveyObject,
  run: removeSurveyParticipant,
})

mutation('moveSurvey', {
  input: inputFrom('MoveSurveyInput', {
    ...seen,
    move: choice(SurveyMove, 'Qué hacer'),
    reason: Survey.fields.reason,
    endAt: optional(timestamp('Nuevo término')),
  }),
  type: SurveyObject,
  run: moveSurvey,
})

mutation('extendSurvey', {
  input: inputFrom('ExtendSurveyInput', { ...seen, endAt: Survey.fields.endAt }),
  type: SurveyObject,
  run: extendSurvey,
})

mutation('correctSurvey', { input: byId('survey'), type: DefinitionType, run: correctSurvey })

mutation('applySurveyCorrection', {
  input: inputFrom('ApplySurveyCorrectionInput', { ...seen, discard: flag('Descartar') }),
  type: SurveyObject,
  run: applySurveyCorrection,
})

mutation('remindSurvey', {
  input: byId('survey'),
  type: objectFrom<{ id: number; reminded: number }>('RemindedSurvey', {
    id: of.id('survey'),
    reminded: of.int,
  }),
  run: remindSurvey,
})
