import { keepResults } from '#modules/talent/climate/server/index.ts'
import { openDatabase } from '#platform/server/sql/db.ts'
import { publicId } from '#platform/model/ids.ts'
import type { BenchDatabase } from '../pipeline/server.ts'

const PEOPLE = 50_000
const QUESTIONS = 60
const GROUPS = 300

/** So many answers were given. */
export const ANSWERS = PEOPLE * QUESTIONS

/**
 * A climate survey of 50.000 people that is published: 300 groups, each with its answers to 60
 * questions, as sealing leaves them. Beside it a table of all answers and nothing else, which is
 * counted by `counted`. The triggers of the tables sleep meanwhile.
 */
export async function publishResults({ owner, ownerUrl }: BenchDatabase) {
  const one = async (text: string, values: unknown[] = []) =>
    (await owner.query<{ id: string }>(text, values)).rows.map(({ id }) => Number(id))
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  const [id = 0] = await one(
    `insert into survey (company_id, type, title, status, privacy, start_at, end_at, activated_at,
       closed_at)
     values (1, 'CLIMATE', 'Clima medido', 'COMPLETE', 'CONFIDENTIAL', now() - interval '30 days',
       now() - interval '9 days', now() - interval '30 days', now() - interval '9 days')
     returning id`,
  )
  await owner.query(
    `insert into survey_version (company_id, survey_id, edition, state, hash)
     values (1, $1, 1, 'FROZEN', 'x')`,
    [id],
  )
  const competences = await one(
    `insert into competence (company_id, survey_id, edition, stable_key, position, title)
     select 1, $1, 1, 'c' || n, n, 'Dimensión ' || n from generate_series(1, 12) n returning id`,
    [id],
  )
  const questions = await one(
    `insert into question (company_id, survey_id, edition, competence_id, stable_key, position,
       title, type, scale_code, scale_version)
     select 1, $1, 1, ($2::bigint[])[1 + n % 12], 'q' || n, n, 'Pregunta ' || n, 'LIKERT',
       'AGREE_5', 1
     from generate_series(1, ${QUESTIONS}) n returning id`,
    [id, competences],
  )
  await owner.query(
    `insert into climate_survey (company_id, survey_id, families, invited, answered, sealed_at)
     values (1, $1, '["area"]', ${PEOPLE}, ${PEOPLE}, now())`,
    [id],
  )
  await owner.query(
    `insert into climate_cell (company_id, survey_id, id, family, place, label, n)
     select 1, $1, n, case when n = 0 then 'all' else 'area' end, n::text, 'Área ' || n,
       case when n = 0 then ${PEOPLE} else ${PEOPLE} / ${GROUPS} end
     from generate_series(0, ${GROUPS}) n`,
    [id],
  )
  await owner.query(
    `insert into climate_cell_question (company_id, survey_id, cell_id, question_id, hist, omitted,
       na)
     select 1, $1, n, q, array[0, 20, 25, 30, 40 + n % 7, 45 + q % 5, 0, 0, 0, 0, 0, 0]::int[], 2, 0
     from generate_series(0, ${GROUPS}) n, unnest($2::bigint[]) q`,
    [id, questions],
  )
  await owner.query(
    `create table answer_alone as
     select (n % ${GROUPS})::int as cell, q::int as question, (1 + (n + q) % 5)::smallint as choice
     from generate_series(1, ${PEOPLE}) n, unnest($1::bigint[]) q`,
    [questions],
  )
  await owner.query('commit')
  const db = openDatabase(ownerUrl, { connections: 1 })
  const nobody = { userId: null, loginId: null, acting: false, traceId: 'bench' }
  await keepResults({ db, tabulator: db }, { session: { companyId: 1, ...nobody }, surveyId: id })
  await db.close()
  await owner.query('vacuum analyze climate_cell')
  await owner.query('vacuum analyze climate_cell_question')
  await owner.query('vacuum analyze answer_alone')
  const counted = 'select cell, question, avg(choice) from answer_alone group by cell, question'
  return { publicId: publicId('survey', id), counted }
}
