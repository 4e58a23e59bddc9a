import type pg from 'pg'
import { publicId } from '#platform/model/ids.ts'
import { individualScore } from '#modules/talent/surveys/model/scoring/individual.ts'
import { processScore } from '#modules/talent/surveys/model/scoring/process.ts'
import type { Relation } from '#modules/talent/surveys/model/scoring/relations.ts'
import { fractionText, shownScore } from '#modules/talent/surveys/model/scoring/score.ts'
import { keptScores } from '#modules/talent/evaluations/model/scores.ts'
import { scales } from '#modules/talent/surveys/model/scales.ts'
import { makeSurvey } from './api/taken-survey.ts'
import type { companyWriter } from './as-company.ts'

/** What somebody answered about a person: two questions of one competence, one of another. */
export type Rated = {
  by: number
  relation: Relation
  choices: readonly (number | null)[]
  comment?: string
}
export type Evaluated = {
  person: number
  supervisor: number | null
  area?: number | null
  raters: readonly Rated[]
}

type Parts = {
  owner: pg.Client
  asCompany: ReturnType<typeof companyWriter>
  companyId: number
}
type Made = {
  title: string
  people: readonly Evaluated[]
  startedAt?: string
  status?: 'RUNNING' | 'CALIBRATION' | 'FEEDBACK'
  released?: readonly number[]
}

const weights = { SELF: 20, SUPERVISOR: 40, PEER: 20, SUBORDINATE: 20 }
const competences = [
  { key: 'c0', title: 'Trabajo en equipo', weight: 1 },
  { key: 'c1', title: 'Resultados', weight: 1 },
]
const asked = [
  { key: 'q0', title: 'Ayuda a sus compañeros', competence: 'c0' },
  { key: 'q1', title: 'Escucha', competence: 'c0' },
  { key: 'q2', title: 'Cumple plazos', competence: 'c1' },
]

/** An evaluation process as its screens would make it, with what everybody answered. */
export async function evaluatedProcess({ owner, asCompany, companyId }: Parts, made: Made) {
  const { title, people, startedAt = '2026-09-01T12:00:00Z', status = 'FEEDBACK' } = made
  const survey = await makeSurvey(owner, companyId, {
    title: `${title}, encuesta`,
    rules: { hasComments: true },
    questions: asked.map((one) => ({ title: one.title })),
    of: people.flatMap(({ person, raters }) =>
      raters.map(({ by, relation }) => ({ respondent: by, evaluatee: person, relation })),
    ),
  })
  await asCompany(
    `insert into evaluation_process (company_id, title, self_weight, supervisor_weight,
       peer_weight, subordinate_weight) values ($1, $2, 20, 40, 20, 20)`,
    [companyId, title],
  )
  const { rows } = await owner.query<{ id: string }>(
    'select max(id) as id from evaluation_process where company_id = $1',
    [companyId],
  )
  const id = Number(rows[0]?.id)
  await asCompany('update survey set process_id = $2 where company_id = $1 and id = $3', [
    companyId,
    id,
    survey.id,
  ])
  await asCompany(
    `update evaluation_process set status = 'RUNNING', scale_min = 1, scale_max = 5,
       started_at = $3 where company_id = $1 and id = $2`,
    [companyId, id, startedAt],
  )
  let at = 0
  for (const one of people) {
    for (const rated of one.raters) {
      const taken = survey.taken[at]
      at += 1
      await asCompany(
        `insert into answer (company_id, user_survey_id, question_id, choice, omit, na, comment,
           rev, at)
         select $1, $2, g.question, g.choice, g.choice is null, false, g.comment, 1, now()
         from jsonb_to_recordset($3::jsonb) g (question bigint, choice int, comment text)`,
        [
          companyId,
          taken?.id,
          JSON.stringify(
            rated.choices.map((choice, place) => ({
              question: survey.questions[place]?.id,
              choice,
              comment: place === 0 && choice !== null ? rated.comment : undefined,
            })),
          ),
        ],
      )
    }
    await keepReview({ asCompany, companyId }, id, one)
  }
  await asCompany(
    `update user_survey set status = 'COMPLETE', progress = 100, completed_at = now()
     where company_id = $1 and survey_id = $2`,
    [companyId, survey.id],
  )
  if (status !== 'RUNNING') await moveTo({ asCompany, companyId }, id, status)
  await asCompany(
    `update review set status = 'RELEASED', released_at = now()
     where company_id = $1 and process_id = $2 and evaluatee_id = any($3::bigint[])`,
    [companyId, id, [...(made.released ?? [])]],
  )
  return { id, publicId: publicId('evaluationProcess', id), survey }
}

const steps = ['CALIBRATION', 'FEEDBACK'] as const

async function moveTo(
  { asCompany, companyId }: Pick<Parts, 'asCompany' | 'companyId'>,
  id: number,
  status: (typeof steps)[number],
) {
  for (const step of steps.slice(0, steps.indexOf(status) + 1)) {
    await asCompany('update evaluation_process set status = $3 where company_id = $1 and id = $2', [
      companyId,
      id,
      step,
    ])
  }
}

/** What the scoring says of a person: the same that the product computes of each answer. */
export function scoreOfPerson({ raters }: Evaluated) {
  const scale = scales.find(({ code }) => code === 'PERF_5')
  if (!scale) throw new Error('no scale')
  const questions = competences.map(({ key, weight }) => ({
    key,
    weight,
    questions: asked
      .filter(({ competence }) => competence === key)
      .map((one) => ({
        key: one.key,
        type: 'PERFORMANCE' as const,
        scale,
        required: true,
        demographic: false,
        multiple: false,
        reversed: false,
        metadata: {},
      })),
  }))
  return processScore(
    competences,
    raters.map(({ relation, choices }) => {
      const answers = new Map(
        choices.map((choice, place) => [
          `q${place}`,
          { choice, omit: choice === null, na: false, texts: [], comment: null },
        ]),
      )
      const { competences: scores } = individualScore(questions, answers)
      return { relation, means: new Map([...scores].map(([key, { exact }]) => [key, exact])) }
    }),
    { weights, leastRaters: 3, missing: 'RENORMALIZE' },
  )
}

async function keepReview(
  { asCompany, companyId }: Pick<Parts, 'asCompany' | 'companyId'>,
  processId: number,
  one: Evaluated,
) {
  const score = scoreOfPerson(one)
  const count = one.raters.length
  await asCompany(
    `insert into review (company_id, process_id, evaluatee_id, supervisor_id, area_id)
     values ($1, $2, $3, $4, $5)
     on conflict (company_id, process_id, evaluatee_id) do nothing`,
    [companyId, processId, one.person, one.supervisor, one.area ?? null],
  )
  await asCompany(
    `update review set status = 'READY', raters = $4, raters_done = $4, scores = $5, computed = $6,
       computed_shown = $7
     where company_id = $1 and process_id = $2 and evaluatee_id = $3`,
    [
      companyId,
      processId,
      one.person,
      count,
      JSON.stringify(keptScores(competences, score)),
      fractionText(score.final),
      shownScore(score.final.exact),
    ],
  )
}
