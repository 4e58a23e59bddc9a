import { expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { filesOf } from '../importations.ts'
import { startWorker } from '../server.ts'
import { killUntil } from './kills.ts'

/** Contracts of the file, and how often the worker is killed while it writes and takes back. */
const rows = 40
const kills = 3

const { api, url, world, database, asCompany, drainJobs, restJobs } = await startApi()
const { act, load, shown } = filesOf({ api, url, drainJobs })
const company = world.coihues.id
const { bernarda } = world.people

const begin = () => startWorker(database, { IMPORT_BATCH: '4', LOG_LEVEL: 'silent' })

const bytes = [
  'CONTRACTS v1',
  '',
  'rut;razón social;código;tipo;inicio;cargo;horas;sueldo',
  ...Array.from(
    { length: rows },
    (_, n) => `${bernarda.rut};Frutícola Peumal;K-${n};Indefinido;21-09-2026;Embaladora;42;600000`,
  ),
].join('\n')

async function count(of: string): Promise<number> {
  const found = await database.owner.query<{ n: number }>(`select count(*)::int as n from ${of}`)
  return found.rows[0]?.n ?? 0
}
const written = () => count(`user_contract where company_id = ${company} and code like 'K-%'`)
const versions = () =>
  count(`user_contract_version v join user_contract c on c.company_id = v.company_id
    and c.id = v.user_contract_id where c.company_id = ${company} and c.code like 'K-%'`)

test(`contracts survive ${kills} kills each way: each is made once, and taken back`, async () => {
  const { id } = await load('CONTRACTS', bytes)
  await restJobs()
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.2); return null; end $$`)
  await asCompany(`create trigger take_a_while after insert or delete on user_contract
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
