import type { Context } from '#platform/server/context.ts'
import { forbidden, notFound } from '#platform/server/errors.ts'
import { partOf } from '#modules/talent/surveys/model/states.ts'

/**
 * A survey for whoever keeps it: it asks the right over all surveys of its type.
 *
 * @throws UserError not-found, also for whoever may not read it; forbidden without the right
 */
export async function keptSurvey(context: Context, id: number) {
  const survey = await context.tx
    .selectFrom('survey')
    .select(['id', 'type', 'title', 'status', 'privacy', 'publicAccess', 'startAt', 'endAt'])
    .where('id', '=', id)
    .where('status', '<>', 'DELETED')
    .executeTakeFirstOrThrow(notFound)
  const part = partOf(survey.type)
  if (context.reach(`${part}.update`).all) return survey
  if (!context.can(`${part}.read`)) throw notFound()
  throw forbidden('Las encuestas son de toda la empresa, y este acceso no la alcanza entera')
}
