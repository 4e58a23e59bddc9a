import { catalog } from '#platform/model/catalog.ts'
import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { id, integer, longText, optional, ref, timestamp } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { linkRegistry } from './links.ts'

/** What an answer holds: one of the values of its question, or words. */
export const AnswerType = catalog('AnswerType', { CHOICE: 'Elección', TEXT: 'Texto' })

/** The most that anybody writes of an evaluation, or of the climate of an area, in characters. */
export const LONGEST = 2000

/** The words of the specification, for a comment that says nothing. */
export const NO_COMMENT = 'Debe ingresar un comentario'

const written = () =>
  longText('Comentario', { max: LONGEST, least: 0, sensitivity: 'A' }).min(1, NO_COMMENT)

/** What one person says to another about an evaluation, and what the other answers. */
export const Feedback = entity({
  name: 'Feedback',
  table: 'survey_feedback',
  label: 'Retroalimentación',
  fields: {
    id: id('surveyFeedback'),
    userSurveyId: ref('userSurvey', 'Evaluación'),
    authorId: ref('user', 'Escribe'),
    comment: written(),
    response: optional(longText('Respuesta', { max: LONGEST, sensitivity: 'A' })),
    createdAt: timestamp('Escrita'),
    respondedAt: optional(timestamp('Respondida')),
    version: integer('Versión'),
  },
})

/** What somebody says of the climate of an area, once for each survey. */
export const ClimateFeedback = entity({
  name: 'ClimateFeedback',
  table: 'area_feedback',
  label: 'Comentario de clima',
  fields: {
    id: id('areaFeedback'),
    surveyId: ref('survey', 'Encuesta'),
    area: ref('area', 'Área'),
    comment: written(),
    createdAt: timestamp('Escrito'),
  },
})

const { userSurveyId, comment, version } = Feedback.fields
const seen = { id: Feedback.fields.id, version }

export const newFeedback = { userSurveyId, comment }
export type NewFeedback = ValuesOf<typeof newFeedback>
export const feedbackResponse = {
  ...seen,
  response: longText('Respuesta', { max: LONGEST, sensitivity: 'A' }),
}
export type FeedbackResponse = ValuesOf<typeof feedbackResponse>
export const feedbackChange = { ...seen, comment }
export type FeedbackChange = ValuesOf<typeof feedbackChange>
export const feedbackSeen = seen
export type FeedbackSeen = ValuesOf<typeof feedbackSeen>
const { surveyId, area } = ClimateFeedback.fields
export const newClimateFeedback = { surveyId, area, comment: ClimateFeedback.fields.comment }
export type NewClimateFeedback = ValuesOf<typeof newClimateFeedback>

/** The rows that this module keeps; those of the answers are of the surveys. */
export const registry = {
  ...linkRegistry,
  survey_feedback: {
    of: Feedback,
    publicId: { kind: 'surveyFeedback', no: 960, length: 6 },
    owner: { user: 'evaluatee_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('user_survey_id', 'updated_login_id', 'updated_at', 'creator_login_id'),
      evaluatee_id: as('feedback.read', ref('user', 'Persona evaluada')),
      ...shown('feedback.read', 'author_id', 'comment', 'response', 'created_at'),
      ...shown('feedback.read', 'responded_at'),
    },
  },
  area_feedback: {
    of: ClimateFeedback,
    publicId: { kind: 'areaFeedback', no: 961, length: 6 },
    owner: { user: 'author_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('author_id', 'creator_login_id'),
      area_id: as('climateFeedback.read', ref('area', 'Área')),
      ...shown('climateFeedback.read', 'survey_id', 'comment', 'created_at'),
    },
  },
} satisfies Registry
