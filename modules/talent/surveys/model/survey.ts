import { entity } from '#platform/model/entity.ts'
import { type Registry, internal, shown, usual } from '#platform/model/registry.ts'
import {
  choice,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
  timestamp,
} from '#platform/model/field.ts'
import {
  EditionState,
  SurveyPrivacy,
  SurveyPublicAccess,
  SurveyRelation,
  SurveyStatus,
  UserSurveyStatus,
} from './catalogs.ts'
import { SurveyType } from './survey-types.ts'
import type { ISODate } from '#chile/dates.ts'

/** What a company asks its people, until when, and under which rules. */
export const Survey = entity({
  name: 'Survey',
  table: 'survey',
  label: 'Encuesta',
  fields: {
    id: id('survey'),
    type: choice(SurveyType, 'Tipo'),
    title: text('Título', { max: 150 }),
    instructions: optional(
      longText('Instrucciones', { max: 4000, help: 'Se leen en la portada, antes de responder' }),
    ),
    status: choice(SurveyStatus, 'Estado'),
    edition: integer('Versión de las preguntas', { min: 1 }),
    startAt: timestamp('Comienza'),
    endAt: timestamp('Termina'),
    canSkip: flag('Se pueden omitir preguntas'),
    disallowNeutral: flag('Escalas de acuerdo sin alternativa neutra', {
      help: 'Solo en encuestas de clima',
    }),
    hasComments: flag('Cada pregunta admite un comentario'),
    forceComments: flag('El comentario es obligatorio'),
    privacy: choice(SurveyPrivacy, 'Privacidad'),
    minGroup: integer('Grupo más pequeño que se muestra', { min: 5, max: 1000 }),
    minComments: integer('Comentarios por pregunta para mostrarlos', { min: 10, max: 1000 }),
    offlineGraceH: integer('Horas que se espera a quien respondió sin conexión', {
      min: 0,
      max: 72,
    }),
    publicAccess: choice(SurveyPublicAccess, 'Enlace público'),
    previousSurveyId: optional(ref('survey', 'Se compara con')),
    reason: optional(text('Motivo', { max: 500 })),
    closedAt: optional(timestamp('Cerrada')),
    version: integer('Versión'),
  },
})

/** What people write of a survey before it is activated. */
export const surveySettings = [
  'title',
  'instructions',
  'startAt',
  'endAt',
  'canSkip',
  'disallowNeutral',
  'hasComments',
  'forceComments',
  'privacy',
  'minGroup',
  'minComments',
  'offlineGraceH',
  'publicAccess',
  'previousSurveyId',
] as const

/** What is asked, in one of its editions. */
export const SurveyVersion = entity({
  name: 'SurveyVersion',
  table: 'survey_version',
  label: 'Versión de una encuesta',
  fields: {
    edition: integer('Versión', { min: 1 }),
    instructions: Survey.fields.instructions,
    state: choice(EditionState, 'Estado'),
    version: integer('Edición'),
  },
})

/** What somebody has to answer, the person it is about, and how far they are. */
export const UserSurvey = entity({
  name: 'UserSurvey',
  table: 'user_survey',
  label: 'Encuesta de una persona',
  fields: {
    id: id('userSurvey'),
    surveyId: ref('survey', 'Encuesta'),
    respondentId: ref('user', 'Responde'),
    evaluateeId: optional(ref('user', 'Evaluado')),
    relation: optional(choice(SurveyRelation, 'Relación')),
    alternative: optional(text('Variante', { max: 50 })),
    status: choice(UserSurveyStatus, 'Estado'),
    progress: integer('Avance', { min: 0, max: 100, unit: '%' }),
    completedAt: optional(timestamp('Respondida')),
  },
})

/** The rows that this module keeps. */
export const registry = {
  survey: {
    of: Survey,
    publicId: { kind: 'survey', no: 8, length: 5 },
    owner: {},
    keep: 'LABOUR',
    title: 'title',
    parts: {
      survey_version: 'COMPANY',
      scale_version: 'COMPANY',
      merged_need: 'COMPANY',
      competence: 'COMPANY',
      question: 'COMPANY',
      alternative: 'COMPANY',
      assignment_rule: 'COMPANY',
      user_survey: 'PERSON',
      user_survey_reopening: 'PERSON',
      answer: 'PERSON',
    },
    columns: {
      ...usual,
      ...internal('edition', 'process_id', 'sealed_at', 'creator_login_id', 'updated_login_id'),
      ...internal('updated_at', 'activated_at'),
      ...shown('evaluations.create', 'type', 'title', 'status', 'start_at', 'end_at', 'can_skip'),
      ...shown('evaluations.create', 'disallow_neutral', 'has_comments', 'force_comments'),
      ...shown('evaluations.create', 'privacy', 'min_group', 'min_comments', 'offline_grace_h'),
      ...shown('evaluations.create', 'public_access', 'previous_survey_id', 'reason', 'closed_at'),
    },
  },
} satisfies Registry

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Santiago',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The instant at which clocks in Chile show a time of a day, summer time or not. */
export function momentOf(day: ISODate, time: `${number}:${number}`): string {
  const wanted = `${day} ${time.padStart(5, '0')}`
  const found = ['-03:00', '-04:00']
    .map((offset) => new Date(`${day}T${time.padStart(5, '0')}:00${offset}`))
    .find((moment) => local.format(moment) === wanted)
  return (found ?? new Date(`${day}T${time.padStart(5, '0')}:00-04:00`)).toISOString()
}

/** A survey begins with its first day and ends with its last one. */
export const startOf = (day: ISODate): string => momentOf(day, '00:00')
export const endOf = (day: ISODate): string => momentOf(day, '23:59')

/** The day in Chile of an instant. */
export const dayOf = (moment: string | Date): ISODate => local.format(new Date(moment)).slice(0, 10)
