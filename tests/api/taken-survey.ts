import type pg from 'pg'
import { publicId } from '#platform/model/ids.ts'

/** A question of a survey of a test; without a type it has five values of performance. */
export type MadeQuestion = {
  title: string
  type?: string
  scale?: string
  required?: boolean
  multiple?: boolean
  metadata?: object
}

type Made = {
  title?: string
  type?: string
  questions: readonly MadeQuestion[]
  /** Who answers, and the person that it is about. */
  of: readonly { respondent: number; evaluatee: number | null; relation?: string }[]
  startAt?: string
  endAt?: string
  rules?: Partial<Record<'canSkip' | 'hasComments' | 'forceComments', boolean>>
  graceHours?: number
  publicAccess?: 'NONE' | 'SHARED' | 'PERSONAL'
}

const first = async <Row>(owner: pg.Client, text: string, values: readonly unknown[]) => {
  const { rows } = await owner.query<Row & pg.QueryResultRow>(text, [...values])
  const [row] = rows
  if (!row) throw new Error(`No row of: ${text}`)
  return row
}

/**
 * A survey of a company that began, with its questions and who answers them, as its screens would
 * make it. Two competences: the first has all questions but the last one.
 *
 * @param owner the superuser's connection
 */
export async function makeSurvey(owner: pg.Client, companyId: number, made: Made) {
  const { title = 'Desempeño 2026', type = 'PERFORMANCE', rules = {}, graceHours = 2 } = made
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { id } = await first<{ id: string }>(
    owner,
    `insert into survey (company_id, type, title, start_at, end_at, can_skip, has_comments,
      force_comments, offline_grace_h, privacy, public_access)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      companyId,
      type,
      title,
      made.startAt ?? '2026-09-01T12:00:00Z',
      made.endAt ?? '2026-09-30T21:00:00Z',
      rules.canSkip ?? true,
      rules.hasComments ?? false,
      rules.forceComments ?? false,
      graceHours,
      type === 'CLIMATE' ? 'CONFIDENTIAL' : 'IDENTIFIED',
      made.publicAccess ?? 'NONE',
    ],
  )
  await owner.query(
    `insert into survey_version (company_id, survey_id, edition, instructions)
    values ($1, $2, 1, 'Responda pensando en el último semestre.')`,
    [companyId, id],
  )
  const questions = await makeQuestions(owner, companyId, Number(id), made.questions)
  const taken = await makeTakers(owner, companyId, Number(id), made.of)
  await owner.query(
    `update survey_version set state = 'FROZEN', hash = gen_random_uuid()::text, frozen_at = now()
    where company_id = $1 and survey_id = $2`,
    [companyId, id],
  )
  await owner.query(
    `update survey set status = 'ACTIVE', activated_at = now() where company_id = $1 and id = $2`,
    [companyId, id],
  )
  await owner.query('commit')
  return { id: Number(id), publicId: publicId('survey', Number(id)), questions, taken }
}

async function makeQuestions(
  owner: pg.Client,
  companyId: number,
  surveyId: number,
  questions: readonly MadeQuestion[],
) {
  const competences = await Promise.all(
    [
      ['Trabajo en equipo', 'Cómo colabora con los demás.'],
      ['Resultados', null],
    ].map(([title, description], place) =>
      first<{ id: string }>(
        owner,
        `insert into competence (company_id, survey_id, edition, stable_key, position, title,
          description)
        values ($1, $2, 1, $3, $4, $5, $6) returning id`,
        [companyId, surveyId, `c${place}`, place, title, description],
      ),
    ),
  )
  const made: { id: number; publicId: string }[] = []
  for (const [place, one] of questions.entries()) {
    const { type = 'PERFORMANCE', scale = 'PERF_5', required = true, multiple = false } = one
    const scaled = type === 'PERFORMANCE' || type === 'LIKERT'
    const competence = competences[place === questions.length - 1 ? 1 : 0]
    const { id } = await first<{ id: string }>(
      owner,
      `insert into question (company_id, survey_id, edition, competence_id, stable_key, position,
        title, type, scale_code, scale_version, required, multiple, metadata)
      values ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
      [
        companyId,
        surveyId,
        competence?.id,
        `q${place}`,
        place,
        one.title,
        type,
        scaled ? scale : null,
        scaled ? 1 : null,
        required,
        multiple,
        one.metadata ?? {},
      ],
    )
    made.push({ id: Number(id), publicId: publicId('question', Number(id)) })
  }
  return made
}

async function makeTakers(
  owner: pg.Client,
  companyId: number,
  surveyId: number,
  takers: Made['of'],
) {
  const made: { id: number; publicId: string }[] = []
  for (const { respondent, evaluatee, relation } of takers) {
    const self = respondent === evaluatee
    const { id } = await first<{ id: string }>(
      owner,
      `insert into user_survey (company_id, survey_id, edition, respondent_id, evaluatee_id,
        relation)
      values ($1, $2, 1, $3, $4, $5) returning id`,
      [
        companyId,
        surveyId,
        respondent,
        evaluatee,
        evaluatee === null ? null : (relation ?? (self ? 'SELF' : 'SUPERVISOR')),
      ],
    )
    made.push({ id: Number(id), publicId: publicId('userSurvey', Number(id)) })
  }
  return made
}
