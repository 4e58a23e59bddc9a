import { expect, test } from 'vitest'
import { monthOf, shiftMonth, yearOf } from '#chile/period.ts'
import { rutOf } from '#chile/rut.ts'
import { startApi } from '../api.ts'
import { filesOf } from '../importations.ts'
import { startWorker } from '../server.ts'
import { kills, killUntil } from './kills.ts'

/** Rows of the file, which is written and taken back. */
const rows = 60

const { api, url, world, database, asCompany, drainJobs, restJobs } = await startApi()
const { act, load, shown } = filesOf({ api, url, drainJobs })
const company = world.coihues.id

const begin = () => startWorker(database, { IMPORT_BATCH: '5', LOG_LEVEL: 'silent' })

const bytes = [
  'SUPPLIERS v1',
  '',
  'rut;nombre;banco;tipo de cuenta;número de cuenta',
  ...Array.from({ length: rows }, (_, n) => {
    const account = `BancoEstado;Cuenta corriente;${10_000 + n}`
    return `${rutOf(60_000_000 + n)};Proveedor ${n};${account}`
  }),
].join('\n')

async function count(of: string): Promise<number> {
  const found = await database.owner.query<{ n: number }>(`select count(*)::int as n from ${of}`)
  return found.rows[0]?.n ?? 0
}
/** What makes each statement on a table take long enough to be killed in between. */
const slowly = () =>
  asCompany(`create or replace function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.2); return null; end $$`)
const written = () => count(`supplier where company_id = ${company} and name like 'Proveedor %'`)

test(`a file survives ${kills} kills each way: each row is written once, and undone`, async () => {
  const { id } = await load('SUPPLIERS', bytes)
  await restJobs()
  await slowly()
  await asCompany(`create trigger take_a_while after insert or delete on supplier
    for each statement execute function app.take_a_while()`)
  let worker = begin()
  const again = async () => {
    await worker.kill()
    worker = begin()
  }
  const isIn = (state: string) => async () => (await shown(id)).state === state

  await act('apply', { id, version: (await shown(id)).version, mode: 'ALL' })
  await killUntil({ again, isOver: isIn('APPLIED'), done: written })
  expect(await written()).toBe(rows)
  expect(await count(`import_change where company_id = ${company}`)).toBe(rows)
  expect(await shown(id)).toMatchObject({ applied: rows, errors: 0 })

  await act('undo', { id, version: (await shown(id)).version })
  const undone = async () => rows - (await written())
  await killUntil({ again, isOver: isIn('UNDONE'), done: undone })
  expect(await written()).toBe(0)
  expect(await shown(id)).toMatchObject({ undone: rows, kept: 0 })
  await worker.kill()
})

test(`people with their contract survive ${kills} kills: each is entered once`, async () => {
  const headers =
    'rut;primer nombre;apellido paterno;razón social;previsión;afp;código;tipo;inicio;cargo;' +
    'horas;sueldo;medio'
  const people = Array.from(
    { length: rows },
    (_, n) =>
      `${rutOf(25_000_000 + n)};Amaya;Caída;Frutícola Peumal;AFP y Fonasa;Habitat;CA-${n};` +
      'Indefinido;07-09-2026;Operaria;42;600000;Efectivo',
  )
  const { id } = await load(
    'EMPLOYEE_COMPLETE',
    ['EMPLOYEE_COMPLETE v1', '', headers, ...people].join('\n'),
  )
  await restJobs()
  const entered = () => count(`user_contract where company_id = ${company} and code like 'CA-%'`)
  await slowly()
  await asCompany(`create trigger take_a_while after insert on user_contract
    for each statement execute function app.take_a_while()`)
  let worker = begin()
  const again = async () => {
    await worker.kill()
    worker = begin()
  }
  await act('apply', { id, version: (await shown(id)).version, mode: 'ALL' })
  const isOver = async () => (await shown(id)).state === 'APPLIED'
  await killUntil({ again, isOver, done: entered })
  expect(await entered()).toBe(rows)
  const changes = `import_change where company_id = ${company} and importation_id in
    (select id from importation where company_id = ${company} and code = 'EMPLOYEE_COMPLETE')`
  expect(await count(changes)).toBe(rows * 3)
  expect(await shown(id)).toMatchObject({ applied: rows, errors: 0 })
  await worker.kill()
})

test(`items of payroll survive ${kills} kills each way: entered once, and undone`, async () => {
  const months = Array.from({ length: rows }, (_, n) => shiftMonth(202609, n))
  const { rut } = world.people.bernarda
  const lines = months.map((month, n) => {
    const written = `${String(monthOf(month)).padStart(2, '0')}-${yearOf(month)}`
    return `${rut};Comisiones;${7_000_000 + n};${written}`
  })
  const { id } = await load(
    'ITEMS_SIMPLIFIED',
    ['ITEMS_SIMPLIFIED v1', '', 'rut;ítem;valor;mes', ...lines].join('\n'),
  )
  expect(await shown(id)).toMatchObject({ added: rows, errors: 0 })
  await restJobs()
  const entered = () =>
    count(`user_item where company_id = ${company} and value between 7000000 and 7000999`)
  await slowly()
  await asCompany(`create trigger take_a_while after insert or delete on user_item
    for each statement execute function app.take_a_while()`)
  let worker = begin()
  const again = async () => {
    await worker.kill()
    worker = begin()
  }
  const isIn = (state: string) => async () => (await shown(id)).state === state
  await act('apply', { id, version: (await shown(id)).version, mode: 'ALL' })
  await killUntil({ again, isOver: isIn('APPLIED'), done: entered })
  expect(await entered()).toBe(rows)
  await act('undo', { id, version: (await shown(id)).version })
  const undone = async () => rows - (await entered())
  await killUntil({ again, isOver: isIn('UNDONE'), done: undone })
  expect(await entered()).toBe(0)
  expect(await shown(id)).toMatchObject({ undone: rows, kept: 0 })
  await worker.kill()
})
