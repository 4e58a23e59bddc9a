import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { outcome } from '../api/payroll.ts'
import { startWorker } from '../server.ts'
import { until } from '../until.ts'
import { kills } from './kills.ts'

const { api, world, database, asCompany } = await startApi()
const { owner } = database
const { bernarda } = world.people

const begin = () => startWorker(database, { RECOUNT_BATCH: '1', LOG_LEVEL: 'silent' })
let worker = begin()
afterAll(() => worker.kill())

const Ask = `mutation Ask($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id } }
}`
const Enter = `mutation Enter($input: EnterPublicHolidayInput!) {
  enterPublicHoliday(input: $input) { ${outcome} data { id } }
}`
const Confirm = `mutation Confirm($input: ByIdPublicHoliday!) {
  confirmPublicHoliday(input: $input) { ${outcome} data { state } }
}`

beforeAll(async () => {
  await api.as('admin').mutate(Ask, {
    input: {
      userContractId: bernarda.contracts[0]?.publicId ?? '',
      startDate: '2027-02-01',
      endDate: '2027-02-12',
      approve: true,
    },
  })
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1); return null; end $$`)
  await asCompany(`create trigger take_a_while after insert on legal_day
    for each statement execute function app.take_a_while()`)
})

test(`a day of the law survives ${kills} kills: every company follows it once`, async () => {
  const { id } = await api.as('superadmin').mutate<{ id: string }>(Enter, {
    input: {
      date: '2027-02-10',
      title: 'Día de la prueba',
      law: 'Ley 99.999, artículo único',
      type: 'CIVIL',
      scope: 'NATIONAL',
      places: null,
      irrevocable: false,
      comment: null,
    },
  })
  await api.as('superadmin2').mutate(Confirm, { input: { id } })
  for (let killed = 0; killed < kills; killed += 1) {
    await until(async () => (await sleeping()) > 0)
    await worker.kill()
    await until(async () => (await sleeping()) === 0)
    worker = begin()
  }
  const companies = await count(`company where status = 'ACTIVE'`)
  expect(companies).toBeGreaterThan(1)
  const followed = () => count(`legal_day where date = '2027-02-10'`)
  await until(async () => (await followed()) === companies)
  const returned = () =>
    count(`vacation_entry where kind = 'GIVE_BACK' and reason like 'El 10-02-2027 es feriado%'`)
  await until(async () => (await returned()) > 0)
  await until(async () => (await count(`job where status in ('QUEUED', 'RUNNING')`)) === 0)
  expect(await followed()).toBe(companies)
  expect(await returned()).toBe(1)
  const notices = `notification where title = 'El 10-02-2027 es feriado: se devolvió 1 día'`
  expect(await count(notices)).toBe(1)
})

/** The statements that are taking a while. */
const sleeping = () =>
  count(`pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`)

async function count(of: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${of}`)
  return rows[0]?.n ?? 0
}
