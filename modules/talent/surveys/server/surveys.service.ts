import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { actsOf } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import type { SurveyPrivacy, SurveyPublicAccess } from '../model/catalogs.ts'
import { surveyStates } from '../model/states.ts'
import { isAlwaysConfidential, type SurveyType } from '../model/survey-types.ts'
import { templateOf } from '../model/templates.ts'
import type { CompetenceInput } from '../model/definition.ts'
import { copyParticipants } from './assignment.service.ts'
import { definitionAt, inputOf, writeDefinition } from './definition.service.ts'
import { requireKeeper } from './scope.ts'
import { type LockedSurvey, lockedSurvey, survey, type SurveyRow } from './surveys.queries.ts'

export const surveyActs = actsOf(surveyStates, {
  table: 'survey',
  state: 'status',
  reason: 'reason',
})

/** Surveys have no person of their own: whoever keeps their type may do what their state allows. */
export const standing = (row: LockedSurvey) => ({
  id: row.id,
  version: row.version,
  state: row.status,
  relations: [],
})

export type NewSurvey = {
  type: SurveyType
  title: string
  startAt: Date | string
  endAt: Date | string
  privacy: SurveyPrivacy | null
  /** A template to begin with. */
  template: string | null
  /** Another survey whose questions it begins with, and with which it is compared. */
  fromSurveyId: number | null
  /** Whether the people of that one are asked too, as far as they work on the first day. */
  withParticipants: boolean | null
}

/** Begins a survey: empty, from a template, or with the questions of another one. */
export async function createSurvey(context: Context, input: NewSurvey) {
  const { tx, session } = context
  const { type, title, template, fromSurveyId } = input
  requireKeeper(context, type, 'create')
  requireDays(input)
  const begins = await beginning(context, input)
  const row = await tx
    .insertInto('survey')
    .values({
      type,
      title,
      startAt: new Date(input.startAt),
      endAt: new Date(input.endAt),
      ...begins.rules,
      privacy: privacyOf(type, input.privacy ?? begins.rules.privacy ?? null),
      hasComments: begins.rules.hasComments ?? template === 'desempeno180',
      previousSurveyId: begins.rules.previousSurveyId ?? null,
      creatorLoginId: session.loginId,
      updatedLoginId: session.loginId,
    })
    .returning(['id', 'startAt'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('surveyVersion')
    .values({ surveyId: row.id, edition: 1, instructions: begins.instructions })
    .execute()
  await writeDefinition(tx, row, { edition: 1, competences: [...begins.competences] })
  if (fromSurveyId !== null && input.withParticipants === true) {
    await copyParticipants(context, row.id, fromSurveyId)
  }
  return survey(context, row)
}

async function beginning(
  context: Context,
  { template, fromSurveyId, type }: NewSurvey,
): Promise<Beginning> {
  if (template !== null) {
    const found = templateOf(template)
    if (!found) throw invalid('template', 'No hay una plantilla con ese nombre')
    return { ...found, rules: {} }
  }
  if (fromSurveyId === null) return { instructions: null, competences: [], rules: {} }
  const other = await survey(context, { id: fromSurveyId })
  requireKeeper(context, other.type, 'update')
  const copied = await definitionAt(context.tx, other.id, other.edition)
  return {
    instructions: copied.instructions,
    competences: inputOf(copied.competences),
    rules: other.type === type ? rulesOf(other) : {},
  }
}

type Rules = Partial<
  Pick<SurveyRow, 'canSkip' | 'disallowNeutral' | 'hasComments' | 'forceComments' | 'privacy'> &
    Pick<SurveyRow, 'minGroup' | 'minComments' | 'offlineGraceH' | 'previousSurveyId'>
>
type Beginning = {
  instructions: string | null
  competences: readonly CompetenceInput[]
  /** How it is answered: as the survey of the same type with which it begins. */
  rules: Rules
}

const rulesOf = (other: SurveyRow): Rules => {
  const { canSkip, disallowNeutral, hasComments, forceComments, privacy } = other
  const { minGroup, minComments, offlineGraceH, id: previousSurveyId } = other
  const answering = { canSkip, disallowNeutral, hasComments, forceComments, privacy }
  return { ...answering, minGroup, minComments, offlineGraceH, previousSurveyId }
}

const privacyOf = (type: SurveyType, asked: SurveyPrivacy | null): SurveyPrivacy =>
  isAlwaysConfidential(type) ? 'CONFIDENTIAL' : (asked ?? 'IDENTIFIED')

function requireDays({ startAt, endAt }: { startAt: Date | string; endAt: Date | string }) {
  if (new Date(endAt) <= new Date(startAt)) {
    throw invalid('endAt', 'Debe terminar después de comenzar')
  }
}

type Settings = {
  title: string
  instructions: string | null
  startAt: Date | string
  endAt: Date | string
  canSkip: boolean
  disallowNeutral: boolean
  hasComments: boolean
  forceComments: boolean
  privacy: SurveyPrivacy
  minGroup: number
  minComments: number
  offlineGraceH: number
  publicAccess: SurveyPublicAccess
  previousSurveyId: number | null
}
export type SurveyPatch = Partial<Settings> & { id: number; version: number }

/** Changes a survey that is not activated yet; what is left out stays. */
export async function updateSurvey(context: Context, { id, version, ...patch }: SurveyPatch) {
  const { tx } = context
  const row = await lockedSurvey(context, id)
  requireKeeper(context, row.type, 'update')
  const { instructions, ...given } = patch
  const next = { ...row, ...given }
  requireDays(next)
  if (next.forceComments && !next.hasComments) {
    throw invalid('forceComments', 'Admita primero comentarios en cada pregunta')
  }
  if (next.disallowNeutral && row.type !== 'CLIMATE') {
    throw invalid('disallowNeutral', 'Solo una encuesta de clima deja fuera la alternativa neutra')
  }
  if (row.processId !== null && next.privacy !== 'IDENTIFIED') {
    throw invalid('privacy', 'Es de un proceso de evaluación: sus respuestas llevan nombre')
  }
  if (privacyOf(row.type, next.privacy) !== next.privacy) {
    throw invalid('privacy', 'Las encuestas de este tipo son siempre confidenciales')
  }
  if (next.publicAccess === 'SHARED' && next.privacy !== 'CONFIDENTIAL') {
    throw invalid(
      'publicAccess',
      'Un enlace compartido no sabe quién responde: elija antes respuestas confidenciales',
    )
  }
  if (given.previousSurveyId) await requireComparable(context, row, given.previousSurveyId)
  await surveyActs.act(context, 'edit', standing(row), {
    version,
    set: { ...given, ...touched(context) },
  })
  if (instructions !== undefined) {
    await tx
      .updateTable('surveyVersion')
      .set({ instructions })
      .where('surveyId', '=', id)
      .where('edition', '=', row.edition)
      .execute()
  }
  return survey(context, { id })
}

async function requireComparable(context: Context, row: LockedSurvey, otherId: number) {
  if (otherId === row.id) throw invalid('previousSurveyId', 'Elija otra encuesta')
  const other = await survey(context, { id: otherId })
  if (other.type !== row.type) throw conflict('Se comparan encuestas del mismo tipo')
}

type Removed = { id: number; version: number | null; reason: string | null }

/** Takes a survey out of sight, with a reason; what was answered is kept as long as it must be. */
export async function deleteSurvey(context: Context, { id, version, reason }: Removed) {
  const row = await lockedSurvey(context, id)
  requireKeeper(context, row.type, 'delete')
  await surveyActs.act(context, 'remove', standing(row), {
    version,
    reason,
    set: touched(context),
  })
  return { id }
}
