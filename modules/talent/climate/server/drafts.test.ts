import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { given, openClimate, requestOf } from '#tests/climate.ts'
import { appUrl, tabulatorUrl } from '#database/migrate.ts'
import { markDraft, readDraft, saveDraft } from './index.ts'

const started = await startApi()
const { database, services, world, asCompany } = started
const { owner } = database
const companyId = world.coihues.id
const request = requestOf(services, companyId)
const { bernarda, rodrigo } = world.people

let climate: Awaited<ReturnType<typeof openClimate>>
beforeAll(async () => {
  climate = await openClimate({ ...started, companyId }, [
    { userId: bernarda.id, place: { areaId: 1, area: 'Ventas' } },
    { userId: rodrigo.id, place: { areaId: 1, area: 'Ventas' } },
  ])
})

const save = (userId: number, choice: number, rev = 1) =>
  request(userId, (context) =>
    saveDraft(context, climate.place, [given(climate.questions[0] ?? 0, { choice, rev })]),
  )
const read = (userId: number) => request(userId, (context) => readDraft(context, climate.place))
const first = async (userId: number) => (await read(userId)).answers.get(climate.questions[0] ?? 0)

describe('a confidential answer', () => {
  test('is read again by who gave it, and by nobody else', async () => {
    await save(bernarda.id, 4)
    await save(rodrigo.id, 2)
    expect(await first(bernarda.id)).toMatchObject({ choice: 4, rev: 1 })
    expect(await first(rodrigo.id)).toMatchObject({ choice: 2, rev: 1 })
  })

  test('of two the later stays, and of equal ones the one that stands', async () => {
    await save(bernarda.id, 5, 3)
    await save(bernarda.id, 1, 3)
    await save(bernarda.id, 1, 2)
    expect(await first(bernarda.id)).toMatchObject({ choice: 5, rev: 3 })
  })

  test('of two tabs at once none is lost', async () => {
    const [one, other] = climate.questions.slice(1, 3)
    const tab = (questionId: number | undefined, choice: number) =>
      request(bernarda.id, (context) =>
        saveDraft(context, climate.place, [given(questionId ?? 0, { choice })]),
      )
    await Promise.all([tab(one, 2), tab(other, 3)])
    const { answers } = await read(bernarda.id)
    expect([one, other].map((id) => answers.get(id ?? 0)?.choice)).toEqual([2, 3])
  })

  test('keeps what was written unreadable in the database', async () => {
    const question = climate.questions[4] ?? 0
    const texts = [{ text: 'Más luz en la bodega', choice: null, number: null }]
    await request(bernarda.id, (context) =>
      saveDraft(context, climate.place, [given(question, { texts })]),
    )
    expect((await read(bernarda.id)).answers.get(question)?.texts).toEqual(texts)
    const { rows } = await owner.query<{ texts: Buffer | null }>(
      'select texts from climate_draft where survey_id = $1',
      [climate.surveyId],
    )
    const written = rows.flatMap(({ texts: one }) => (one ? [one.toString('latin1')] : []))
    expect(written).toHaveLength(1)
    expect(written.join()).not.toContain('luz')
  })

  test('is sent and opened again', async () => {
    const mark = (done: boolean) =>
      request(rodrigo.id, (context) => markDraft(context, climate.place, done))
    expect((await mark(true)).done).toBe(true)
    expect((await read(rodrigo.id)).done).toBe(true)
    expect((await mark(false)).done).toBe(false)
  })

  test('is given by nobody in the place of another one', async () => {
    await expect(
      request(bernarda.id, (context) => readDraft(context, climate.place), { acting: true }),
    ).rejects.toThrow('Cada persona responde lo suyo')
  })

  test('is refused once the survey does not take it', async () => {
    await asCompany(
      `with made as (insert into survey (company_id, type, title, start_at, end_at)
         values ($1, 'CUSTOM', 'Con nombre', '2026-09-01', '2026-09-30') returning company_id, id)
       insert into survey_version (company_id, survey_id, edition)
       select company_id, id, 1 from made`,
      [companyId],
    )
    const { rows } = await owner.query<{ id: number }>(
      `select id from survey where company_id = $1 and title = 'Con nombre'`,
      [companyId],
    )
    const place = { surveyId: Number(rows[0]?.id), edition: 1 }
    await expect(request(bernarda.id, (context) => saveDraft(context, place, []))).rejects.toThrow(
      'La encuesta ya no recibe esa respuesta',
    )
  })
})

describe('who looks into the database', () => {
  const app = new pg.Client(appUrl(database.url))
  const tabulator = new pg.Client(tabulatorUrl(database.url))
  beforeAll(() => Promise.all([app.connect(), tabulator.connect()]))
  afterAll(() => Promise.all([app.end(), tabulator.end()]))

  type Draft = { response_id: string; survey_id: string }
  const drafts = async (client: pg.Client, responseId: string | null) => {
    await client.query('begin')
    await client.query('select app.begin_request($1, null, null, false, null)', [companyId])
    if (responseId) {
      await client.query(`select set_config('app.response_id', $1, true)`, [responseId])
    }
    // Without a survey, as a query that forgets it; those of the demo world are not of this file.
    const { rows: all } = await client.query<Draft>('select * from climate_draft')
    const rows = all.filter(({ survey_id: of }) => Number(of) === climate.surveyId)
    await client.query('rollback')
    return rows
  }

  test('as a request, reads none without an id and one with it', async () => {
    const [one] = await drafts(tabulator, null)
    expect(await drafts(app, null)).toEqual([])
    expect(await drafts(app, one?.response_id ?? null)).toHaveLength(1)
    expect(await drafts(app, '00000000-0000-4000-8000-000000000000')).toEqual([])
  })

  test('as a request, changes no answer of another one', async () => {
    const all = await drafts(tabulator, null)
    expect(all).toHaveLength(2)
    await app.query('begin')
    await app.query('select app.begin_request($1, null, null, false, null)', [companyId])
    const changed = await app.query('update climate_draft set done = true')
    await app.query('rollback')
    expect(changed.rowCount).toBe(0)
  })

  test('as the one that counts, reads all answers and no person', async () => {
    expect(await drafts(tabulator, null)).toHaveLength(2)
    for (const table of ['users', 'user_survey', 'login', 'user_contract', 'audit_event']) {
      await expect(tabulator.query(`select from ${table}`)).rejects.toThrow(/permission denied/)
    }
  })

  test('finds no person in a row of an answer, and none in the trail of who gave it', async () => {
    const { rows } = await owner.query<{ column: string }>(
      `select attname as column from pg_attribute
       where attrelid = 'climate_draft'::regclass and attnum > 0 order by attnum`,
    )
    expect(rows.map(({ column }) => column)).toEqual([
      'company_id',
      'response_id',
      'survey_id',
      'edition',
      'choices',
      'revs',
      'texts',
      'done',
    ])
    const trail = await owner.query(
      `select from audit_event where company_id = $1
         and (entity like '%climate_draft%' or entity like '%espond%')`,
      [companyId],
    )
    expect(trail.rowCount).toBe(0)
  })

  test('finds no row that was written in the same transaction as an answer', async () => {
    const { rows } = await owner.query<{ table: string }>(
      `select format('select %L as table, count(*)::int as n from %I
         where xmin::text in (select xmin::text from climate_draft)', relname, relname) as table
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
         and relname <> 'climate_draft'`,
    )
    const together = await owner.query<{ table: string; n: number }>(
      rows.map(({ table }) => table).join(' union all '),
    )
    expect(together.rows.filter(({ n }) => n > 0)).toEqual([])
  })

  test('finds the key of the survey in no row', async () => {
    const { rows } = await owner.query<{ key_place: string }>(
      'select key_place from climate_survey where survey_id = $1',
      [climate.surveyId],
    )
    expect(rows[0]?.key_place).toMatch(/^\d+\/2026\//)
    expect(await services.storage.exists(rows[0]?.key_place ?? '')).toBe(true)
  })
})
