import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { LEAST_INVITED, participationShown } from '../model/participation.ts'
import { reachesType } from './scope.ts'
import { survey } from './surveys.queries.ts'

/**
 * How a survey goes: who was asked and has answered, by the areas of its first day. Fewer than five
 * people are never counted by themselves.
 */
export async function surveyOverview(context: Context, { id }: { id: number }) {
  const row = await survey(context, { id })
  if (!reachesType(context, row.type, 'read')) throw notFound()
  const { rows } = await sql<{ area: string | null; invited: number; answered: number }>`
    select given.area, count(*)::int as invited,
      (count(*) filter (where given.status = 'COMPLETE'))::int as answered
    from user_survey given
    where given.company_id = app.current_company() and given.survey_id = ${id}
    group by 1`.execute(context.tx)
  const invited = rows.reduce((total, one) => total + one.invited, 0)
  const answered = rows.reduce((total, one) => total + one.answered, 0)
  const hides = row.privacy === 'CONFIDENTIAL' && invited < LEAST_INVITED
  return {
    survey: row,
    invited,
    answered: hides ? null : answered,
    /** Before the survey begins nobody's area is fixed. */
    areas: row.status === 'PENDING' ? [] : participationShown(rows),
  }
}
export type SurveyOverview = Awaited<ReturnType<typeof surveyOverview>>
