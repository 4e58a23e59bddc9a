import { expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { filesOf } from '../importations.ts'
import { startWorker } from '../server.ts'
import { killUntil } from './kills.ts'

/** Variables of the file, and how often the worker is killed while it writes and takes back. */
const rows = 24
const kills = 2

const { api, url, world, database, asCompany, drainJobs, restJobs } = await startApi()
const { act, load, shown } = filesOf({ api, url, drainJobs })
const company = world.coihues.id

const begin = () => startWorker(database, { IMPORT_BATCH: '4', LOG_LEVEL: 'silent' })

const bytes = [
  'VARIABLES v1',
  '',
  'código;valor;rige desde;nombre',
  ...Array.from({ length: rows }, (_, n) => `CAIDA_${n};${n + 1};10-2026;Caída ${n}`),
].join('\n')

async function count(of: string): Promise<number> {
  const found = await database.owner.query<{ n: number }>(`select count(*)::int as n from ${of}`)
  return found.rows[0]?.n ?? 0
}
const written = () => count(`variable where company_id = ${company} and code like 'CAIDA%'`)
const versions = () =>
  count(`variable_version held join variable on variable.company_id = held.company_id
    and variable.id = held.variable_id
    where held.company_id = ${company} and variable.code like 'CAIDA%'`)

test(`variables survive ${kills} kills each way: each is made once, and taken back`, async () => {
  const { id } = await load('VARIABLES', bytes)
  await restJobs()
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.2); return null; end $$`)
  await asCompany(`create trigger take_a_while after insert or delete on variable
    for each statement execute function app.take_a_while()`)
  let worker = begin()
  const again = async () => {
    await worker.kill()
    worker = begin()
  }
  const isIn = (state: string) => async () => (await shown(id)).state === state

  await act('apply', { id, version: (await shown(id)).version, mode: 'ALL' })
  await killUntil({ kills, again, isOver: isIn('APPLIED'), done: written })
  expect(await written()).toBe(rows)
  expect(await versions()).toBe(rows)
  expect(await count(`import_change where company_id = ${company}`)).toBe(rows)

  await act('undo', { id, version: (await shown(id)).version })
  const undone = async () => rows - (await written())
  await killUntil({ kills, again, isOver: isIn('UNDONE'), done: undone })
  expect(await written()).toBe(0)
  expect(await versions()).toBe(0)
  expect(await shown(id)).toMatchObject({ undone: rows, kept: 0 })
  await worker.kill()
})
