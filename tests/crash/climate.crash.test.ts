// A worker that dies while it publishes a survey: at each of its steps, and more than once.
import { expect, test } from 'vitest'
import { tabulatorUrl } from '#database/migrate.ts'
import { climateTask, markDraft, saveDraft } from '#modules/talent/climate/server/index.ts'
import { openDatabase } from '#platform/server/sql/db.ts'
import { startApi } from '../api.ts'
import { given, openClimate, requestOf } from '../climate.ts'

const started = await startApi()
const { asCompany, database, services, world } = started
const { owner } = database
const companyId = world.coihues.id
const request = requestOf(services, companyId)
const closedAt = new Date('2026-09-20T12:00:00Z')
const now = () => new Date('2026-09-22T12:00:00Z')

const users = (
  await owner.query<{ id: string }>(
    'select id from users where company_id = $1 order by id limit 18',
    [companyId],
  )
).rows.map(({ id }) => Number(id))
const areas = (
  await owner.query<{ id: string }>(
    'select id from area where company_id = $1 order by id limit 2',
    [companyId],
  )
).rows.map(({ id }) => Number(id))

/** A survey of eighteen people in two areas, all answered, that closed two days ago. */
async function closed(title: string): Promise<number> {
  const climate = await openClimate(
    { ...started, companyId },
    users.map((userId, at) => ({ userId, place: { areaId: areas[at < 10 ? 0 : 1] } })),
    title,
  )
  for (const [at, userId] of users.entries()) {
    await request(userId, async (context) => {
      const texts = [{ text: `Idea ${at}`, choice: null, number: null }]
      const choice = 1 + (at % 5)
      await saveDraft(context, climate.place, [
        ...climate.questions.slice(0, 4).map((id) => given(id, { choice })),
        given(climate.questions[4] ?? 0, { texts }),
      ])
      await markDraft(context, climate.place, true)
    })
  }
  await asCompany(`update survey set status = 'CLOSED', closed_at = $2 where id = $1`, [
    climate.surveyId,
    closedAt,
  ])
  return climate.surveyId
}

class Died extends Error {}

/**
 * A round of a worker that dies as it asks for one thing more than so many: a transaction of either
 * role, or the store of keys. What it had in memory is gone, as after `kill -9`; `after` it dies
 * once the thing is done, and otherwise before.
 */
async function roundThatDies(steps: number, after: boolean): Promise<boolean> {
  let left = steps
  const mortal =
    <Given extends readonly unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...values: Given): Promise<Result> => {
      if (left <= 0 && !after) throw new Died()
      left -= 1
      const result = await work(...values)
      if (left < 0 && after) throw new Died()
      return result
    }
  const tabulator = openDatabase(tabulatorUrl(database.url), { connections: 2 })
  const mortalDatabase = (db: typeof tabulator) => ({
    ...db,
    withTenant: mortal(db.withTenant.bind(db)) as typeof db.withTenant,
  })
  const { storage } = services
  const parts = {
    db: mortalDatabase(services.db),
    tabulator: mortalDatabase(tabulator),
    storage: {
      put: mortal(storage.put.bind(storage)),
      get: mortal(storage.get.bind(storage)),
      remove: mortal(storage.remove.bind(storage)),
    },
    now,
  }
  try {
    await climateTask(parts).run({}, { isLast: false })
    return false
  } catch (error) {
    const all: unknown[] = error instanceof AggregateError ? error.errors : [error]
    if (!all.every((one) => one instanceof Died)) throw error
    return true
  } finally {
    await tabulator.close()
  }
}

type State = {
  status: string
  sealed: boolean
  keyGone: boolean
  drafts: number
  cells: number
  questions: number
  vectors: number
  texts: number
}

async function stateOf(surveyId: number): Promise<State> {
  const { rows } = await owner.query<State>(
    `select s.status, c.sealed_at is not null as sealed, c.key_gone_at is not null as "keyGone",
       (select count(*)::int from climate_draft where survey_id = $1) as drafts,
       (select count(*)::int from climate_cell where survey_id = $1) as cells,
       (select count(*)::int from climate_cell_question where survey_id = $1) as questions,
       (select count(*)::int from climate_sealed where survey_id = $1) as vectors,
       (select count(*)::int from climate_text where survey_id = $1) as texts
     from survey s join climate_survey c on c.company_id = s.company_id and c.survey_id = s.id
     where s.id = $1`,
    [surveyId],
  )
  const [state] = rows
  if (!state) throw new Error('The survey is gone')
  return state
}

const whole = {
  status: 'COMPLETE',
  sealed: true,
  keyGone: true,
  drafts: 0,
  cells: 3,
  questions: 12,
  vectors: 18,
  texts: 18,
}

/** Either nothing is published and every answer is there, or all of it is and no answer is. */
function expectWhole(state: State) {
  const published = { ...whole, status: state.status, sealed: state.sealed, keyGone: state.keyGone }
  const nothing = { ...published, drafts: 18, cells: 0, questions: 0, vectors: 0, texts: 0 }
  expect(state).toEqual(state.cells > 0 ? published : nothing)
  // Shown only when nothing joins anybody to an answer any more.
  if (state.status === 'COMPLETE') expect(state).toEqual(whole)
  if (state.keyGone) expect(state.cells).toBe(3)
}

test.each([
  ['before', false],
  ['after', true],
])(
  'a worker that dies %s each of its steps loses and shows nothing by halves',
  async (_, after) => {
    const surveyId = await closed(`Clima interrumpido ${after}`)
    let deaths = 0
    let steps = 0
    // The round before any company is read is a step as well: one more each time.
    for (; steps < 60; steps += 1) {
      if (!(await roundThatDies(steps, after))) break
      deaths += 1
      expectWhole(await stateOf(surveyId))
    }
    expect(deaths).toBeGreaterThan(4)
    expect(await stateOf(surveyId)).toEqual(whole)
    const before = await published(surveyId)
    expect(await roundThatDies(1000, after)).toBe(false)
    expect(await published(surveyId)).toEqual(before)
  },
)

/** What people read of a survey. */
async function published(surveyId: number) {
  const { rows } = await owner.query(
    `select cell.place, cell.n, cell.hidden, one.question_id, one.hist
     from climate_cell cell left join climate_cell_question one
       on one.company_id = cell.company_id and one.survey_id = cell.survey_id
       and one.cell_id = cell.id
     where cell.survey_id = $1 order by 1, 4`,
    [surveyId],
  )
  return rows
}

test('two workers at once publish it once', async () => {
  const surveyId = await closed('Clima de dos trabajadores')
  await Promise.allSettled([roundThatDies(1000, false), roundThatDies(1000, false)])
  expectWhole(await stateOf(surveyId))
  await roundThatDies(1000, false)
  expect(await stateOf(surveyId)).toEqual(whole)
})

test('planted: a worker that shows the groups before the answers are gone is found', async () => {
  const surveyId = await closed('Clima plantado')
  await asCompany(
    `insert into climate_cell (company_id, survey_id, id, family, place, label, n)
     values ($1, $2, 0, 'TOTAL', 'TOTAL', 'Toda la empresa', 18)`,
    [companyId, surveyId],
  )
  const state = await stateOf(surveyId)
  expect(() => expectWhole(state)).toThrow()
  await asCompany('delete from climate_cell where survey_id = $1', [surveyId])
})
