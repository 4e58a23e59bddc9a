// Payslips that are replaced, and orders that are deleted: the rows that triggers keep of them. On
// a cluster the application has the right to delete a payslip, and only the triggers protect it.
// Here it gets that right for one transaction, and tries.
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { readWorld } from '#tests/world.ts'
import { fillEveryTable } from './company-rows.ts'

const database = await freshDatabase('demo')
const owner = new pg.Client({ connectionString: database.url })
await owner.connect()
afterAll(() => owner.end())
const world = await readWorld(owner)
const company = world.coihues.id
await fillEveryTable(owner, company)

/**
 * Runs statements as the application of a cluster and rolls them back: the rows of the last
 * statement, or its error.
 */
async function onCluster(...statements: string[]) {
  return undone('select ops.payslips_by_invoker()', 'set local role minga_app', ...statements)
}

async function undone(...statements: string[]) {
  await owner.query('begin')
  try {
    await owner.query('select app.begin_request($1, 1, 2, false, $2)', [company, 'trace'])
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await owner.query(statement))
    return rows
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  } finally {
    await owner.query('rollback')
  }
}

const run = `(select id from payroll_run where plan_hash = 'prueba' and company_id = ${company})`
const publish = `update payroll_month set current_run_id = ${run}
  where year_month = 209001 and type = 'PAYROLL' and company_id = ${company}`
const close = `update payroll_month set is_open = false, closed_hash = 'x'
  where year_month = 209001 and type = 'PAYROLL' and company_id = ${company}`
const removal = `delete from payslip where inputs_hash = 'x' and company_id = ${company}`
const failureRemoval = `delete from payslip_error where code = 'X' and company_id = ${company}`
const kept = `select inputs_hash, net, plan_hash, error_code, replaced_by,
    replaced_at = now() as now
  from payslip_revision where company_id = ${company} and payroll_run_id = ${run}
    and (inputs_hash = 'x' or error_message = 'x')`

describe('a payslip that the application of a cluster deletes', () => {
  test('becomes a revision, and so does an error', async () => {
    const both = { plan_hash: 'prueba', replaced_by: 2, now: true }
    expect(await onCluster(publish, removal, kept)).toEqual([
      { ...both, inputs_hash: 'x', net: 1, error_code: null },
    ])
    expect(await onCluster(publish, failureRemoval, kept)).toEqual([
      { ...both, inputs_hash: null, net: null, error_code: 'X' },
    ])
  })

  test('goes by the function as well, which borrows no right there', async () => {
    const contracts = `(select array_agg(user_contract_id) from payslip where inputs_hash = 'x')`
    const supersede = `select app.supersede_payslips(${company}, ${run}, ${contracts})`
    expect(await onCluster(publish, supersede)).toEqual([{ supersede_payslips: 1 }])
    expect(await onCluster(publish, supersede, kept)).toHaveLength(1)
    expect(await onCluster(publish, close, supersede)).toBe('MG001')
    expect(await onCluster(publish, supersede.replace(`${company},`, `${world.boreal.id},`))).toBe(
      '42501',
    )
  })

  test('stays when the month is closed, or the run is not the one it points at', async () => {
    for (const statement of [removal, failureRemoval]) {
      expect(await onCluster(publish, close, statement)).toBe('MG001')
      expect(await onCluster(statement)).toBe('MG001')
    }
  })

  test('cannot be changed by anybody, and neither can a revision', async () => {
    expect(await onCluster(`update payslip set net = 0`)).toBe('42501')
    expect(await onCluster(`update payslip_revision set net = 0`)).toBe('42501')
    expect(await onCluster(`delete from payslip_revision`)).toBe('42501')
  })

  const written = (change: Partial<Record<'net' | 'replaced_by', string>> = {}) =>
    `insert into payslip_revision (company_id, payroll_run_id, user_contract_id, revision,
       payroll_month_id, plan_hash, facts, results, inputs_hash, net, earnings, deductions,
       employer_cost, snapshot, replaced_by)
     select company_id, payroll_run_id, user_contract_id, 7, payroll_month_id, 'prueba', facts,
       results, inputs_hash, ${change.net ?? 'net'}, earnings, deductions, employer_cost, snapshot,
       ${change.replaced_by ?? '2'}
     from payslip where inputs_hash = 'x' and company_id = ${company}`

  test('leaves no revision that the application writes itself', async () => {
    expect(await onCluster(publish, written())).toBe('42501')
  })

  test('leaves only true revisions, even from a trigger of one’s own', async () => {
    const inTrigger = (statement: string) => [
      publish,
      'create temp table bait (x integer)',
      `create function pg_temp.bite() returns trigger language plpgsql as $$
       begin ${statement}; return new; end $$`,
      'create trigger bite before insert on bait for each row execute function pg_temp.bite()',
      'insert into bait values (1)',
      kept,
    ]
    expect(await onCluster(...inTrigger(written({ net: 'net + 1' })))).toBe('42501')
    expect(await onCluster(...inTrigger(written({ replaced_by: '99' })))).toMatchObject([
      { net: 1, replaced_by: 2, now: true },
    ])
  })
})

test('the owner too deletes no payslip of a closed month, and leaves revisions', async () => {
  expect(await undone(publish, close, removal)).toBe('MG001')
  expect(await undone(publish, removal, kept)).toHaveLength(1)
})

describe('an order that is deleted', () => {
  const given = `(company_id, user_contract_id, item_code, value, start_month, total_amount,
      order_id)
    select company_id, min(id), 'RETENCION_JUDICIAL', 1, 209001, 1000`
  const from = `from user_contract where company_id = ${company} group by company_id`
  const order = `insert into user_item ${given}, null ${from}`
  const goesOn = `insert into user_item ${given},
    (select max(id) from user_item where item_code = 'RETENCION_JUDICIAL') ${from}`
  const first = `select min(id) from user_item where item_code = 'RETENCION_JUDICIAL'
    and start_month = 209001`
  const check = 'set constraints all immediate'
  const left = `select order_id from user_item where item_code = 'RETENCION_JUDICIAL'
    and start_month = 209001`

  test('leaves the orders that continue it with an order of their own', async () => {
    expect(await onCluster(order, goesOn, left)).toEqual([
      { order_id: null },
      { order_id: expect.any(Number) },
    ])
    const removed = `delete from user_item where id = (${first})`
    expect(await onCluster(order, goesOn, removed, check, left)).toEqual([{ order_id: null }])
  })

  test('goes together with it in one statement', async () => {
    const all = `delete from user_item where item_code = 'RETENCION_JUDICIAL'
      and start_month = 209001`
    expect(await onCluster(order, goesOn, all, check, left)).toEqual([])
  })

  test('is one that exists', async () => {
    const nowhere = `insert into user_item ${given}, 999999999 ${from}`
    expect(await onCluster(nowhere, check)).toBe('23503')
  })
})
