import { afterAll, beforeAll, expect, test } from 'vitest'
import { innerId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { startWorker } from '../server.ts'
import { kills, killUntil } from './kills.ts'

const { api, world, database, asCompany } = await startApi()
const { owner } = database

/** Single contracts, so that a kill falls between any two of them. */
const begin = () => startWorker(database, { ENDING_BATCH: '1', LOG_LEVEL: 'silent' })
let worker = begin()
afterAll(() => worker.kill())
const again = async () => {
  await worker.kill()
  worker = begin()
}

type Batch = { id: string; state: string; people: number; version: number }
const fields = 'id state people version'
let batch: Batch

beforeAll(async () => {
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.04); return null; end $$`)
  await asCompany(`create trigger take_a_while after update on contract_settlement
    for each statement execute function app.take_a_while()`)
})

test(`ending the contracts of a job survives ${kills} kills: each ends once`, async () => {
  const input = { businessId: world.businesses.vina.publicId }
  const { contractEndingGroups: groups } = await api
    .as('admin')
    .run<{ contractEndingGroups: { jobTitle: string; people: number }[] }>(
      `query ($input: OfContractEndingGroups!) {
        contractEndingGroups(input: $input) { jobTitle people } }`,
      { input },
    )
  const [job] = groups.toSorted((a, b) => b.people - a.people)
  batch = await api.as('admin').mutate<Batch>(
    `mutation Create($input: CreateContractEndingBatchInput!) {
      createContractEndingBatch(input: $input) { status message data { ${fields} } } }`,
    {
      input: {
        ...input,
        jobTitle: job?.jobTitle,
        dismissalCause: '159-5',
        contractFinalDate: '2026-12-31',
        notice: 'NONE',
      },
    },
  )
  await killWhile('ENDED', () =>
    count(`contract_settlement where batch_id = $1 and status = 'DONE'`),
  )
  const { people } = await state()
  expect(people).toBeGreaterThan(5)
  expect(await ended()).toBe(people)
  expect(await count(twice)).toBe(0)
})

test(`taking it back survives ${kills} kills: every contract goes on as before`, async () => {
  const { id, version } = await state()
  await api.as('admin').mutate(
    `mutation Undo($input: UndoContractEndingBatchInput!) {
      undoContractEndingBatch(input: $input) { status message data { ${fields} } } }`,
    { input: { id, version, undoneWhy: 'La temporada sigue' } },
  )
  await killWhile('UNDONE', () =>
    count(`contract_settlement where batch_id = $1 and status = 'UNDONE'`),
  )
  expect(await ended()).toBe(0)
  expect(await state()).toMatchObject({ people: 0 })
})

/** Lines that one ending wrote more than once. */
const twice = `(select 1 from contract_settlement_line l
  join contract_settlement s on s.company_id = l.company_id and s.id = l.contract_settlement_id
  where s.batch_id = $1 group by l.contract_settlement_id, l.part, l.was having count(*) > 1) t`

const ended = () =>
  count(`user_contract c join contract_settlement s on s.company_id = c.company_id
    and s.user_contract_id = c.id where s.batch_id = $1 and c.final_date = '2026-12-31'`)

const killWhile = (end: string, done: () => Promise<number>) =>
  killUntil({ again, done, isOver: async () => (await state()).state === end })

async function state(): Promise<Batch> {
  const { contractEndingBatches } = await api
    .as('admin')
    .run<{ contractEndingBatches: { rows: Batch[] } }>(
      `query List { contractEndingBatches { rows { ${fields} } } }`,
    )
  const row = contractEndingBatches.rows.find(({ id }) => id === batch.id)
  if (!row) throw new Error('the batch is not in its list')
  return row
}

async function count(of: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${of}`, [
    innerId('contractEndingBatch', batch.id),
  ])
  return rows[0]?.n ?? 0
}
