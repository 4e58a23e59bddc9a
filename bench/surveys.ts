import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { ClimateResults } from '#generated/operations/climate.ts'
import { RespondSurvey } from '#generated/operations/survey-answers.ts'
import { SurveyOverview } from '#generated/operations/surveys.ts'
import { publicId } from '#platform/model/ids.ts'
import { demoPassword } from '../database/seed/logins.ts'
import { openBenchDatabase } from './pipeline/server.ts'
import { openSite } from './pipeline/site.ts'
import { figure, type Report } from './report.ts'
import { beside, head, rowOf } from './time/bare-pairs.ts'
import { ANSWERS, publishResults } from './time/published-results.ts'

const PEOPLE = 50_000
const AREAS = 40
const AT_ONCE = 500

/**
 * A survey of 50.000 people while it is answered, by HTTP: how it goes by area, beside a count that
 * reads an index alone; and 500 people who answer at once, one answer each ten seconds, beside as
 * many bare upserts of one row at the same pace. Then the results of one that is published, beside
 * the means of its answers by group, counted anew from a table that has nothing else.
 */
export async function surveys(): Promise<Report> {
  const database = await openBenchDatabase()
  const made = await makeSurvey(database.owner)
  const site = await openSite(database.ownerUrl)
  try {
    await site.signIn('admin', demoPassword)
    const participation = await beside({
      name: `participation of ${figure(PEOPLE)} by area`,
      run: () => site.weigh(String(SurveyOverview), { input: { id: made.publicId } }),
      bare: () =>
        database.owner.query(
          'select count(*) from user_survey where company_id = 1 and survey_id = $1',
          [made.id],
        ),
    })
    const saved = await autosave(database.owner, made, (input) =>
      site.weigh(String(RespondSurvey), { input }),
    )
    const published = await publishResults(database)
    const results = await beside({
      name: `results of ${figure(ANSWERS)} answers in 300 groups`,
      run: () => site.weigh(String(ClimateResults), { input: { surveyId: published.publicId } }),
      bare: () => database.owner.query(published.counted),
    })
    return {
      title: 'A survey of 50.000 people while it is answered, and one with its results, by HTTP',
      head,
      rows: [
        rowOf(participation),
        [
          `an answer of ${AT_ONCE} people at once, p95`,
          figure(saved.p95),
          figure(saved.worst),
          figure(saved.bare),
          figure(saved.p95 / saved.bare),
          '',
        ],
        rowOf(results),
      ],
      goals: [
        { text: 'ms for participation', value: participation.ms, most: 30 },
        {
          text: 'participation, of a count of the index alone',
          value: participation.ms / participation.bare,
          most: 2,
        },
        { text: 'ms for an answer of one of 500 people at once, p95', value: saved.p95, most: 40 },
        { text: 'the same, of a bare upsert', value: saved.p95 / saved.bare, most: 3 },
        { text: 'ms for the results', value: results.ms, most: 200 },
        {
          text: 'results, of the means counted anew',
          value: results.ms / results.bare,
          most: 1 / 50,
        },
      ],
    }
  } finally {
    await site.close()
    await database.close()
  }
}

type Made = { id: number; publicId: string; questions: number[]; taken: number[] }

/** The survey with its invited: half have answered. Its triggers sleep meanwhile. */
async function makeSurvey(owner: pg.Client): Promise<Made> {
  const one = async (text: string, values: unknown[] = []) =>
    (await owner.query<{ id: string }>(text, values)).rows.map(({ id }) => Number(id))
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  const [id = 0] = await one(
    `insert into survey (company_id, type, title, status, start_at, end_at, activated_at)
     values (1, 'CUSTOM', 'Medida', 'ACTIVE', now() - interval '1 day', now() + interval '9 days',
       now()) returning id`,
  )
  await owner.query(
    `insert into survey_version (company_id, survey_id, edition, state, hash)
     values (1, $1, 1, 'FROZEN', 'x')`,
    [id],
  )
  const [competence] = await one(
    `insert into competence (company_id, survey_id, edition, stable_key, position, title)
     values (1, $1, 1, 'c', 1, 'C') returning id`,
    [id],
  )
  const questions = await one(
    `insert into question (company_id, survey_id, edition, competence_id, stable_key, position,
       title, type, scale_code, scale_version)
     select 1, $1, 1, $2, 'q' || n, n, 'Pregunta ' || n, 'LIKERT', 'AGREE_5', 1
     from generate_series(1, 30) n returning id`,
    [id, competence],
  )
  await owner.query(
    `insert into user_survey (company_id, survey_id, edition, respondent_id, status, progress,
       completed_at, person_snapshot)
     select 1, $1, 1, 10000000 + n, case when n % 2 = 0 then 'COMPLETE' else 'INCOMPLETE' end,
       case when n % 2 = 0 then 100 else 0 end, case when n % 2 = 0 then now() end,
       jsonb_build_object('respondent', jsonb_build_object('area', 'Área ' || n % ${AREAS},
         'jobTitle', 'Analista', 'businessId', 1, 'supervisorId', n / 7))
     from generate_series(1, ${PEOPLE}) n`,
    [id],
  )
  // One person with as many surveys as answer at once: the browsers of a bench sign in once.
  const taken = await one(
    `insert into user_survey (company_id, survey_id, edition, respondent_id, evaluatee_id, relation)
     select 1, $1, 1, l.user_id, 20000000 + n, 'PEER'
     from login l, generate_series(1, ${AT_ONCE}) n
     where l.company_id = 1 and l.username = 'admin' returning id`,
    [id],
  )
  await owner.query('commit')
  await owner.query('vacuum analyze user_survey')
  return { id, publicId: publicId('survey', id), questions, taken }
}

/** Each of them answers every ten seconds: so many milliseconds pass between two answers. */
const EVERY_MS = 20

/** Milliseconds of each answer at the pace of so many people, and of a bare upsert at the same. */
async function autosave(
  owner: pg.Client,
  { questions, taken }: Made,
  send: (input: object) => Promise<unknown>,
) {
  const answer = (place: number) => (id: number) =>
    send({
      userSurveyId: publicId('userSurvey', id),
      answers: [
        {
          questionId: publicId('question', questions[place] ?? 0),
          choice: 4,
          omit: false,
          rev: 1,
        },
      ],
    })
  const upsert = (place: number) => (id: number) =>
    owner.query(
      `insert into answer (company_id, user_survey_id, question_id, choice, at)
       values (1, $1, $2, 4, now())
       on conflict (company_id, user_survey_id, question_id)
       do update set choice = excluded.choice, rev = answer.rev + 1`,
      [id, questions[place]],
    )
  await paced(taken.slice(0, 50), answer(0))
  const times = await paced(taken, answer(1))
  const bares = await paced(taken, upsert(2))
  return { p95: at95(times), worst: Math.max(...times), bare: at95(bares) }
}

const at95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN

/** Milliseconds of each, begun one after the other at their pace, whether or not others ended. */
async function paced(ids: readonly number[], run: (id: number) => Promise<unknown>) {
  const start = performance.now()
  return Promise.all(
    ids.map(async (id, place) => {
      const due = start + place * EVERY_MS
      await sleep(Math.max(0, due - performance.now()))
      const begun = performance.now()
      await run(id)
      return performance.now() - begun
    }),
  )
}
