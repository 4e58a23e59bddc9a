import { afterAll, beforeAll, expect, test } from 'vitest'
import { innerId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { type MonthRow, payrollOf } from '../api/payroll.ts'
import { type Answer, Post, readersOf, Undo } from '../api/retroactivity.ts'
import { startWorker } from '../server.ts'
import { until } from '../until.ts'
import { kills, killUntil } from './kills.ts'

// Everything is the worker's, however few people the demo world has.
process.env['RETROACTIVE_IN_REQUEST'] = '0'

const { api, world, database, asCompany } = await startApi()
const { owner } = database
const { vina } = world.businesses
const admin = payrollOf(api.as('admin'))
const { askOf } = readersOf(api)

/** Few contracts at once, so that a kill falls between any two of them. */
const begin = () => startWorker(database, { RETROACTIVE_BATCH: '4', LOG_LEVEL: 'silent' })
let worker = begin()
afterAll(() => worker.kill())
const again = async () => {
  await worker.kill()
  worker = begin()
}

let month: MonthRow
let monthId = 0
let owed: Answer

/** Everybody has a raise from August, which was closed before. */
beforeAll(async () => {
  month = await admin.monthAt(vina, 202609)
  monthId = innerId('payrollMonth', month.id) ?? 0
  await admin.calculate(month.id)
  await until(async () => (await admin.month(month.id)).calculated > 0)
  const { id } = await api.as('admin').mutate<{ id: string }>(
    `mutation Create($input: CreateMassChangeInput!) {
      createMassChange(input: $input) { status message data { id } } }`,
    {
      input: {
        kind: 'RAISE',
        businessId: vina.publicId,
        fromDate: '2026-08-01',
        raiseMode: 'AMOUNT',
        value: '10000',
        rounding: 'ONE',
        reason: 'Reajuste de agosto',
      },
    },
  )
  const applied = `mass_change where id = $1 and state = 'APPLIED'`
  await until(async () => (await count(applied, innerId('massChange', id))) === 1)
  await until(async () => (await askOf(month.id)).calculating === null)
  owed = await askOf(month.id)
  expect(owed.total).toBeGreaterThan(20)
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.03); return null; end $$`)
  await asCompany(`create trigger take_a_while after insert or delete on retroactive_line
    for each statement execute function app.take_a_while()`)
})

test(`what everybody is owed survives ${kills} kills: each line and item once`, async () => {
  await api.as('admin').mutate(Post, { input: { payrollMonthId: month.id } })
  // A second one meanwhile is refused.
  await expect(
    api.as('admin').mutate(Post, { input: { payrollMonthId: month.id } }),
  ).rejects.toMatchObject({ kind: 'conflict' })
  await killUntil({ again, done: contractsPosted, isOver })
  const payable = owed.owed.filter((row) => present.has(row.contractId))
  expect(await contractsPosted()).toBe(new Set(payable.map((row) => row.contractId)).size)
  expect(await count(`${twice} twice`)).toBe(0)
  const { rows } = await owner.query<{ pay: number }>(
    `select sum(case line_group when 'EARNING' then amount when 'DEDUCTION' then -amount
       else 0 end)::int as pay from retroactive_line where payroll_month_id = $1`,
    [monthId],
  )
  expect(rows[0]?.pay).toBe(payable.reduce((sum, { toPay }) => sum + toPay, 0))
  await until(async () => (await askOf(month.id)).calculating === null)
  expect((await askOf(month.id)).owed.filter((row) => present.has(row.contractId))).toEqual([])
})

test(`removing it survives ${kills} kills: nothing of it is left`, async () => {
  const before = await contractsPosted()
  await api.as('admin').mutate(Undo, { input: { payrollMonthId: month.id } })
  await killUntil({ again, done: async () => before - (await contractsPosted()), isOver })
  expect(await contractsPosted()).toBe(0)
  expect(await count('user_item where origin_month is not null and start_month = 202609')).toBe(0)
  await until(async () => (await askOf(month.id)).calculating === null)
  expect((await askOf(month.id)).toPay).toBe(owed.toPay)
})

/** The contracts of September: who is not paid in it is not posted. */
const present = new Set<string>()
beforeAll(() => {
  for (const row of owed.owed) if (row.payable) present.add(row.contractId)
})

const isOver = async () => {
  const { posting } = await askOf(month.id)
  return posting === null
}

/** Lines of a contract that a killed posting left twice. */
const twice = `(select from retroactive_line where payroll_month_id = $1
  group by user_contract_id, origin_month_id, concept, line_group having count(*) > 1)`

const contractsPosted = async () => {
  const { rows } = await owner.query<{ n: number }>(
    `select count(distinct user_contract_id)::int as n from retroactive_line
     where payroll_month_id = $1`,
    [monthId],
  )
  return rows[0]?.n ?? 0
}

async function count(of: string, id: number | undefined = monthId): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from ${of}`,
    of.includes('$1') ? [id] : [],
  )
  return rows[0]?.n ?? 0
}
