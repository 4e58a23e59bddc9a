import type pg from 'pg'
import { templates } from '#modules/talent/surveys/model/templates.ts'
import { climateSurveys } from './climate-surveys.ts'
import { insert } from './rows.ts'

export type SeedSurvey = {
  template: string
  title: string
  startAt: string
  endAt: string
  /** Who answers, as a statement over the people `p` who work and report to `boss`. */
  participants?: string
  /** All have answered; otherwise every second person. */
  everybody?: boolean
  /** Nobody has answered. */
  nobody?: boolean
  /** The title of the survey before, of one whose answers bear no name. */
  confidential?: { previous?: string | undefined }
  /** A template whose questions are asked after those of the first. */
  besides?: string
}

const self = `select p.id, p.id, 'SELF' from people p`
const boss = `select p.boss, p.id, 'SUPERVISOR' from people p where p.boss is not null`

/** One that is being written, one that is answered, one that ended, and those without names. */
const surveys: readonly SeedSurvey[] = [
  {
    template: 'desempeno180',
    title: 'Desempeño 2027',
    startAt: '2027-01-04T11:00:00Z',
    endAt: '2027-01-30T02:59:00Z',
    participants: `${self} limit 3`,
  },
  {
    template: 'desempeno180',
    title: 'Desempeño 2026',
    startAt: '2026-09-01T12:00:00Z',
    endAt: '2027-03-01T02:59:00Z',
    participants: `${self} union all ${boss}`,
  },
  {
    template: 'enps',
    title: 'Recomendación, agosto 2026',
    startAt: '2026-08-03T12:00:00Z',
    endAt: '2026-08-15T03:59:00Z',
    participants: `select p.id, null::bigint, null from people p`,
  },
  ...climateSurveys.map(({ title, startAt, endAt, participants, previous }) => ({
    template: 'clima',
    besides: 'enps',
    title,
    startAt,
    endAt,
    participants,
    confidential: { previous },
  })),
]

/** People with a contract on a day, their supervisor, and where they are. */
const people = `with people as (
  select distinct on (c.user_id) c.user_id as id, v.supervisor_id as boss,
    c.initial_date as since, jsonb_build_object(
    'businessId', c.business_id, 'areaId', v.area_id, 'area', a.name,
    'branchOfficeId', v.branch_office_id, 'unitId', v.hierarchy_node_id, 'jobTitle', v.job_title,
    'supervisorId', v.supervisor_id) as place
  from user_contract c
  join user_contract_version v on v.company_id = $1 and v.user_contract_id = c.id
    and v.superseded_at is null and v.valid @> '2026-09-01'::date
  left join area a on a.company_id = $1 and a.id = v.area_id
  where c.company_id = $1 and c.status = 'ACTIVE'
    and (c.final_date is null or c.final_date >= '2026-09-01')
  order by c.user_id, c.id)`

/** The surveys of the demo world: a draft, an evaluation under way, and one that closed. */
export async function seedSurveys(client: pg.Client, companyId: number): Promise<void> {
  for (const survey of surveys) {
    const id = await seedSurvey(client, companyId, survey)
    if (survey.title !== 'Desempeño 2027') await run(client, companyId, id, survey)
  }
}

export async function seedSurvey(client: pg.Client, companyId: number, survey: SeedSurvey) {
  const template = templates.find(({ code }) => code === survey.template)
  if (!template) throw new Error(`No template ${survey.template}`)
  const more = templates.find(({ code }) => code === survey.besides)
  const competences = [...template.competences, ...(more?.competences ?? [])]
  const { rows } = await client.query<{ id: string }>(
    `insert into survey (company_id, type, title, start_at, end_at, privacy, previous_survey_id)
     values ($1, $2, $3, $4, $5, coalesce($6, 'IDENTIFIED'), (select before.id from survey before
       where before.company_id = $1 and before.title = $7)) returning id`,
    [
      companyId,
      template.type,
      survey.title,
      survey.startAt,
      survey.endAt,
      survey.confidential ? 'CONFIDENTIAL' : null,
      survey.confidential?.previous,
    ],
  )
  const surveyId = Number(rows[0]?.id)
  const edition = { companyId, surveyId, edition: 1 }
  await insert(client, 'survey_version', [{ ...edition, instructions: template.instructions }])
  await insert(
    client,
    'competence',
    competences.map(({ key, title, description, weight }, at) => ({
      ...edition,
      stableKey: key,
      position: at + 1,
      title,
      description,
      weight,
    })),
  )
  const { rows: kept } = await client.query<{ id: string; key: string }>(
    'select id, stable_key as key from competence where company_id = $1 and survey_id = $2',
    [companyId, surveyId],
  )
  const idOf = new Map(kept.map(({ id, key }) => [key, Number(id)]))
  const questions = competences.flatMap((competence) =>
    competence.questions.map((question) => ({ ...question, competence: competence.key })),
  )
  await insert(
    client,
    'question',
    questions.map(({ key, competence, metadata, ...question }, at) => ({
      ...edition,
      ...question,
      competenceId: idOf.get(competence),
      stableKey: key,
      position: at + 1,
      metadata: metadata === null ? {} : JSON.parse(metadata),
    })),
  )
  await client.query(
    `${people} insert into user_survey (company_id, survey_id, edition, respondent_id,
       evaluatee_id, relation, person_snapshot)
     select $1, $2, 1, asked.by, asked.about, asked.relation,
       jsonb_build_object('respondent', one.place, 'evaluatee', other.place)
     from (${survey.participants}) asked (by, about, relation)
     left join people one on one.id = asked.by
     left join people other on other.id = asked.about`,
    [companyId, surveyId],
  )
  return surveyId
}

/**
 * Activates a survey as whoever keeps it does, and answers it of every second person, or of all;
 * what bears no name is answered apart, by each person.
 */
export async function run(client: pg.Client, companyId: number, id: number, survey: SeedSurvey) {
  const { endAt, confidential, everybody = false, nobody = false } = survey
  const values = [companyId, id]
  const answered = nobody ? 'false' : everybody ? 'true' : 'u.id % 2 = 0'
  await client.query(
    `update question set scale_version = 1 where company_id = $1 and survey_id = $2
       and scale_code is not null`,
    values,
  )
  await client.query(
    `update survey_version set state = 'FROZEN', hash = 'demo', frozen_at = '2026-08-01T12:00:00Z'
     where company_id = $1 and survey_id = $2`,
    values,
  )
  await client.query(
    `update survey set status = 'ACTIVE', activated_at = start_at
     where company_id = $1 and id = $2`,
    values,
  )
  if (confidential) return
  await answerSome(client, companyId, id, { who: answered, at: '2026-09-08T15:00:00Z' })
  if (endAt > '2026-09-15') return
  await client.query(
    `update survey set status = 'CLOSED', closed_at = end_at where company_id = $1 and id = $2`,
    values,
  )
}

/** Some of the people of a survey, as a condition on `u`, answered it at an instant. */
export async function answerSome(
  client: pg.Client,
  companyId: number,
  id: number,
  { who, at }: { readonly who: string; readonly at: string },
): Promise<void> {
  const values = [companyId, id, at]
  await client.query(
    `insert into answer (company_id, user_survey_id, question_id, choice, omit, at)
     select $1, u.id, q.id, case when q.scale_code is not null
         then 2 + (coalesce(u.evaluatee_id, u.id) * 7 + q.competence_id * 5) % 3
           + (u.id + q.id) % 2 end,
       q.scale_code is null, $3
     from user_survey u join question q on q.company_id = $1 and q.survey_id = u.survey_id
     where u.company_id = $1 and u.survey_id = $2 and ${who}`,
    values,
  )
  await client.query(
    `update user_survey u set status = 'COMPLETE', progress = 100, completed_at = $3
     where u.company_id = $1 and u.survey_id = $2 and ${who}`,
    values,
  )
}
