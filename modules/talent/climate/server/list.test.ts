import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/sql/db.ts'
import { tabulatorUrl } from '#database/migrate.ts'
import { startApi } from '#tests/api.ts'
import { climateTask } from './index.ts'

const { api, database, services, asCompany, world } = await startApi()
const tabulator = openDatabase(tabulatorUrl(database.url), { connections: 2 })
afterAll(() => tabulator.close())

const List = `query L($filter: SurveyFilter) { surveys(filter: $filter) { rows {
  id title status participants answered finalScore scoreChange enps } } }`
type Row = {
  id: string
  title: string
  status: string
  participants: number
  answered: number | null
  finalScore: string | null
  scoreChange: string | null
  enps: number | null
}
const list = async (who: Parameters<typeof api.as>[0]) => {
  const filter = { part: 'surveys', search: 'clima' }
  const { surveys } = await api.as(who).run<{ surveys: { rows: Row[] } }>(List, { filter })
  return new Map(surveys.rows.map(({ title, ...row }) => [title, row]))
}

test('the list says how many answered, the score, its change and the eNPS', async () => {
  const rows = await list('supergerente')
  const [march, august, season] = [
    rows.get('Clima, marzo 2026'),
    rows.get('Clima, agosto 2026'),
    rows.get('Clima de la temporada en el packing'),
  ]
  expect(march).toMatchObject({ status: 'COMPLETE', scoreChange: null })
  expect(august).toMatchObject({ status: 'COMPLETE' })
  expect(august?.answered).toBeGreaterThanOrEqual(84)
  const change = Math.round(100 * (Number(august?.finalScore) - Number(march?.finalScore))) / 100
  expect(Math.abs(Number(august?.scoreChange) - change)).toBeLessThanOrEqual(0.01)
  expect(Number.isInteger(august?.enps)).toBe(true)
  expect(season).toMatchObject({ status: 'ACTIVE', finalScore: null, enps: null })
  expect(season?.answered).toBeGreaterThanOrEqual(5)
})

test('whoever does not read results of climate learns none of them from the list', async () => {
  const mine = [...(await list('trabajador')).values()]
  expect(mine.length).toBeGreaterThan(0)
  const told = mine.map(({ answered, finalScore, scoreChange, enps }) => [
    answered,
    finalScore,
    scoreChange,
    enps,
  ])
  expect(new Set(told.flat())).toEqual(new Set([null]))
})

test('the one under way goes on: its key is where the server keeps its secrets', async () => {
  const count = async () => {
    const { rows } = await database.owner.query<{ n: number }>(
      `select count(*)::int as n from climate_cell cell join survey s on s.id = cell.survey_id
       where s.company_id = $1 and s.title = 'Clima de la temporada en el packing'`,
      [world.coihues.id],
    )
    return rows[0]?.n ?? 0
  }
  const now = new Date('2026-09-20T12:00:00Z')
  const round = (at: Date) =>
    climateTask({ db: services.db, tabulator, storage: services.storage, now: () => at }).run(
      {},
      { isLast: false },
    )
  await round(now)
  await asCompany(
    `update survey set status = 'CLOSED', closed_at = $1 where company_id = $2
       and title = 'Clima de la temporada en el packing'`,
    [now, world.coihues.id],
  )
  await round(new Date('2026-09-21T12:00:00Z'))
  expect(await count()).toBeGreaterThan(0)
})
