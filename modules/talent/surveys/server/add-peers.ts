import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { keepPlaces } from './assignment.service.ts'
import { sayBegun } from './say.ts'

type Asked = { processId: number; evaluateeId: number; peerIds: readonly number[] }
type Given = { id: number; respondentId: number; surveyId: number }

/**
 * Asks peers about a person in the surveys of a process that ask about that person and have begun
 * and not ended, all in one statement: those who answer about them already stay as they are. Who
 * may is asked before.
 *
 * @returns whether any survey takes their answers
 */
export async function addPeers(
  context: Context,
  { processId, evaluateeId, peerIds }: Asked,
): Promise<boolean> {
  const { tx, now } = context
  const surveys = await tx
    .selectFrom('survey')
    .selectAll()
    .where('processId', '=', processId)
    .where('status', 'in', ['ACTIVE', 'PAUSED'])
    .where(
      sql<boolean>`exists (select from user_survey known
        where known.company_id = app.current_company() and known.survey_id = survey.id
          and known.evaluatee_id = ${evaluateeId}::bigint)`,
    )
    .orderBy('id')
    .forShare()
    .execute()
  const ids = surveys.map(({ id }) => id)
  if (ids.length === 0) return false
  const { rows } = await sql<Given>`
    insert into user_survey (company_id, survey_id, edition, respondent_id, evaluatee_id, relation,
      created_at)
    select app.current_company(), survey.id, survey.edition, peer.id, ${evaluateeId}::bigint,
      'PEER', ${now}
    from survey
    cross join unnest(${[...peerIds]}::bigint[]) peer (id)
    where survey.company_id = app.current_company() and survey.id = any(${ids}::bigint[])
    on conflict (company_id, survey_id, respondent_id, evaluatee_id) do nothing
    returning id, respondent_id as "respondentId", survey_id as "surveyId"`.execute(tx)
  // A process reads few surveys: usually one.
  for (const survey of surveys) {
    const given = rows.filter(({ surveyId }) => surveyId === survey.id)
    await keepPlaces(context, survey)
    await sayBegun(context, survey, given)
  }
  return true
}
