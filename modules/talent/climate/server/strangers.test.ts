import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/sql/db.ts'
import { tabulatorUrl } from '#database/migrate.ts'
import { startApi } from '#tests/api.ts'
import { given, openClimate } from '#tests/climate.ts'
import { climateTask, type DraftRequest, markDraft, readDraft, saveDraft } from './index.ts'

const started = await startApi()
const { database, services, world, asCompany } = started
const { owner } = database
const companyId = world.coihues.id
const tabulator = openDatabase(tabulatorUrl(database.url), { connections: 2 })
afterAll(() => tabulator.close())

let climate: Awaited<ReturnType<typeof openClimate>>

/** Work as the request of whoever answers does it: a person, or a browser with a shared link. */
const as = <Result>(
  actor: DraftRequest['actor'],
  work: (request: DraftRequest) => Promise<Result>,
) =>
  services.db.withTenant(
    { companyId, userId: null, loginId: null, acting: false, traceId: 'x' },
    (tx, client, _platform) =>
      work({
        tx,
        client,
        services,
        actor,
        now: services.now(),
        session: { companyId, userId: null, loginId: null, acting: false, traceId: 'x' },
      }),
  )
const answer = (actor: DraftRequest['actor'], choice: number, done = true) =>
  as(actor, async (request) => {
    const answers = climate.questions.slice(0, 4).map((id) => given(id, { choice }))
    await saveDraft(request, climate.place, answers)
    if (done) await markDraft(request, climate.place, true)
  })
const browser = (sign: string) => ({ userId: null, browser: sign.repeat(43) })

beforeAll(async () => {
  const { rows } = await owner.query<{ id: string; area: string }>(
    `select id, (select min(id) from area where company_id = $1) as area from users
     where company_id = $1 order by id limit 6`,
    [companyId],
  )
  climate = await openClimate(
    { ...started, companyId },
    rows.map(({ id, area }) => ({ userId: Number(id), place: { areaId: Number(area) } })),
    'Clima con enlace',
    { publicAccess: 'SHARED' },
  )
  for (const { id } of rows) await answer({ userId: Number(id) }, 5)
  for (const sign of ['a', 'b', 'c', 'd', 'e', 'f']) await answer(browser(sign), 1)
  await answer(browser('g'), 1, false)
})

test('each browser reads its own answers, and nobody theirs without its secret', async () => {
  const own = await as(browser('a'), (request) => readDraft(request, climate.place))
  expect([...own.answers.values()].map(({ choice }) => choice)).toEqual([1, 1, 1, 1])
  const other = await as(browser('z'), (request) => readDraft(request, climate.place))
  expect(other.answers.size).toBe(0)
  await expect(
    as({ userId: null }, (request) => readDraft(request, climate.place)),
  ).rejects.toThrow('Cada persona responde lo suyo')
})

test('who sent by a shared link counts for the company and in no area', async () => {
  await asCompany(
    `update survey set status = 'CLOSED', closed_at = '2026-09-20T12:00:00Z' where id = $1`,
    [climate.surveyId],
  )
  const now = () => new Date('2026-09-22T12:00:00Z')
  const { storage, db } = services
  await climateTask({ db, tabulator, storage, now }).run({}, { isLast: false })
  const { rows } = await owner.query<{ family: string; place: string; n: number | null }>(
    'select family, place, n from climate_cell where survey_id = $1 order by n desc nulls last',
    [climate.surveyId],
  )
  expect(rows.map(({ n }) => n)).toEqual([12, 6, 6])
  const left = await owner.query('select from climate_draft where survey_id = $1', [
    climate.surveyId,
  ])
  expect(left.rowCount).toBe(0)
})
