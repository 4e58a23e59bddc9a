import { notify } from '#modules/company/notices/server/index.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import {
  changedMeanwhile,
  conflict,
  forbidden,
  invalid,
  notFound,
  UserError,
} from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import type {
  FeedbackChange,
  FeedbackResponse,
  FeedbackSeen,
  NewClimateFeedback,
  NewFeedback,
} from '../model/feedback.ts'
import { commentedAreas, feedbackWithin } from './feedback.queries.ts'
import { requireOneself } from './oneself.ts'

constraintMessages({
  survey_feedback_once: { message: 'Esta evaluación ya tiene retroalimentación', field: 'comment' },
  area_feedback_once: { message: 'Ya comentó esa área en esta encuesta', field: 'comment' },
})

/** The words of the specification. */
const NO_AREA = 'Error al ingresar el feedback del área seleccionada'

type Said = { id: number; version: number }

/** Says something to the person of an evaluation that was sent. */
export async function createFeedback(context: Context, input: NewFeedback): Promise<Said> {
  const { tx, session } = context
  const author = requireOneself(context, 'escribe')
  const taken = await tx
    .selectFrom('userSurvey as taken')
    .select(['taken.id', 'taken.evaluateeId', 'taken.status', 'taken.surveyId'])
    .where('taken.id', '=', input.userSurveyId)
    .where('taken.evaluateeId', 'is not', null)
    .where(personWithin(context.reach('feedback.create'), 'taken.evaluateeId'))
    .executeTakeFirstOrThrow(notFound)
  if (taken.status !== 'COMPLETE') throw conflict('La evaluación todavía no se ha enviado')
  const { evaluateeId } = taken
  if (evaluateeId === null) throw notFound()
  if (evaluateeId === author) throw forbidden('La retroalimentación la escribe otra persona')
  const said = await tx
    .insertInto('surveyFeedback')
    .values({
      userSurveyId: taken.id,
      evaluateeId,
      authorId: author,
      comment: input.comment,
      creatorLoginId: session.loginId,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await tell(context, evaluateeId, said.id, 'Tiene retroalimentación')
  return said
}

/** Answers what was said to oneself, once. */
export async function respondFeedback(context: Context, input: FeedbackResponse): Promise<Said> {
  const own = requireOneself(context, 'escribe')
  const said = await locked(context, 'feedback.read', input)
  if (said.evaluateeId !== own) throw forbidden('La responde la persona evaluada')
  if (said.response !== null) throw conflict('Ya respondió esta retroalimentación')
  const row = await change(context, said, { response: input.response, respondedAt: context.now })
  await tell(context, said.authorId, said.id, 'Respondieron su retroalimentación')
  return row
}

/** Corrects what one said while it has no answer; nobody changes the words of another. */
export async function updateFeedback(context: Context, input: FeedbackChange): Promise<Said> {
  const own = requireOneself(context, 'escribe')
  const said = await locked(context, 'feedback.update', input)
  if (said.response !== null) throw conflict('Ya tiene respuesta: no se cambia')
  if (said.authorId !== own) throw forbidden('La corrige quien la escribió')
  return change(context, said, { comment: input.comment })
}

/** Takes back what was said. */
export async function deleteFeedback(context: Context, input: FeedbackSeen): Promise<Said> {
  const said = await locked(context, 'feedback.delete', input)
  await context.tx.deleteFrom('surveyFeedback').where('id', '=', said.id).execute()
  return { id: said.id, version: said.version }
}

/** Says something of the climate of one's area in a survey. */
export async function createClimateFeedback(context: Context, input: NewClimateFeedback) {
  const [said] = await createFeedbackSurveyAreas(context, {
    surveyId: input.surveyId,
    areas: [{ area: input.area, comment: input.comment }],
  })
  if (!said) throw notFound()
  return said
}

type AreasOf = { surveyId: number; areas: { area: number; comment: string }[] }

/**
 * The same of several areas at once, all or none; each has one comment of each person.
 *
 * @throws UserError where an area is none that they may comment, or has their comment already
 */
export async function createFeedbackSurveyAreas(context: Context, { surveyId, areas }: AreasOf) {
  const { tx, session } = context
  const authorId = requireOneself(context, 'escribe')
  await requireClimate(context, surveyId)
  await requireUnsaid(context, surveyId, areas)
  return tx
    .insertInto('areaFeedback')
    .values(
      areas.map(({ area: areaId, comment }) => ({
        surveyId,
        areaId,
        authorId,
        comment,
        creatorLoginId: session.loginId,
      })),
    )
    .returning(['surveyId', 'areaId as area', 'comment'])
    .execute()
}

/** Areas that somebody may comment and has not: some, and each once. */
async function requireUnsaid(context: Context, surveyId: number, areas: AreasOf['areas']) {
  const ids = areas.map(({ area }) => area)
  if (ids.length === 0) throw invalid('areas', 'Elija al menos un área')
  if (new Set(ids).size < ids.length) throw invalid('areas', 'Cada área se comenta una vez')
  const known = await context.tx
    .selectFrom('area')
    .leftJoin('areaFeedback as said', (join) =>
      join
        .onRef('said.areaId', '=', 'area.id')
        .on('said.surveyId', '=', surveyId)
        .on('said.authorId', '=', context.actor.userId ?? 0),
    )
    .select(['area.name', 'said.id as saidId'])
    .where(sql<boolean>`area.id = any(${ids}::bigint[])`)
    .where('area.id', 'in', commentedAreas(context))
    .orderBy('area.name')
    .execute()
  if (known.length !== ids.length) throw new UserError('not-found', NO_AREA)
  const said = known.flatMap(({ name, saidId }) => (saidId === null ? [] : [name]))
  if (ids.length > 1 && said.length > 0) {
    throw conflict(`Ya comentó en esta encuesta: ${said.join(', ')}`)
  }
}

/** A survey of climate that began, and that the person is asked in or reads whole. */
async function requireClimate(context: Context, surveyId: number): Promise<void> {
  const { tx, actor } = context
  await tx
    .selectFrom('survey')
    .select('survey.id')
    .where('survey.id', '=', surveyId)
    .where('survey.type', '=', 'CLIMATE')
    .where('survey.status', 'not in', ['PENDING', 'DELETED'])
    .$if(!context.can('climateFeedback.read'), (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('userSurvey as taken')
            .select('taken.id')
            .whereRef('taken.surveyId', '=', 'survey.id')
            .where('taken.respondentId', '=', actor.userId ?? 0),
        ),
      ),
    )
    .executeTakeFirstOrThrow(notFound)
}

/** Feedback that is acted on, as its reader saw it. */
async function locked(
  context: Context,
  permission: 'feedback.read' | 'feedback.update' | 'feedback.delete',
  { id, version }: FeedbackSeen,
) {
  const said = await feedbackWithin(context, permission)
    .select(['said.id', 'said.version', 'said.evaluateeId', 'said.authorId', 'said.response'])
    .where('said.id', '=', id)
    .forNoKeyUpdate('said')
    .executeTakeFirstOrThrow(notFound)
  if (said.version !== version) throw changedMeanwhile({ table: 'surveyFeedback', key: { id } })
  return said
}

type Changed = { comment?: string; response?: string; respondedAt?: Date }

const change = (context: Context, { id, version }: Said, set: Changed): Promise<Said> =>
  context.tx
    .updateTable('surveyFeedback')
    .set({ ...set, ...touched(context), version: version + 1 })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** Tells that something was said, without its words. */
const tell = (context: Context, userId: number, id: number, title: string) =>
  notify(context, [
    {
      userId,
      kind: 'ANSWER',
      key: `survey-feedback:${id}:${title}`,
      title,
      link: '/home/evaluaciones',
      shown: true,
      mail: 'NOW',
    },
  ])
