import { afterAll, beforeAll, expect, test } from 'vitest'
import { innerId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { startWorker } from '../server.ts'
import { kills, killUntil } from './kills.ts'

const { api, world, database, asCompany } = await startApi()
const { owner } = database

/** Single contracts, so that a kill falls between any two of them. */
const begin = () => startWorker(database, { MASS_CHANGE_BATCH: '1', LOG_LEVEL: 'silent' })
let worker = begin()
afterAll(() => worker.kill())
const again = async () => {
  await worker.kill()
  worker = begin()
}

type Change = { id: string; state: string; people: number; kept: number; version: number }
const fields = 'id state people kept version'
let change: Change
let before: string

beforeAll(async () => {
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.03); return null; end $$`)
  await asCompany(`create trigger take_a_while after insert or update on mass_change_person
    for each statement execute function app.take_a_while()`)
  before = await salaries()
})

test(`a raise of everybody survives ${kills} kills: each salary rises once`, async () => {
  change = await api.as('admin').mutate<Change>(
    `mutation Create($input: CreateMassChangeInput!) {
      createMassChange(input: $input) { status message data { ${fields} } } }`,
    {
      input: {
        kind: 'RAISE',
        businessId: world.businesses.vina.publicId,
        fromDate: '2026-10-01',
        raiseMode: 'AMOUNT',
        value: '1000',
        rounding: 'ONE',
        reason: 'Reajuste de octubre',
      },
    },
  )
  await killUntil({
    again,
    done: () => count('mass_change_person where mass_change_id = $1'),
    isOver: async () => (await state()).state !== 'PREPARING',
  })
  await killWhile('APPLIED', () =>
    count(`mass_change_person where mass_change_id = $1 and status = 'DONE'`),
  )
  expect(await count(preparedTwice)).toBe(0)
  const { people, kept } = await state()
  expect(people).toBeGreaterThan(20)
  expect(kept).toBe(0)
  expect(await count(raisedOnce)).toBe(people)
})

test(`taking it back survives ${kills} kills: everybody has the salary of before`, async () => {
  const { id, version } = await state()
  await api.as('admin').mutate(
    `mutation Undo($input: UndoMassChangeInput!) {
      undoMassChange(input: $input) { status message data { ${fields} } } }`,
    { input: { id, version } },
  )
  await killWhile('UNDONE', () =>
    count(`mass_change_person where mass_change_id = $1 and status = 'UNDONE'`),
  )
  expect(await state()).toMatchObject({ people: 0, kept: 0 })
  expect(await salaries()).toBe(before)
})

/** People of the change whose salary on its day is the kept one, a thousand pesos above before. */
const raisedOnce = `mass_change_person p join user_contract_version v
  on v.company_id = p.company_id and v.user_contract_id = p.user_contract_id
  and v.superseded_at is null and v.valid @> date '2026-10-01'
  where p.mass_change_id = $1 and v.monthly_salary_value = p.after::numeric
    and p.after::numeric = p.before::numeric + 1000`

/** Contracts that a killed preparation left twice. */
const preparedTwice = `(select from mass_change_person where mass_change_id = $1
  group by user_contract_id having count(*) > 1) twice`

async function salaries(): Promise<string> {
  const { rows } = await owner.query<{ all: string }>(
    `select string_agg(user_contract_id || ':' || monthly_salary_value, ',' order by
       user_contract_id) as all from user_contract_version
     where company_id = $1 and superseded_at is null and valid @> date '2026-10-01'`,
    [world.coihues.id],
  )
  return rows[0]?.all ?? ''
}

const killWhile = (end: string, done: () => Promise<number>) =>
  killUntil({ again, done, isOver: async () => (await state()).state === end })

async function state(): Promise<Change> {
  const { massChange } = await api
    .as('admin')
    .run<{ massChange: Change }>(
      `query One($input: ByIdMassChange!) { massChange(input: $input) { ${fields} } }`,
      { input: { id: change.id } },
    )
  return massChange
}

async function count(of: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${of}`, [
    innerId('massChange', change.id),
  ])
  return rows[0]?.n ?? 0
}
