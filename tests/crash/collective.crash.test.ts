import { afterAll, beforeAll, expect, test } from 'vitest'
import { innerId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { startWorker } from '../server.ts'
import { until } from '../until.ts'
import { kills, killUntil } from './kills.ts'

const { api, clock, world, database, asCompany } = await startApi()
const { owner } = database

/** Single contracts, so that a kill falls between any two of them. */
const begin = () =>
  startWorker(database, { COLLECTIVE_BATCH: '1', RECOUNT_BATCH: '1', LOG_LEVEL: 'silent' })
let worker = begin()
afterAll(() => worker.kill())
const again = async () => {
  await worker.kill()
  worker = begin()
}

const fields = 'id state people version'
type Collective = { id: string; state: string; people: number; version: number }
let collective: Collective

beforeAll(async () => {
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.04); return null; end $$`)
  await asCompany(`create trigger take_a_while after insert on vacation_entry
    for each statement execute function app.take_a_while()`)
})

test(`a collective vacation survives ${kills} kills: each contract has its days once`, async () => {
  collective = await api.as('admin').mutate<Collective>(
    `mutation Create($input: CreateCollectiveVacationInput!) {
      createCollectiveVacation(input: $input) { status message data { ${fields} } }
    }`,
    {
      input: {
        businessId: world.businesses.peumal.publicId,
        startDate: '2027-02-01',
        endDate: '2027-02-26',
      },
    },
  )
  await killWhile('GIVEN', () => count('vacation where collective_id = $1'))
  const { people } = await state()
  expect(people).toBeGreaterThan(5)
  expect(await count('vacation where collective_id = $1')).toBe(people)
  expect(await units()).toBe(-people * 20 * 720)
  const vouchers = `(select distinct voucher_no from vacation where collective_id = $1) v`
  expect(await count(vouchers)).toBe(people)
})

test(`a holiday in it survives ${kills} kills: each vacation has its day back once`, async () => {
  const { people } = await state()
  await api.as('admin').mutate(
    `mutation NewDay($input: CreateHolidayInput!) {
      createHoliday(input: $input) { status message data { id } }
    }`,
    {
      input: {
        date: '2027-02-10',
        title: 'Aniversario',
        type: 'CIVIL',
        status: 'ACTIVE',
        irrevocable: false,
        countsForVacation: true,
        comment: null,
      },
    },
  )
  const counted = () =>
    count(`vacation_entry e join vacation v on v.company_id = e.company_id
    and v.id = e.vacation_id where v.collective_id = $1 and e.kind = 'GIVE_BACK'`)
  const isOver = async () =>
    (await count(`job where kind = 'vacations.recount' and status = 'DONE'
      and $1::bigint is not null`)) > 0
  await killUntil({ again, isOver, done: counted })
  // As one run leaves it: a day less of each, in its lines and in its row, and no line twice.
  expect(await counted()).toBe(people)
  expect(await units()).toBe(-people * 19 * 720)
  expect(
    await one(`select coalesce(sum(legal_units + progressive_units + additional_units), 0)::int as n
      from vacation where collective_id = $1`),
  ).toBe(people * 19 * 720)
})

test(`taking it back survives ${kills} kills: every day returns once`, async () => {
  const { id, version } = await state()
  await api.as('admin').mutate(
    `mutation Undo($input: UndoCollectiveVacationInput!) {
      undoCollectiveVacation(input: $input) { status message data { ${fields} } }
    }`,
    { input: { id, version } },
  )
  await killWhile('UNDONE', () =>
    count(`vacation where collective_id = $1 and response_status = 'CANCELED'`),
  )
  expect(await units()).toBe(0)
  expect(await state()).toMatchObject({ people: 0 })
})

test(`ending one that began survives ${kills} kills: later days return once`, async () => {
  collective = await api.as('admin').mutate<Collective>(
    `mutation Create($input: CreateCollectiveVacationInput!) {
      createCollectiveVacation(input: $input) { status message data { ${fields} } }
    }`,
    {
      input: {
        businessId: world.businesses.peumal.publicId,
        startDate: '2027-03-01',
        endDate: '2027-03-26',
      },
    },
  )
  await until(async () => (await state()).state === 'GIVEN')
  const { id, version, people } = await state()
  // Of the twenty days, twelve are enjoyed on 16 March.
  clock.set('2027-03-16T15:00:00Z')
  const admin = await api.signIn('admin')
  await admin.mutate(
    `mutation Undo($input: UndoCollectiveVacationInput!) {
      undoCollectiveVacation(input: $input) { status message data { ${fields} } }
    }`,
    { input: { id, version } },
  )
  const shortened = () => count('vacation where collective_id = $1 and enjoyed_until is not null')
  await killWhile('UNDONE', shortened)
  expect(await shortened()).toBe(people)
  expect(await units()).toBe(-people * 12 * 720)
})

const killWhile = (end: string, done: () => Promise<number>) =>
  killUntil({ again, done, isOver: async () => (await state()).state === end })

async function state(): Promise<Collective> {
  const { vacationCollectives } = await api
    .as('admin')
    .run<{ vacationCollectives: { rows: Collective[] } }>(
      `query List { vacationCollectives { rows { ${fields} } } }`,
    )
  const row = vacationCollectives.rows.find(({ id }) => id === collective.id)
  if (!row) throw new Error('the collective vacation is not in its list')
  return row
}

const units = () =>
  one(`select coalesce(sum(e.units), 0)::int as n from vacation_entry e
    join vacation v on v.company_id = e.company_id and v.id = e.vacation_id
    where v.collective_id = $1`)

const count = (of: string) => one(`select count(*)::int as n from ${of}`)

async function one(query: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(query, [
    innerId('vacationCollective', collective.id),
  ])
  return rows[0]?.n ?? 0
}
