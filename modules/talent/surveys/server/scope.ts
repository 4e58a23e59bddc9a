import type { Reach } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { forbidden, notFound } from '#platform/server/errors.ts'
import { partOf } from '../model/states.ts'
import { SurveyType } from '../model/survey-types.ts'

type Action = 'read' | 'create' | 'update' | 'delete'
type Reader = { reach(permission: Permission): Reach }

/** The right over surveys of a type: evaluations and surveys have one each. */
export const rightOver = (type: SurveyType, action: Action): Permission =>
  `${partOf(type)}.${action}`

/** Whether somebody has a right over all surveys of a type, whoever takes part in them. */
export const reachesType = ({ reach }: Reader, type: SurveyType, action: Action): boolean =>
  reach(rightOver(type, action)).all

/** The types over all of whose surveys somebody has a right. */
export const typesWithin = (reader: Reader, action: Action): readonly SurveyType[] =>
  SurveyType.values.filter((type) => reachesType(reader, type, action))

/**
 * Refuses to write a survey without the right over the whole company: it may ask anybody. Who may
 * not even read it is answered as if it were not there.
 */
export function requireKeeper(context: Context, type: SurveyType, action: Action): void {
  if (reachesType(context, type, action)) return
  if (!context.can(rightOver(type, 'read'))) throw notFound()
  throw forbidden('Las encuestas son de toda la empresa, y este acceso no la alcanza entera')
}

/**
 * Whether a `survey` of a statement is one that its reader may see: of a type that they read whole,
 * once activated or while they write it; or one that they were given to answer.
 */
export function surveyShown(context: Context) {
  const { userId } = context.actor
  const read = typesWithin(context, 'read')
  const written = typesWithin(context, 'update')
  return sql<boolean>`(survey.status <> 'DELETED' and (
    (survey.type = any(${[...read]}::text[])
      and (survey.status <> 'PENDING' or survey.type = any(${[...written]}::text[])))
    or (survey.status not in ('PENDING', 'HIDDEN') and exists (select from user_survey mine
      where mine.company_id = app.current_company() and mine.survey_id = survey.id
        and mine.respondent_id = ${userId}::bigint))))`
}
