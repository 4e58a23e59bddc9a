// A record made as the next migration makes one: its table by hand, its steps by `ops.keep_steps`.
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { describeSchema } from '../../database/describe.ts'
import { freshDatabase } from '../database.ts'

const database = await freshDatabase()
const owner = new pg.Client({ connectionString: database.url })
const app = new pg.Client({ connectionString: database.appUrl })
await owner.connect()
await app.connect()
afterAll(async () => {
  await app.end()
  await owner.end()
})

const WISH = `create table wish (
  company_id       bigint not null,
  id               bigint generated always as identity,
  standing         text not null default 'PENDING',
  response         text,
  creator_login_id bigint,
  updated_login_id bigint,
  updated_at       timestamptz not null default now(),
  constraint wish_pkey primary key (company_id, id)
)`
await owner.query(WISH)
await owner.query(`select ops.protect('wish')`)
await owner.query('grant select, insert, update on wish to minga_app')
await owner.query(`select ops.keep_steps('wish', 'standing', 'response')`)

/** What the schema says of a table: its columns, keys, indexes, policy, grants and triggers. */
async function described(table: string): Promise<string> {
  const [, rest = ''] = (await describeSchema(database.url)).split(`\ncreate table ${table} (\n`)
  return rest.split(/\n\n(?=create table |CREATE OR REPLACE FUNCTION)/)[0] ?? ''
}

const inCompany = async (id: number, text: string, ...values: unknown[]) => {
  await app.query('begin')
  await app.query(`select set_config('app.company_id', $1, true)`, [String(id)])
  const { rows } = await app.query(text, values)
  await app.query('commit')
  return rows
}
const companies = (await owner.query<{ id: number }>('select id from company order by id')).rows
const [one = 0, other = 0] = companies.map(({ id }) => Number(id))

test('its table is as those that were written by hand', async () => {
  const written = await described('data_correction_step')
  expect(written).toContain('enable and force row level security')
  expect(await described('wish_step')).toBe(
    written
      .replaceAll('data_correction_step_by_correction', 'wish_step_by_record')
      .replaceAll('data_correction', 'wish'),
  )
})

test('its trigger keeps each state with its author and its words, and nothing else', async () => {
  const [{ id }] = await inCompany(
    one,
    `insert into wish (company_id, creator_login_id) values ($1, 7) returning id`,
    one,
  )
  await inCompany(one, `update wish set response = 'Falta' where company_id = $1`, one)
  await inCompany(
    one,
    `update wish set standing = 'REJECTED', response = 'No hay', updated_login_id = 8
     where company_id = $1`,
    one,
  )
  expect(
    await inCompany(
      one,
      `select state, reason, login_id::integer as login from wish_step
       where company_id = $1 and wish_id = $2 order by id`,
      one,
      id,
    ),
  ).toEqual([
    { state: 'PENDING', reason: null, login: 7 },
    { state: 'REJECTED', reason: 'No hay', login: 8 },
  ])
})

test('another company neither reads its steps nor writes one', async () => {
  expect(await inCompany(other, 'select id from wish_step')).toEqual([])
  const forged = inCompany(
    other,
    `insert into wish_step (company_id, wish_id, state, at) values ($1, 1, 'APPROVED', now())`,
    one,
  )
  await expect(forged).rejects.toThrow('row-level security')
  await app.query('rollback')
})

test('the application cannot change or remove a step, nor make such a table', async () => {
  const may = async (text: string) =>
    inCompany(one, text).finally(async () => app.query('rollback'))
  await expect(may(`update wish_step set state = 'APPROVED'`)).rejects.toThrow('denied')
  await expect(may('delete from wish_step')).rejects.toThrow('denied')
  await expect(may(`select ops.keep_steps('wish', 'standing')`)).rejects.toThrow('denied')
})

test('a record that keeps no words has steps without them', async () => {
  await owner.query(WISH.replaceAll('wish', 'hope').replace('  response         text,\n', ''))
  await owner.query(`select ops.protect('hope'), ops.keep_steps('hope', 'standing')`)
  await owner.query('insert into hope (company_id, creator_login_id) values ($1, 7)', [one])
  const { rows } = await owner.query('select state, reason from hope_step')
  expect(rows).toEqual([{ state: 'PENDING', reason: null }])
})
