import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { startWorker } from '../server.ts'
import { kills, killUntil } from './kills.ts'

const { api, world, database, asCompany } = await startApi()
const { owner } = database
const { vina } = world.businesses

const begin = () => startWorker(database, { LOG_LEVEL: 'silent' })
let worker = begin()
/** Nothing is made while it is asked for: a quick worker would leave nothing to kill. */
const rest = () => worker.kill()
afterAll(() => worker.kill())
const again = async () => {
  await worker.kill()
  worker = begin()
}

/** The closed months of the razón social. */
let months: string[] = []
/** What was made before the test. */
let before = { filing: 0, entry: 0 }

beforeAll(async () => {
  const { rows } = await owner.query<{ id: string }>(
    `select id from payroll_month where company_id = $1 and business_id = $2 and type = 'PAYROLL'
       and not is_open and year_month >= 202601 order by year_month`,
    [world.coihues.id, vina.id],
  )
  months = rows.map(({ id }) => publicId('payrollMonth', Number(id)))
  before = { filing: await last('filing'), entry: await last('accounting_entry') }
  // Between the two halves of what is kept there is time for a kill.
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.15); return null; end $$`)
  for (const table of ['file', 'filing_finding', 'accounting_line']) {
    await asCompany(`create trigger take_a_while after insert on ${table}
      for each statement execute function app.take_a_while()`)
  }
})

test(`making files survives ${kills} kills: each is kept once, with all it found`, async () => {
  await rest()
  const asked = months.flatMap((payrollMonthId) =>
    ['PREVIRED', 'LRE'].map((kind) => ({ payrollMonthId, kind, layout: 'SEPARATED' })),
  )
  for (const input of asked) {
    await api.as('admin').mutate(
      `mutation ($input: MakeFilingInput!) {
        makeFiling(input: $input) { status message data { id } } }`,
      { input },
    )
  }
  worker = begin()
  const made = () => count('filing where id > $1 and file_id is not null', before.filing)
  await killUntil({ done: made, isOver: async () => (await made()) === asked.length, again })
  expect(await count('filing where id > $1', before.filing)).toBe(asked.length)
  const kept = `file where related_type = 'filing' and related_id::bigint > $1`
  expect(await count(kept, before.filing)).toBe(asked.length)
  const apart = `filing where id > $1 and errors + warnings <> (select count(*)
    from filing_finding f where f.company_id = filing.company_id and f.filing_id = filing.id)`
  expect(await count(apart, before.filing)).toBe(0)
})

test(`making entries survives ${kills} kills: each balances and is kept once`, async () => {
  await rest()
  const { rows } = await owner.query<{ month: string }>(
    `select m.id as month from payroll_month m where m.company_id = $1 and m.business_id = $2
       and m.type = 'PAYROLL' and not m.is_open and m.year_month >= 202601
       and not exists (select from accounting_entry e where e.company_id = m.company_id
         and e.payroll_month_id = m.id and e.reverses_id is null and not exists (
           select from accounting_entry r where r.company_id = e.company_id
             and r.reverses_id = e.id))`,
    [world.coihues.id, vina.id],
  )
  for (const { month } of rows) {
    await api.as('admin').mutate(
      `mutation ($input: CreateCentralizationInput!) {
        createCentralization(input: $input) { status message data { id } } }`,
      {
        input: {
          payrollMonthId: publicId('payrollMonth', Number(month)),
          withVacations: false,
          withSubsidies: false,
        },
      },
    )
  }
  worker = begin()
  const made = () => count('accounting_entry where id > $1 and made_at is not null', before.entry)
  await killUntil({ done: made, isOver: async () => (await made()) === rows.length, again })
  expect(await count('accounting_entry where id > $1', before.entry)).toBe(rows.length)
  const apart = `accounting_entry where id > $1 and (debit <> credit or debit <> (
    select coalesce(sum(l.amount), 0) from accounting_line l where l.company_id =
      accounting_entry.company_id and l.entry_id = accounting_entry.id and l.side = 'DEBIT'))`
  expect(await count(apart, before.entry)).toBe(0)
})

const last = async (table: string): Promise<number> => {
  const { rows } = await owner.query<{ last: string | null }>(
    `select max(id) as last from ${table}`,
  )
  return Number(rows[0]?.last ?? 0)
}

async function count(of: string, after: number): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from ${of}`,
    [after],
  )
  return rows[0]?.count ?? 0
}
