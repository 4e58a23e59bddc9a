// Rules that the tables keep by themselves, whatever the application thinks.
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { readWorld } from '#tests/world.ts'
import { fillEveryTable } from './company-rows.ts'

const database = await freshDatabase('demo')
const owner = new pg.Client({ connectionString: database.url })
const app = new pg.Client({ connectionString: database.appUrl })
await Promise.all([owner.connect(), app.connect()])
afterAll(() => Promise.all([owner.end(), app.end()]))
const world = await readWorld(owner)
const company = world.coihues.id
await fillEveryTable(owner, company)

/**
 * Runs statements in one transaction that is undone, and gives the rows of the last or the refusal.
 */
async function tryOut(client: pg.Client, ...statements: string[]) {
  await client.query('begin')
  try {
    await client.query('select app.begin_request($1, 1, 2, false, $2)', [company, 'trace'])
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query(statement))
    return rows
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  } finally {
    await client.query('rollback')
  }
}

describe('the audit trail', () => {
  const verify = `select * from app.verify_audit(${company})`

  test('holds together in both companies', async () => {
    for (const { id } of [world.coihues, world.boreal]) {
      const { rows } = await owner.query('select * from app.verify_audit($1)', [id])
      expect(rows).toEqual([])
      const events = await owner.query('select from audit_event where company_id = $1', [id])
      expect(events.rowCount).toBeGreaterThan(50)
    }
  })

  test('names who did it and in which request, and keeps secrets out', async () => {
    const rows = await tryOut(
      app,
      `update users set comment = 'nuevo', search = 'nuevo' where id = ${world.people.bernarda.id}`,
      `select action, entity, entity_id, user_id, login_id, acting, trace_id,
         before ->> 'comment' <> 'nuevo' as was_other, after ->> 'comment' as comment,
         after ->> 'search' as search
       from audit_event order by seq desc limit 1`,
    )
    expect(rows).toEqual([
      {
        action: 'Modificado',
        entity: 'users',
        entity_id: String(world.people.bernarda.id),
        user_id: 1,
        login_id: 2,
        acting: false,
        trace_id: 'trace',
        was_other: true,
        comment: 'nuevo',
        search: '•••',
      },
    ])
  })

  test('says nothing of a change that changes nothing', async () => {
    const count = 'select count(*)::int as events from audit_event'
    const before = await tryOut(app, count)
    expect(await tryOut(app, 'update users set comment = comment', count)).toEqual(before)
  })

  const middle = `(select max(seq) / 2 from audit_event where company_id = ${company})`
  const change = (what: string, which: string) =>
    `update audit_event set ${what} where company_id = ${company} and ${which}`
  const remove = (which: string) =>
    `delete from audit_event where company_id = ${company} and ${which}`

  test.each([
    ['a changed content', 'alterado', [change(`after = '{"a":1}'`, `seq = ${middle}`)]],
    [
      'a removed content',
      'falta su contenido',
      [change('before = null, after = null, salt = null', `seq = ${middle}`)],
    ],
    ['a changed digest', 'alterado', [change(`digest = sha256('otro')`, `seq = ${middle}`)]],
    ['a changed author', 'alterado', [change('user_id = 99', `seq = ${middle}`)]],
    ['a changed instant', 'alterado', [change(`at = at - interval '1 s'`, 'seq = 3')]],
    ['a removed event', 'falta un registro', [remove(`seq = ${middle}`)]],
    ['a tail cut off', 'faltan registros al final', [remove(`seq > ${middle}`)]],
    [
      'two events that changed places',
      'alterado',
      [change('seq = seq - 11', 'seq in (5, 6)'), change('seq = -seq', 'seq < 0')],
    ],
  ])('shows %s', async (_what, problem, tampering) => {
    expect(await tryOut(owner, ...tampering, verify)).toEqual([
      { seq: expect.anything(), problem: expect.stringContaining(problem) },
    ])
    expect(await tryOut(owner, verify)).toEqual([])
  })

  const edit = (rows: number) => `update users set comment = coalesce(comment, '') || '+'
    where id in (select id from users order by id limit ${rows})`
  /** Whether the transaction searched the head of the trail at most a few times. */
  const searches = `select coalesce(idx_scan, 0) + seq_scan < 10 as few
    from pg_stat_xact_user_tables where relname = 'audit_head'`

  test('does not search its head again for each row of a transaction', async () => {
    expect(await tryOut(app, edit(20), edit(20), searches)).toEqual([{ few: true }])
    expect(await tryOut(app, edit(20), edit(20), verify)).toEqual([])
  })

  test('goes on where a part of a transaction was undone', async () => {
    const undone = ['savepoint part', edit(5), 'rollback to part', edit(3)]
    expect(await tryOut(app, edit(2), ...undone, verify)).toEqual([])
    expect(await tryOut(app, ...undone, verify)).toEqual([])
  })

  test('ignores a position that somebody else sets', async () => {
    for (const place of ['(0,1)', '(0,2)', '(9999,1)']) {
      const named = `select set_config('app.audit_place', '${place}', true)`
      expect([place, await tryOut(app, named, edit(3), named, edit(2), verify)]).toEqual([
        place,
        [],
      ])
    }
  })

  test('is not rewritten by the application', async () => {
    expect(await tryOut(app, `update audit_event set user_id = 1`)).toBe('42501')
    expect(await tryOut(app, `delete from audit_event`)).toBe('42501')
    expect(await tryOut(app, `delete from audit_head`)).toBe('42501')
  })

  /** An event as the application itself writes it, with some of it replaced. */
  const event = (change: Partial<Record<string, string>> = {}) => {
    const parts = {
      seq: 'h.seq + 1',
      at: 'clock_timestamp()',
      user_id: '1',
      login_id: '2',
      acting: 'false',
      before: 'h.hash',
      salt: `'\\x000102030405060708090a0b0c0d0e0f'`,
      digest: `app.audit_content('\\x000102030405060708090a0b0c0d0e0f', null, null)`,
      ...change,
    }
    const { seq, at, user_id, login_id, acting, before, salt, digest } = parts
    return `insert into audit_event
        (company_id, seq, at, action, entity, user_id, login_id, acting, hash, salt, digest)
      select company_id, seq, at, 'Proceso', 'prueba', user_id, login_id, acting,
        app.audit_digest(before, company_id, seq, at, 'Proceso', 'prueba', null, user_id, login_id,
          acting, null, digest), salt, digest
      from (select ${salt}::bytea as salt, ${digest} as digest,
        h.company_id, ${seq} as seq, ${at} as at, ${user_id}::bigint as user_id,
        ${login_id}::bigint as login_id, ${acting} as acting, ${before} as before
        from audit_head h offset 0) made`
  }
  const advance = `update audit_head h set seq = e.seq, hash = e.hash from audit_event e
    where e.company_id = h.company_id and e.seq = h.seq + 1`

  test('takes from the application what follows, and nothing else', async () => {
    expect(await tryOut(app, event(), advance, verify)).toEqual([])
    for (const change of [
      { seq: 'h.seq + 2' },
      { seq: 'h.seq' },
      { at: `now() - interval '1 day'` },
      { at: `clock_timestamp() + interval '1 hour'` },
      { user_id: '99' },
      { login_id: 'null' },
      { acting: 'true' },
      { before: `'\\x01'::bytea` },
      { digest: `'\\x01'::bytea` },
      { salt: 'null' },
      { salt: `'\\x01'` },
    ]) {
      expect([change, await tryOut(app, event(change))]).toEqual([change, 'MG003'])
    }
  })

  test('has a head that the application only advances to what was written', async () => {
    for (const change of [
      `seq = seq`,
      `hash = '\\x01'`,
      `seq = seq + 1`,
      `seq = seq - 1`,
      `seq = 0, hash = '\\x00'`,
    ]) {
      expect([change, await tryOut(app, `update audit_head set ${change}`)]).toEqual([
        change,
        'MG003',
      ])
    }
    expect(await tryOut(app, event(), `update audit_head set seq = seq + 1`)).toBe('MG003')
  })
})

describe('a closed month', () => {
  const month = 'year_month = 209001'
  const close = `update payroll_month set is_open = false, closed_hash = 'x' where ${month}`
  // What was paid apart rests on the payroll, which is reopened last.
  const reopening = ["type <> 'PAYROLL'", "type = 'PAYROLL'"].map(
    (which) =>
      `update payroll_month set is_open = true, reopen_reason = 'x' where ${month} and ${which}`,
  )
  const run = `insert into payroll_run (company_id, payroll_month_id, plan_hash, period_values)
    select company_id, id, 'prueba', '{}' from payroll_month where ${month}`
  const payslip = `insert into payslip (company_id, payroll_run_id, user_contract_id, user_id,
      payroll_month_id, facts, results, inputs_hash, net, earnings, deductions, employer_cost,
      snapshot)
    select s.company_id, s.payroll_run_id, s.user_contract_id + 1, s.user_id, s.payroll_month_id,
      s.facts, s.results, 'y', 1, 1, 0, 1, '{}' from payslip s where inputs_hash = 'x'`
  const failure = `insert into payslip_error (company_id, payroll_run_id, user_contract_id,
      payroll_month_id, code, message)
    select company_id, payroll_run_id, user_contract_id - 1, payroll_month_id, 'Y', 'y'
    from payslip_error where code = 'X'`
  const pointer = `update payroll_month set current_run_id = 1 where ${month}`
  const item = `update user_item set value = 5 where item_code = 'BONO_PRUEBA'`
  const removal = `delete from user_item where item_code = 'BONO_PRUEBA'`
  const late = `insert into user_item (company_id, user_contract_id, item_code, value, start_month)
    select company_id, user_contract_id, 'OTRO', 1, 209001 from user_item
    where item_code = 'BONO_PRUEBA'`

  test.each(Object.entries({ run, payslip, failure, item, removal, late }))(
    'takes no %s',
    async (_name, statement) => {
      expect(await tryOut(app, statement)).toEqual([])
      expect(await tryOut(app, close, statement)).toBe('MG001')
      expect(await tryOut(app, close, ...reopening, statement)).toEqual([])
    },
  )

  test('keeps pointing to the run it was closed with', async () => {
    expect(await tryOut(app, pointer)).toEqual([])
    expect(await tryOut(app, close, pointer)).toBe('MG001')
  })

  test('lets what lasts be ended after it, and what begins after it be written', async () => {
    const end = (at: number) =>
      `update user_item set end_month = ${at} where item_code = 'BONO_PRUEBA'`
    const next = late.replace('1, 209001', '1, 209002')
    expect(await tryOut(app, close, end(209003))).toEqual([])
    expect(await tryOut(app, close, next)).toEqual([])
  })
})

describe('versions', () => {
  const versionOf = (valid: string, more = '') =>
    `insert into user_version (company_id, user_id, valid, firstname, paternal_lastname
       ${more && ', superseded_at'})
     values (${company}, ${world.people.josefina.id}, '${valid}', 'A', 'B' ${more})`
  const split = `update user_version set valid = daterange(lower(valid), '2026-01-01')
    where user_id = ${world.people.josefina.id}`

  test('of one person do not overlap', async () => {
    expect(await tryOut(app, versionOf('[2026-01-01,)'))).toBe('23P01')
    expect(await tryOut(app, split, versionOf('[2026-01-01,)'))).toEqual([])
    expect(await tryOut(app, split, versionOf('[2025-12-31,)'))).toBe('23P01')
  })

  test('that were replaced stay, and are in nobody’s way', async () => {
    expect(await tryOut(app, versionOf('[2026-01-01,)', ', now()'))).toEqual([])
  })

  test('last at least a day', async () => {
    expect(await tryOut(app, split, versionOf('empty'))).toBe('23514')
  })
})
