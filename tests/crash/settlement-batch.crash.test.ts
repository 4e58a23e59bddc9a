import { afterAll, beforeAll, expect, test } from 'vitest'
import { innerId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { startWorker } from '../server.ts'
import { until } from '../until.ts'
import { kills, killUntil } from './kills.ts'

const { api, world, database, asCompany } = await startApi()
const { owner } = database

/** A few people at once, so that a kill falls among them. */
const begin = () => startWorker(database, { SETTLEMENT_BATCH: '4', LOG_LEVEL: 'silent' })
let worker = begin()
afterAll(() => worker.kill())
const again = async () => {
  await worker.kill()
  worker = begin()
}

type Batch = {
  id: string
  state: string
  people: number
  errors: number
  ready: number
  created: number
  issued: number
  version: number
}
const fields = 'id state people errors ready created issued version'
let batch: Batch

beforeAll(async () => {
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.04); return null; end $$`)
  for (const table of ['settlement', 'settlement_batch_person']) {
    await asCompany(`create trigger take_a_while after insert or update on ${table}
      for each statement execute function app.take_a_while()`)
  }
})

const act = (operation: string, input: object) =>
  api.as('admin').mutate<Batch>(
    `mutation ($input: ${operation[0]?.toUpperCase()}${operation.slice(1)}Input!) {
      ${operation}(input: $input) { status message data { ${fields} } } }`,
    { input },
  )

test('the finiquitos of many are calculated', async () => {
  // Who is a director of a union is not ended with the others.
  await asCompany('delete from labor_protection')
  batch = await act('createSettlementBatch', {
    businessId: world.businesses.vina.publicId,
    name: 'Vendimia',
    dismissalCause: 'ART_159_5',
    disengagementDate: '2026-09-30',
    payDate: '2026-10-09',
    payLastPayslip: false,
    contributionsPaid: true,
  })
  await until(async () => (await state()).state === 'CALCULATED')
  expect((await state()).ready).toBeGreaterThan(5)
})

test(`making them survives ${kills} kills: each person gets one, and nobody two`, async () => {
  const { id, version, ready } = await state()
  await act('makeBatchSettlements', { id, version })
  await killWhile('CREATED', () => count(`${made} where p.batch_id = $1`))
  expect(await state()).toMatchObject({ created: ready, ready: 0 })
  expect(await count(`${made} where p.batch_id = $1`)).toBe(ready)
  expect(
    await count(`(select from settlement where status <> 'DELETED' and $1::bigint is not null
      group by company_id, user_contract_id having count(*) > 1) twice`),
  ).toBe(0)
  // A finiquito that no person of the batch has would be one that was lost.
  expect(
    await count(`settlement s where s.pay_date = '2026-10-09' and s.dismissal_cause = 'ART_159_5'
      and s.disengagement_date = '2026-09-30' and s.status = 'CREATED'
      and not exists (select from settlement_batch_person p where p.company_id = s.company_id
        and p.settlement_id = s.id and p.batch_id = $1)`),
  ).toBe(0)
})

test(`issuing them survives ${kills} kills: each once`, async () => {
  const { id, version, created } = await state()
  await act('issueSettlementBatch', { id, version })
  await killWhile('ISSUED', () => count(`${made} where p.batch_id = $1 and s.status = 'ISSUED'`))
  expect(await state()).toMatchObject({ issued: created, created: 0 })
  expect(await stepsTwice('ISSUED')).toBe(0)
})

test(`taking them back survives ${kills} kills: nobody keeps one`, async () => {
  const { id, version } = await state()
  await act('undoSettlementBatch', { id, version, undoneWhy: 'La temporada sigue' })
  await killWhile('UNDONE', () => count(`${made} where p.batch_id = $1 and s.status = 'DELETED'`))
  expect(await state()).toMatchObject({ issued: 0, created: 0 })
  expect(await stepsTwice('DELETED')).toBe(0)
})

const made = `settlement s join settlement_batch_person p on p.company_id = s.company_id
  and p.settlement_id = s.id`

/** Finiquitos of the batch that came to a state more than once. */
const stepsTwice = (name: string) =>
  count(`(select t.settlement_id from settlement_step t join settlement_batch_person p
    on p.company_id = t.company_id and p.settlement_id = t.settlement_id
    where p.batch_id = $1 and t.state = '${name}'
    group by t.settlement_id having count(*) > 1) twice`)

const killWhile = (end: string, done: () => Promise<number>) =>
  killUntil({ again, done, isOver: async () => (await state()).state === end })

async function state(): Promise<Batch> {
  const { settlementBatch } = await api
    .as('admin')
    .run<{ settlementBatch: Batch }>(
      `query ($input: SettlementBatchKey!) { settlementBatch(input: $input) { ${fields} } }`,
      { input: { id: batch.id } },
    )
  return settlementBatch
}

async function count(of: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${of}`, [
    innerId('settlementBatch', batch.id),
  ])
  return rows[0]?.n ?? 0
}
