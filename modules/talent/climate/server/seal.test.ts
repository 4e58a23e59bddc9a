import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/sql/db.ts'
import { tabulatorUrl } from '#database/migrate.ts'
import { startApi } from '#tests/api.ts'
import { given, openClimate, requestOf } from '#tests/climate.ts'
import { climateTask, markDraft, readDraft, saveDraft } from './index.ts'

const started = await startApi()
const { database, services, world, asCompany } = started
const { owner } = database
const companyId = world.coihues.id
const request = requestOf(services, companyId)
const tabulator = openDatabase(tabulatorUrl(database.url), { connections: 2 })
afterAll(() => tabulator.close())

let clock = new Date('2026-09-15T12:00:00Z')
const round = () =>
  climateTask({ db: services.db, tabulator, storage: services.storage, now: () => clock }).run(
    {},
    { isLast: false },
  )

let people: number[] = []
let areas: { id: number; name: string }[] = []
let climate: Awaited<ReturnType<typeof openClimate>>

/** Who is where: twelve in the first area, six in the second, one in the third. */
const areaOf = (at: number) => areas[at < 12 ? 0 : at < 18 ? 1 : 2]

beforeAll(async () => {
  const found = await owner.query<{ id: string }>(
    'select id from users where company_id = $1 order by id limit 19',
    [companyId],
  )
  people = found.rows.map(({ id }) => Number(id))
  const places = await owner.query<{ id: string; name: string }>(
    'select id, name from area where company_id = $1 order by id limit 3',
    [companyId],
  )
  areas = places.rows.map(({ id, name }) => ({ id: Number(id), name }))
  climate = await openClimate(
    { ...started, companyId },
    people.map((userId, at) => ({ userId, place: { areaId: areaOf(at)?.id } })),
  )
})

const answer = (userId: number, choice: number, comment: string | null = null) =>
  request(userId, async (context) => {
    const [first, second, third, fourth, open] = climate.questions
    const texts = [{ text: `Sugerencia de alguien`, choice: null, number: null }]
    await saveDraft(context, climate.place, [
      given(first ?? 0, { choice, comment }),
      given(second ?? 0, { choice }),
      given(third ?? 0, { omit: true }),
      given(fourth ?? 0, { choice: 6 - choice }),
      given(open ?? 0, { texts }),
    ])
    await markDraft(context, climate.place, true)
  })

const count = async (of: string) => {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${of}`)
  return rows[0]?.n ?? 0
}
/** The survey of this file: the company has others. */
const ofSurvey = (table: string) => `${table} where survey_id = ${climate.surveyId}`
const distinctWritings = (table: string) =>
  count(`(select distinct xmin::text from ${ofSurvey(table)}) one`)
const answered = () =>
  count(`user_survey where survey_id = ${climate.surveyId} and status = 'COMPLETE'`)
const cells = async () => {
  const { rows } = await owner.query<{ label: string; n: number | null; hidden: string | null }>(
    'select label, n, hidden from climate_cell where survey_id = $1 order by id',
    [climate.surveyId],
  )
  return rows
}

describe('while a survey is open', () => {
  test('who answered is written for five people or more at once', async () => {
    for (const userId of people.slice(0, 4)) await answer(userId, 4)
    await round()
    expect(await answered()).toBe(0)
    await answer(people[4] ?? 0, 2)
    await round()
    expect(await answered()).toBe(5)
    const { rows } = await owner.query<{ moments: number }>(
      `select count(distinct completed_at)::int as moments from user_survey
       where survey_id = $1 and status = 'COMPLETE'`,
      [climate.surveyId],
    )
    expect(rows[0]?.moments).toBe(1)
  })

  test('all responses have one last writing', async () => {
    expect(await distinctWritings('climate_draft')).toBe(1)
  })

  test('nothing is published, and its least group is not lowered', async () => {
    for (const userId of people.slice(5)) await answer(userId, 5)
    await round()
    expect(await answered()).toBe(19)
    expect(await cells()).toEqual([])
    await expect(
      asCompany('update survey set min_group = 5, min_comments = 11 where id = $1', [
        climate.surveyId,
      ]),
    ).rejects.toThrow('Una encuesta activada ya no cambia')
    await expect(
      asCompany(`update climate_survey set families = '["job"]' where survey_id = $1`, [
        climate.surveyId,
      ]),
    ).rejects.toThrow('Los grupos de los resultados se fijan antes de activar la encuesta')
  })
})

describe('a day after it closed', () => {
  beforeAll(async () => {
    await asCompany(
      `update survey set status = 'CLOSED', closed_at = '2026-09-20T12:00:00Z' where id = $1`,
      [climate.surveyId],
    )
  })

  test('before that day it is not published, by anybody', async () => {
    clock = new Date('2026-09-21T11:45:00Z')
    await round()
    expect(await cells()).toEqual([])
    await expect(
      asCompany(`update survey set status = 'COMPLETE' where id = $1`, [climate.surveyId]),
    ).rejects.toThrow('se publican solos')
  })

  test('people who moved meanwhile count where they were', async () => {
    await owner.query(
      `update user_contract_version set area_id = $3 where company_id = $1
         and user_contract_id in (select id from user_contract where user_id = $2)`,
      [companyId, people[0], areas[2]?.id],
    )
    clock = new Date('2026-09-21T12:00:00Z')
    await round()
    expect(await cells()).toEqual([
      { label: 'Toda la empresa', n: 19, hidden: null },
      { label: areas[0]?.name, n: 12, hidden: null },
      { label: areas[1]?.name, n: null, hidden: 'COMPLEMENT' },
      { label: areas[2]?.name, n: null, hidden: 'GROUP' },
    ])
  })

  test('a hidden group has no number of any question', async () => {
    expect(
      await count(`climate_cell_question one
        join climate_cell cell on cell.survey_id = one.survey_id and cell.id = one.cell_id
        where cell.hidden is not null`),
    ).toBe(0)
    const { rows } = await owner.query<{ hist: number[]; omitted: number }>(
      `select hist, omitted from climate_cell_question where survey_id = $1 and cell_id = 0
       order by question_id`,
      [climate.surveyId],
    )
    expect(rows.map(({ hist }) => hist.slice(1, 6))).toEqual([
      [0, 1, 0, 4, 14],
      [0, 1, 0, 4, 14],
      [0, 0, 0, 0, 0],
      [14, 4, 0, 1, 0],
    ])
    expect(rows.map(({ omitted }) => omitted)).toEqual([0, 0, 19, 0])
  })

  test('the key is destroyed, the ids are forgotten, and nobody answers any more', async () => {
    const { rows } = await owner.query<{ key_place: string; key_gone_at: Date; sealed_at: Date }>(
      'select key_place, key_gone_at, sealed_at from climate_survey where survey_id = $1',
      [climate.surveyId],
    )
    expect(await services.storage.exists(rows[0]?.key_place ?? '')).toBe(false)
    expect(rows[0]).toMatchObject({ key_gone_at: clock, sealed_at: clock })
    expect(await count(ofSurvey('climate_draft'))).toBe(0)
    await expect(
      request(people[0] ?? 0, (context) => readDraft(context, climate.place)),
    ).rejects.toThrow('La encuesta cerró y su llave fue destruida')
  })

  test('its answers have new ids, one writing, and no order', async () => {
    expect(await count(ofSurvey('climate_sealed'))).toBe(19)
    expect(await distinctWritings('climate_sealed')).toBe(1)
    const { rows } = await owner.query<{ choices: number[] }>(
      'select choices from climate_sealed where survey_id = $1 order by ctid',
      [climate.surveyId],
    )
    const first = rows.map(({ choices }) => choices[0])
    expect(first.toSorted()).toEqual([2, 4, 4, 4, 4, ...Array.from({ length: 14 }, () => 5)])
    expect(first).not.toEqual([4, 4, 4, 4, 2, ...Array.from({ length: 14 }, () => 5)])
  })

  test('what was written is read by nobody in the database, of areas that are enough', async () => {
    const { rows } = await owner.query<{ cell_id: number; ciphertext: Buffer; n: number }>(
      'select cell_id, ciphertext from climate_text where survey_id = $1',
      [climate.surveyId],
    )
    expect(rows).toHaveLength(19)
    expect(
      rows.some(({ ciphertext }) => ciphertext.toString('latin1').includes('Sugerencia')),
    ).toBe(false)
    // Seven people are left beside those of the first area: too few to be read by themselves.
    expect(new Set(rows.map(({ cell_id }) => cell_id))).toEqual(new Set([0]))
  })

  test('done again it changes nothing', async () => {
    const before = await cells()
    clock = new Date('2026-09-21T12:15:00Z')
    await round()
    expect(await cells()).toEqual(before)
    expect(await count(`survey where id = ${climate.surveyId} and status = 'COMPLETE'`)).toBe(1)
  })
})

describe('a survey that is eliminated before its results', () => {
  test('loses its answers and its key', async () => {
    clock = new Date('2026-09-15T12:00:00Z')
    climate = await openClimate(
      { ...started, companyId },
      people.map((userId) => ({ userId, place: {} })),
      'Clima que no fue',
    )
    await answer(people[0] ?? 0, 3)
    await asCompany(
      `update survey set status = 'CLOSED', closed_at = '2026-09-15T12:00:00Z' where id = $1`,
      [climate.surveyId],
    )
    await asCompany(`update survey set status = 'DELETED', reason = 'Prueba' where id = $1`, [
      climate.surveyId,
    ])
    await round()
    expect(await count(ofSurvey('climate_draft'))).toBe(0)
    const { rows } = await owner.query<{ key_place: string; key_gone_at: Date | null }>(
      'select key_place, key_gone_at from climate_survey where survey_id = $1',
      [climate.surveyId],
    )
    expect(rows[0]?.key_gone_at).toEqual(clock)
    expect(await services.storage.exists(rows[0]?.key_place ?? '')).toBe(false)
  })
})

test('a request reads no vector of a sealed survey', async () => {
  const app = new pg.Client(database.appUrl)
  await app.connect()
  await expect(app.query('select from climate_sealed')).rejects.toThrow(/permission denied/)
  await app.end()
})
