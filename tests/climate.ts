import type { Context, Services } from '#platform/server/context.ts'
import { noAnswer } from '#modules/talent/surveys/model/answer.ts'
import type { DraftAnswer } from '#modules/talent/climate/model/choices.ts'
import type { DraftPlace } from '#modules/talent/climate/server/drafts.ts'
import type { startApi } from './api.ts'

type Parts = Pick<Awaited<ReturnType<typeof startApi>>, 'asCompany' | 'database' | 'services'> & {
  companyId: number
}

/** A confidential survey of six questions on two dimensions, one question written. */
export const climateQuestions = ['Ánimo', 'Confianza', 'Carga', 'Apoyo', 'Sugerencia'] as const

type Cuts = {
  families: readonly string[]
  crossings: readonly (readonly [string, string])[]
}

type Kept = { publicAccess?: 'NONE' | 'SHARED' | 'PERSONAL'; cuts?: Cuts }

/** What the results of a survey are cut by, of one that is not active yet. */
const keepCuts = (
  asCompany: Parts['asCompany'],
  survey: readonly number[],
  { families, crossings }: Cuts,
) =>
  asCompany(
    `insert into climate_survey (company_id, survey_id, families, crossings)
     values ($1, $2, $3, $4)`,
    [...survey, JSON.stringify(families), JSON.stringify(crossings)],
  )

/** A climate survey that some people are asked, behind the back of the API, and active. */
export async function openClimate(
  { asCompany, database: { owner }, companyId }: Parts,
  invited: readonly { userId: number; place: object }[],
  title = 'Clima de septiembre',
  { publicAccess = 'NONE', cuts }: Kept = {},
) {
  await asCompany(
    `insert into survey (company_id, type, title, start_at, end_at, privacy, public_access)
     values ($1, 'CLIMATE', $2, '2026-09-01', '2026-09-30', 'CONFIDENTIAL', $3)`,
    [companyId, title, publicAccess],
  )
  const { rows } = await owner.query<{ id: number }>(
    'select max(id) as id from survey where company_id = $1',
    [companyId],
  )
  const surveyId = Number(rows[0]?.id)
  await asCompany(
    'insert into survey_version (company_id, survey_id, edition) values ($1, $2, 1)',
    [companyId, surveyId],
  )
  await asCompany(
    `insert into competence (company_id, survey_id, edition, stable_key, position, title)
     values ($1, $2, 1, 'animo', 1, 'Ánimo'), ($1, $2, 1, 'trabajo', 2, 'Trabajo')`,
    [companyId, surveyId],
  )
  await asCompany(
    `insert into question (company_id, survey_id, edition, competence_id, stable_key, position,
       title, type, scale_code, scale_version, engagement)
     select c.company_id, c.survey_id, 1, c.id, q.key, q.position, q.title, q.type,
       case when q.type = 'LIKERT' then 'AGREE_5' end,
       case when q.type = 'LIKERT' then 1 end, q.position = 1
     from (values ('animo', 'animo1', 1, 'Ánimo', 'LIKERT'),
       ('animo', 'animo2', 2, 'Confianza', 'LIKERT'), ('trabajo', 'trabajo1', 1, 'Carga', 'LIKERT'),
       ('trabajo', 'trabajo2', 2, 'Apoyo', 'LIKERT'),
       ('trabajo', 'trabajo3', 3, 'Sugerencia', 'OPEN')) q (competence, key, position, title, type)
     join competence c on c.company_id = $1 and c.survey_id = $2 and c.stable_key = q.competence`,
    [companyId, surveyId],
  )
  await asCompany(
    `insert into user_survey (company_id, survey_id, edition, respondent_id, person_snapshot)
     select $1, $2, 1, given.person, jsonb_build_object('respondent', given.place)
     from jsonb_to_recordset($3::jsonb) given (person bigint, place jsonb)`,
    [
      companyId,
      surveyId,
      JSON.stringify(invited.map(({ userId, place }) => ({ person: userId, place }))),
    ],
  )
  if (cuts) await keepCuts(asCompany, [companyId, surveyId], cuts)
  await asCompany(
    `update survey_version set state = 'FROZEN', hash = 'x' where company_id = $1
       and survey_id = $2`,
    [companyId, surveyId],
  )
  await asCompany(
    `update survey set status = 'ACTIVE', activated_at = '2026-09-01' where company_id = $1
       and id = $2`,
    [companyId, surveyId],
  )
  const asked = await owner.query<{ id: number }>(
    `select q.id from question q join competence c on c.company_id = q.company_id
       and c.id = q.competence_id
     where q.company_id = $1 and q.survey_id = $2 order by c.position, q.position`,
    [companyId, surveyId],
  )
  const place: DraftPlace = { surveyId, edition: 1 }
  return { surveyId, place, questions: asked.rows.map(({ id }) => Number(id)) }
}

/** Work as a request of a person does it, in a transaction of its own. */
export const requestOf =
  (services: Services, companyId: number) =>
  <Result>(
    userId: number,
    work: (context: Context) => Promise<Result>,
    { acting = false } = {},
  ): Promise<Result> => {
    const session = { companyId, userId, loginId: userId, acting, traceId: `t${userId}` }
    return services.db.withTenant(session, (tx, client, platform) => {
      const own = { tx, client, platform, session, actor: { userId }, services }
      return work({ ...own, now: services.now() } as unknown as Context)
    })
  }

/** An answer with its first `rev` unless another is said. */
export const given = (questionId: number, more: Partial<DraftAnswer>): DraftAnswer => ({
  ...noAnswer,
  rev: 1,
  ...more,
  questionId,
})
