// What one confidential answer leaves behind, anywhere: each attack finds a fault that is planted
// for it.
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { appUrl } from '#database/migrate.ts'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '../../api.ts'
import { outcome } from '../../api/payroll.ts'
import { openClimate } from '../../climate.ts'
import { writtenBy, writtenWith } from './table-contents.ts'

const started = await startApi()
const { api, asCompany, database, restJobs, services, world } = started
const { owner } = database
const companyId = world.coihues.id
const { bernarda, rodrigo } = world.people
const app = new pg.Client(appUrl(database.url))
await app.connect()
afterAll(() => app.end())

const Respond = `mutation R($input: RespondSurveyInput!) {
  respondSurvey(input: $input) { ${outcome} data { status } } }`

let climate: Awaited<ReturnType<typeof openClimate>>
const mine = new Map<number, string>()

beforeAll(async () => {
  const others = await owner.query<{ id: string }>(
    'select id from users where company_id = $1 and id <> all($2) order by id limit 8',
    [companyId, [bernarda.id, rodrigo.id]],
  )
  const people = [bernarda.id, rodrigo.id, ...others.rows.map(({ id }) => Number(id))]
  climate = await openClimate(
    { ...started, companyId },
    people.map((userId) => ({ userId, place: { areaId: 1, area: 'Ventas' } })),
    'Clima atacado',
  )
  const { rows } = await owner.query<{ id: string; person: string }>(
    'select id, respondent_id as person from user_survey where survey_id = $1',
    [climate.surveyId],
  )
  for (const { id, person } of rows) mine.set(Number(person), publicId('userSurvey', Number(id)))
  // The key of the survey is made by the first answer, whose person the key says nothing of.
  await answer('supergerente', 3, true)
})

type Username = 'trabajador' | 'supergerente'
const persons = { trabajador: bernarda.id, supergerente: rodrigo.id } as const

let rev = 0
const answer = (username: Username, choice: number, complete = false) => {
  rev += 1
  return api.as(username).mutate(Respond, {
    input: {
      userSurveyId: mine.get(persons[username]),
      answers: climate.questions.map((id, at) => ({
        questionId: publicId('question', id),
        omit: false,
        choice: at === 4 ? null : choice,
        texts: at === 4 ? [{ text: 'Más luz', choice: null, number: null }] : [],
        rev,
      })),
      complete,
    },
  })
}

/** Plants a fault: something more is written with each answer. */
const plant = async (what: string) => {
  await owner.query(`create function app.planted() returns trigger language plpgsql
    security definer as $$ begin ${what}; return null; end $$`)
  await owner.query(`create trigger planted after insert or update on climate_draft
    for each row execute function app.planted()`)
}
afterEach(async () => {
  await owner.query('drop function if exists app.planted() cascade')
})

/** A session says since when its person is there, and a limit how often; whatever they do. */
const always = ['public.login_session', 'public.rate_limit']
const beyond = (tables: readonly string[]) => tables.filter((name) => !always.includes(name))

/** The response that was written last. */
const LAST = `(select xmin from climate_draft where survey_id = $1
  order by xmin::text::bigint desc limit 1) last`

describe('one answer', () => {
  test('is beside no name, the first of its survey too, which makes the key', async () => {
    const { rows } = await owner.query<Record<'person' | 'login' | 'trace', string | null>>(
      `select event.user_id as person, event.login_id as login,
         event.trace_id as trace from audit_event event
       where event.xmin::text in (select xmin::text from climate_draft where survey_id = $1)`,
      [climate.surveyId],
    )
    expect(rows.length).toBeGreaterThan(0)
    const nobody = { person: null, login: null, trace: null }
    expect(rows).toEqual(rows.map(() => nobody))
  })

  test('writes its own row and none of any other table', async () => {
    await restJobs()
    const written = await writtenBy(owner, () => answer('trabajador', 4))
    expect(beyond(written)).toEqual(['public.climate_draft'])
  })

  test('stands in a transaction of its own: no other row has its number', async () => {
    expect(await writtenWith(owner, LAST, [climate.surveyId])).toEqual(['public.climate_draft'])
  })

  test.each([
    ['a row of its person', `update user_survey set version = version where id = ${'%'}`],
    ['a row of the trail', `update survey set version = version where id = ${'%'}`],
  ])('planted: %s written with it is found', async (_, what) => {
    const first = await owner.query<{ id: string }>(
      `select id from ${what.includes('user_survey') ? 'user_survey' : 'survey'}
       where ${what.includes('user_survey') ? 'survey_id' : 'id'} = $1 limit 1`,
      [climate.surveyId],
    )
    await plant(what.replace('%', String(first.rows[0]?.id)))
    const written = await writtenBy(owner, () => answer('trabajador', 2))
    expect(beyond(written).length).toBeGreaterThan(1)
    expect((await writtenWith(owner, LAST, [climate.surveyId])).length).toBeGreaterThan(1)
  })
})

const id = () => ({ id: publicId('survey', climate.surveyId) })
/** All that the company can ask about a survey under way, and where traces of people are read. */
const looks: readonly (readonly [string, () => object])[] = [
  [
    `query O($input: ByIdSurvey!) { surveyOverview(input: $input) { invited answered
    areas { area invited answered } survey { participants answered } } }`,
    () => ({ input: id() }),
  ],
  ['{ surveys { rows { id participants answered finalScore enps } } }', () => ({})],
  [
    `query U($filter: UserSurveyFilter) { userSurveys(filter: $filter) { rows { id status progress
    completedAt respondent { id } } } }`,
    () => ({ filter: { surveyId: id().id } }),
  ],
  [
    `query P($input: ByIdSurvey!) { surveyParticipants(input: $input) { rows { id status } } }`,
    () => ({ input: id() }),
  ],
]
const seen = async () => {
  const answers = []
  for (const [document, variables] of looks) {
    for (const username of ['admin', 'supergerente', 'supervisor'] as const) {
      const { json } = await api.as(username).raw(document, variables())
      answers.push(
        JSON.stringify({ ...json, extensions: undefined }).replace(/"traceId":"\w+"/g, ''),
      )
    }
  }
  return answers
}

describe('who keeps the survey', () => {
  test('sees the same before and after one person answers', async () => {
    const before = await seen()
    expect(before.some((text) => text.includes('Ventas'))).toBe(true)
    await answer('trabajador', 5)
    expect(await seen()).toEqual(before)
  })

  test('planted: a state that follows each answer is seen', async () => {
    const before = await seen()
    const one = `where survey_id = ${climate.surveyId} and respondent_id = ${bernarda.id}`
    await plant(`update user_survey set status = 'COMPLETE', progress = 100, completed_at = now()
      ${one}`)
    await answer('trabajador', 1)
    expect(await seen()).not.toEqual(before)
    await owner.query('drop function if exists app.planted() cascade')
    await asCompany(
      `update user_survey set status = 'INCOMPLETE', progress = 0, completed_at = null ${one}`,
    )
  })

  test('lowers no minimum once it is active, through the API or as the application', async () => {
    const Update = `mutation U($input: UpdateSurveyInput!) {
      updateSurvey(input: $input) { ${outcome} data { minGroup } } }`
    const { rows } = await owner.query<{ version: number }>(
      'select version from survey where id = $1',
      [climate.surveyId],
    )
    for (const change of [{ minGroup: 5 }, { minComments: 10 }, { privacy: 'IDENTIFIED' }]) {
      const given = { ...id(), version: rows[0]?.version, ...change }
      const said = await api.as('admin').result(Update, { input: given })
      expect([change, said.status]).toEqual([change, 'ERROR'])
    }
    await expect(
      asAppCompany(`update survey set min_group = 6 where id = ${climate.surveyId}`),
    ).rejects.toThrow('Una encuesta activada ya no cambia')
    await owner.query('alter table survey disable trigger moves')
    const planted = await asAppCompany(
      `update survey set min_group = 6 where id = ${climate.surveyId}`,
    )
    await owner.query('alter table survey enable trigger moves')
    expect(planted.rowCount).toBe(1)
  })

  test('moves nobody to another group once their place is kept', async () => {
    const move = `update user_survey set person_snapshot = '{"respondent":{"areaId":2}}'
      where survey_id = ${climate.surveyId}`
    await expect(asAppCompany(move)).rejects.toThrow('quedó fijo al activar la encuesta')
    await expect(
      asAppCompany(`delete from user_survey where survey_id = ${climate.surveyId}`),
    ).rejects.toThrow('Solo se quita a quien no ha respondido nada')
    await owner.query('alter table user_survey disable trigger place_stays')
    const planted = await asAppCompany(move)
    await owner.query('alter table user_survey enable trigger place_stays')
    expect(planted.rowCount).toBeGreaterThan(1)
  })
})

/** A statement as the application makes it in the company, and taken back. */
async function asAppCompany(statement: string, responseId?: string) {
  await app.query('begin')
  try {
    await app.query('select app.begin_request($1, null, null, false, null)', [companyId])
    if (responseId) await app.query('select app.of_response($1)', [responseId])
    return await app.query(statement)
  } finally {
    await app.query('rollback')
  }
}

describe('the role of the application', () => {
  const guesses = 'select gen_random_uuid()::text as id from generate_series(1, 300)'

  test('reads and writes no answer under an id that it guesses', async () => {
    const { rows } = await owner.query<{ id: string }>(guesses)
    for (const { id: guess } of rows) {
      expect((await asAppCompany('select from climate_draft', guess)).rowCount).toBe(0)
    }
    expect((await asAppCompany('update climate_draft set done = false')).rowCount).toBe(0)
    await expect(asAppCompany('delete from climate_draft')).rejects.toThrow('permission denied')
    await expect(
      asAppCompany(
        `insert into climate_draft (company_id, response_id, survey_id, edition)
         values (${companyId}, gen_random_uuid(), ${climate.surveyId}, 1)`,
      ),
    ).rejects.toThrow('row-level security')
  })

  test('planted: a policy of the company alone shows them all', async () => {
    await owner.query(`create policy planted on climate_draft for select
      using (company_id = nullif(current_setting('app.company_id', true), '')::bigint)`)
    const read = await asAppCompany('select from climate_draft')
    await owner.query('drop policy planted on climate_draft')
    expect(read.rowCount).toBeGreaterThan(1)
  })

  test('finds no key in the database', async () => {
    const { rows } = await owner.query<{ place: string }>(
      'select key_place as place from climate_survey where survey_id = $1',
      [climate.surveyId],
    )
    const place = rows[0]?.place ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of await services.storage.get(place)) chunks.push(chunk as Buffer)
    const key = Buffer.concat(chunks)
    const texts = await owner.query<{ found: number }>(
      `select count(*)::int as found from climate_survey c
       where c::text like '%' || $1 || '%' or c::text like '%' || $2 || '%'`,
      [key.toString('hex'), key.toString('base64')],
    )
    expect(texts.rows[0]?.found).toBe(0)
  })
})

describe('somebody who works as the company', () => {
  test('answers for nobody and reads no answer', async () => {
    const session = await api.signIn('superadmin')
    await session.mutate(
      `mutation S($input: SimulateCompanyInput!) { simulateCompany(input: $input) { status } }`,
      { input: { companyId: world.coihues.publicId } },
    )
    const userSurveyId = mine.get(bernarda.id)
    const said = await session.raw(Respond, { input: { userSurveyId, answers: [] } })
    expect(JSON.stringify(said.json)).not.toContain('"status":"OK"')
    const read = await session.raw(
      `query M($input: ByIdUserSurvey!) { userSurvey(input: $input) { answers { choice } } }`,
      { input: { id: userSurveyId } },
    )
    expect(JSON.stringify(read.json)).not.toMatch(/"choice":\d/)
  })
})

test('what waits for a worker names nobody and no response', async () => {
  const { rows } = await owner.query<{ payload: string }>(
    'select payload::text as payload from graphile_worker._private_jobs',
  )
  const ids = await owner.query<{ id: string }>('select response_id::text as id from climate_draft')
  const told = rows.map(({ payload }) => payload).join(' ')
  expect(ids.rows.filter(({ id: response }) => told.includes(response))).toEqual([])
  expect(told).not.toContain(`"surveyId":${climate.surveyId}`)
})
